#include "byte_set.hpp"

namespace croupier {

std::uint64_t ByteSet::hash(const std::uint8_t* bytes, std::size_t size) {
  std::uint64_t value = 0x9e3779b97f4a7c15ull ^ size;
  for (; size >= 8; bytes += 8, size -= 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes, 8);
    value = (value ^ word) * 0xd6e8feb86659fd93ull;
    value ^= value >> 32;
  }
  std::uint64_t last = 0;
  std::memcpy(&last, bytes, size);
  value = (value ^ last) * 0xff51afd7ed558ccdull;
  value ^= value >> 29;
  return value * 0x9e3779b97f4a7c15ull;
}

// A stored key is its size in two bytes and then its bytes.
const std::uint8_t* ByteSet::stored(std::uint64_t slot) const {
  const std::uint64_t place = (slot & ((1ull << kPlaceBits) - 1)) - 1;
  return blocks_[place / kBlock].get() + place % kBlock;
}

ByteSet::Added ByteSet::add(const ByteKey& key) {
  const std::uint64_t code = hash(key.bytes.data(), key.size);
  Shard& shard = shards_[code >> (64 - kShardBits)];
  if (shard.used * 5 >= shard.slots.size() * 3 && !grow(shard)) return Added::no_memory;
  const std::size_t mask = shard.slots.size() - 1;
  const std::uint64_t tag = code << kShardBits >> kPlaceBits << kPlaceBits;
  std::size_t at = code & mask;
  for (; shard.slots[at]; at = (at + 1) & mask) {
    if (shard.slots[at] >> kPlaceBits << kPlaceBits != tag) continue;
    const std::uint8_t* other = stored(shard.slots[at]);
    const std::size_t size = other[0] | other[1] << 8;
    if (size == key.size && std::memcmp(other + 2, key.bytes.data(), size) == 0) return Added::known;
  }
  const std::uint64_t place = store(key);
  if (!place) return Added::no_memory;
  shard.slots[at] = tag | place;
  ++shard.used;
  ++size_;
  return Added::fresh;
}

std::uint64_t ByteSet::store(const ByteKey& key) {
  const std::size_t size = key.size + 2u;
  if (filled_ + size > kBlock) {
    bytes_ += kBlock;
    if (!control_.take(kBlock)) return 0;
    blocks_.push_back(std::make_unique<std::uint8_t[]>(kBlock));
    filled_ = 0;
  }
  std::uint8_t* to = blocks_.back().get() + filled_;
  to[0] = static_cast<std::uint8_t>(key.size & 255);
  to[1] = static_cast<std::uint8_t>(key.size >> 8);
  std::memcpy(to + 2, key.bytes.data(), key.size);
  const std::uint64_t place = (blocks_.size() - 1) * kBlock + filled_ + 1;
  filled_ += size;
  return place;
}

bool ByteSet::grow(Shard& shard) {
  const std::size_t before = shard.slots.size(), count = before ? before * 2 : kFirst;
  bytes_ += (count - before) * 8;
  if (!control_.take((count - before) * 8)) return false;
  std::vector<std::uint64_t> slots(count);
  for (const std::uint64_t slot : shard.slots) {
    if (!slot) continue;
    const std::uint8_t* key = stored(slot);
    std::size_t at = hash(key + 2, key[0] | key[1] << 8) & (count - 1);
    while (slots[at]) at = (at + 1) & (count - 1);
    slots[at] = slot;
  }
  shard.slots = std::move(slots);
  return true;
}

}  // namespace croupier
