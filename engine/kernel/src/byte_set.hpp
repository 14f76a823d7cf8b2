// A set of exact keys of any length: the bytes of every key are kept and compared.
#pragma once

#include <cstring>
#include <memory>
#include <new>

#include "search.hpp"

namespace croupier {

struct ByteKey {
  std::array<std::uint8_t, kMaxCards + 2 * kMaxPiles + kMaxFoundations + 2> bytes;
  std::uint16_t size = 0;
  bool operator==(const ByteKey& other) const {
    return size == other.size && std::memcmp(bytes.data(), other.bytes.data(), size) == 0;
  }
  void add(int byte) { bytes[size++] = static_cast<std::uint8_t>(byte); }
  void add(const Card* from, const Card* to) {
    std::memcpy(bytes.data() + size, from, static_cast<std::size_t>(to - from));
    size = static_cast<std::uint16_t>(size + (to - from));
  }
};

// Kept in many small tables that grow one at a time, so no single growth holds up a cancellation.
class ByteSet {
 public:
  enum class Added { fresh, known, no_memory };

  explicit ByteSet(Control& control) : control_(control), shards_(kShards) {}
  ~ByteSet() { control_.give_back(bytes_); }
  ByteSet(const ByteSet&) = delete;
  ByteSet& operator=(const ByteSet&) = delete;

  void prefetch(const ByteKey&) const {}
  std::uint64_t size() const { return size_; }
  Added add(const ByteKey& key);

 private:
  static constexpr int kShardBits = 8;
  static constexpr std::size_t kShards = std::size_t{1} << kShardBits;
  static constexpr std::size_t kFirst = 16;
  static constexpr std::size_t kBlock = std::size_t{1} << 16;
  static constexpr int kPlaceBits = 44;

  // A slot is 0, or a tag of 20 bits of the hash over a place of 44 bits, counted from 1.
  struct Shard {
    std::vector<std::uint64_t> slots;
    std::size_t used = 0;
  };

  static std::uint64_t hash(const std::uint8_t* bytes, std::size_t size);
  const std::uint8_t* stored(std::uint64_t slot) const;
  bool grow(Shard& shard);
  std::uint64_t store(const ByteKey& key);  // the place, or 0 without memory

  Control& control_;
  std::vector<Shard> shards_;
  std::vector<std::unique_ptr<std::uint8_t[]>> blocks_;
  std::size_t filled_ = kBlock;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace croupier
