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
  explicit ExactSet(Control& control) : control_(control), shards_(kShards) {}
  ~ExactSet() { control_.give_back(bytes_); }
  ExactSet(const ExactSet&) = delete;
  ExactSet& operator=(const ExactSet&) = delete;

  enum class Added { fresh, known, no_memory };

  void prefetch(const Key& key) const {
    const std::uint64_t hash = key.hash();
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.keys) __builtin_prefetch(&shard.keys[hash & shard.mask]);
  }

  Added add(const Key& key) {
    const std::uint64_t hash = key.hash();
    Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (!shard.keys || shard.used * 5 > (shard.mask + 1) * 3) {
      if (!grow(shard)) return Added::no_memory;
    }
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
    if (!shard.keys) return false;
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
    std::unique_ptr<Key[], Freer> keys;
    std::size_t mask = 0;
    std::size_t used = 0;
  };

  bool grow(Shard& shard) {
    const std::size_t before = shard.keys ? shard.mask + 1 : 0;
    const std::size_t count = before ? before * 2 : kFirst;
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
    shard.keys = std::move(keys);
    shard.mask = count - 1;
    bytes_ += (count - before) * sizeof(Key);
    control_.give_back(before * sizeof(Key));
    return true;
  }

  Control& control_;
  std::vector<Shard> shards_;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace croupier
