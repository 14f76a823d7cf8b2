// What the search has proved: bounds for whole classes of positions between two tricks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "cards.hpp"

namespace croupier::whist {

constexpr Card kNone = 0xff;

// All positions of one shape and one leader in which the highest cards of each suit, as many as `depth` says, belong
// to the same seats. In all of them the counted seats can be kept to `most` tricks, and are sure of `least`.
struct Class {
  Owners owners{};
  Owners mask{};  // two bits for each of those cards, as in `owners`
  std::array<std::int8_t, kSuits> depth{};
  std::int8_t least = 0, most = 0;

  bool holds(const Owners& now) const {
    std::uint32_t different = 0;
    for (std::size_t suit = 0; suit < kSuits; ++suit) different |= (owners[suit] ^ now[suit]) & mask[suit];
    return different == 0;
  }
};

// The classes of one shape and leader: a block of the table's, filled from its beginning.
struct Family {
  Shape shape = 0;
  std::uint32_t first = 0;
  std::uint16_t size = 0, room = 0;
  std::uint8_t leader = 0;
  Card best = kNone;  // the lead that decided here last
  bool used = false;
};

// Classes by shape and leader. It grows as it is filled, and begins again when it would outgrow its bytes: what is
// forgotten must be proved again, so no answer depends on it.
class ClassTable {
 public:
  explicit ClassTable(std::size_t bytes) : bytes_(bytes) { clear(); }

  void clear() {
    families_.assign(kFirst, Family{});
    classes_.clear();
    used_ = 0;
    size_ = 0;
  }

  // What is known of a shape and leader: an empty family if nothing is.
  const Family& family(Shape shape, int leader) const { return families_[slot(shape, leader)]; }

  const Class* begin(const Family& family) const { return classes_.data() + family.first; }

  void add(Shape shape, int leader, const Class& made, Card best) {
    const bool families_full = 2 * (used_ + 1) > families_.size();
    const bool classes_full = classes_.size() + kMostInFamily > classes_.capacity();
    if ((families_full || classes_full) && bytes_after_growth(families_full, classes_full) > bytes_) {
      clear();
    } else if (families_full) {
      grow();
    }
    Family& into = families_[slot(shape, leader)];
    if (!into.used) {
      ++used_;
      into.shape = shape;
      into.leader = static_cast<std::uint8_t>(leader);
      into.used = true;
    }
    if (into.size == into.room) make_room(into);
    classes_[into.first + into.size++] = made;
    if (best != kNone) into.best = best;
    ++size_;
  }

  std::size_t bytes() const { return classes_.capacity() * sizeof(Class) + families_.capacity() * sizeof(Family); }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t kFirst = 256;
  static constexpr std::uint16_t kMostInFamily = 1024;

  // While something grows to twice its size, its old place is still held.
  std::size_t bytes_after_growth(bool families, bool classes) const {
    return (families ? 3 : 1) * families_.size() * sizeof(Family) +
           (classes ? 3 : 1) * std::max<std::size_t>(classes_.capacity(), kMostInFamily) * sizeof(Class);
  }

  // A block of twice the size, for what is looked through often to lie together. The old one is not used again: all of
  // a family's old blocks are smaller than its last.
  void make_room(Family& family) {
    if (family.room >= kMostInFamily) {  // the older half is forgotten
      const auto at = classes_.begin() + family.first;
      std::copy(at + family.size / 2, at + family.size, at);
      family.size = static_cast<std::uint16_t>(family.size - family.size / 2);
      return;
    }
    const auto room = static_cast<std::uint16_t>(family.room == 0 ? 1 : 2 * family.room);
    const auto first = static_cast<std::uint32_t>(classes_.size());
    classes_.resize(classes_.size() + room);
    std::copy_n(classes_.begin() + family.first, family.size, classes_.begin() + first);
    family.first = first;
    family.room = room;
  }

  static std::size_t hash(Shape shape, int leader) {
    std::uint64_t mixed = (shape + static_cast<std::uint64_t>(leader) * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
    return static_cast<std::size_t>(mixed ^ mixed >> 32);
  }

  std::size_t slot(Shape shape, int leader) const {
    const std::size_t mask = families_.size() - 1;
    std::size_t at = hash(shape, leader) & mask;
    while (families_[at].used && (families_[at].shape != shape || families_[at].leader != leader)) at = (at + 1) & mask;
    return at;
  }

  void grow() {
    std::vector<Family> old(families_.size() * 2);
    old.swap(families_);
    for (const Family& moved : old) {
      if (moved.used) families_[slot(moved.shape, moved.leader)] = moved;
    }
  }

  std::size_t bytes_;
  std::vector<Family> families_;
  std::vector<Class> classes_;
  std::size_t used_ = 0;
  std::size_t size_ = 0;
};

}  // namespace croupier::whist
