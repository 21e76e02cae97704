import { resultsSnapshotSchema, type ResultsSnapshot } from '../../platform/contract/index.ts';

/** A text as frozen results show it. */
interface ShownText {
  submissionId: string;
  text: string;
}

/**
 * Returns frozen results without some of their texts; null where they have none of these. Words were counted of all
 * texts together, so they go with any of them; counts name nobody, and stay (PRIV-021).
 */
export function withoutErased(
  stored: unknown,
  isErased: (text: ShownText) => boolean,
): ResultsSnapshot | null {
  const read = resultsSnapshotSchema.safeParse(stored);
  if (!read.success) return null;
  let isChanged = false;
  const cards = read.data.cards.map((shown) => {
    const { card } = shown;
    if (card.kind !== 'text') return shown;
    const latest = card.latest.filter((text) => !isErased(text));
    // Somebody whose text is older than the newest ones may be among the words.
    if (latest.length === card.latest.length && card.words === null) return shown;
    isChanged = true;
    return { ...shown, card: { ...card, latest, words: null } };
  });
  return isChanged ? { ...read.data, cards } : null;
}
