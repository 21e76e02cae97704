/** Texts about an order. */
export const rankingWords = {
  repeated_rank: 'Please choose each option only once.',
  incomplete_ranking: 'Please fill in every place.',
  place: 'Place {place}',
  rankHint: 'Choose in the order you prefer. Drag to change it, or use the arrow keys.',
  rankPlace: '{option}: place {place}',
  rankNone: '{option}: not ranked',
};
