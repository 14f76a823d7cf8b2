// A set of exact keys: open addressing, nothing but the keys themselves, no fingerprints.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>

#include "search.hpp"

namespace croupier {

// Key: equality, a hash() of 64 good bits, and is_free() of the value-initialised key that no state has.
// Kept in many small tables that grow one at a time, so no single growth holds up a cancellation.
template <class Key>
class ExactSet {
 public:
  explicit ExactSet(Control& control) : control_(control), first_(kShards * kFirst), shards_(kShards) {
    bytes_ = first_.size() * sizeof(Key);
    control_.take(bytes_);
    for (std::size_t at = 0; at < kShards; ++at) shards_[at].keys = &first_[at * kFirst];
  }
  ~ExactSet() { control_.give_back(bytes_); }
  ExactSet(const ExactSet&) = delete;
  ExactSet& operator=(const ExactSet&) = delete;

  enum class Added { fresh, known, no_memory };

  void prefetch(const Key& key) const {
    const std::uint64_t hash = key.hash();
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    __builtin_prefetch(&shard.keys[hash & shard.mask]);
  }

  Added add(const Key& key) {
    const std::uint64_t hash = key.hash();
    Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.used * 5 > (shard.mask + 1) * 3 && !grow(shard)) return Added::no_memory;
    std::size_t at = hash & shard.mask;
    while (!shard.keys[at].is_free()) {
      if (shard.keys[at] == key) return Added::known;
      at = (at + 1) & shard.mask;
    }
    shard.keys[at] = key;
    ++shard.used;
    ++size_;
    return Added::fresh;
  }

  bool has(const Key& key) const {
    const std::uint64_t hash = key.hash();
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    for (std::size_t at = hash & shard.mask; !shard.keys[at].is_free(); at = (at + 1) & shard.mask) {
      if (shard.keys[at] == key) return true;
    }
    return false;
  }

  std::uint64_t size() const { return size_; }

 private:
  static constexpr int kShardBits = 7;
  static constexpr std::size_t kShards = std::size_t{1} << kShardBits;
  static constexpr std::size_t kFirst = 16;

  struct Freer {
    void operator()(Key* keys) const { std::free(keys); }
  };
  struct Shard {
    Key* keys = nullptr;  // a piece of `first_` until it grows
    std::size_t mask = kFirst - 1;
    std::size_t used = 0;
    std::unique_ptr<Key[], Freer> grown;
  };

  bool grow(Shard& shard) {
    const std::size_t before = shard.mask + 1, count = before * 2;
    // While it grows a table is there twice.
    if (!control_.take(count * sizeof(Key))) {
      control_.give_back(count * sizeof(Key));
      return false;
    }
    // calloc: a large table's pages are cleared only when they are first touched.
    std::unique_ptr<Key[], Freer> keys(static_cast<Key*>(std::calloc(count, sizeof(Key))));
    if (!keys) {
      control_.give_back(count * sizeof(Key));
      control_.stop(Why::memory);
      return false;
    }
    for (std::size_t from = 0; from < before; ++from) {
      if (shard.keys[from].is_free()) continue;
      std::size_t at = shard.keys[from].hash() & (count - 1);
      while (!keys[at].is_free()) at = (at + 1) & (count - 1);
      keys[at] = shard.keys[from];
    }
    const std::size_t freed = shard.grown ? before * sizeof(Key) : 0;
    shard.grown = std::move(keys);
    shard.keys = shard.grown.get();
    shard.mask = count - 1;
    bytes_ += count * sizeof(Key) - freed;
    control_.give_back(freed);
    return true;
  }

  Control& control_;
  std::vector<Key> first_;  // one piece for all shards: most searches end before any of them grows
  std::vector<Shard> shards_;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace croupier
