/** Kinds of entries, in the order of their groups: what one can do comes before what one has. */
export const ENTRY_KINDS = ['action', 'place', 'setting', 'form', 'client', 'answer'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something to go to or to do. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string;
  kind: EntryKind;
  label: string;
  /** What was found in it, shown below the label. */
  excerpt?: string;
  /** Address of a picture before the label. */
  picture?: string;
  /** Shown beside the label, and searched too. */
  detail?: string;
  /** Searched too, but not shown. */
  words?: string;
  /** An address of the dashboard, or what to do. */
  go: string | (() => void);
}

/** Most entries of one kind: more than that is a list of its own. */
const MOST_OF_A_KIND = 6;

/** Marks that are letters' accents: "Ärztetag" is found by "arztetag". */
const ACCENTS = /\p{M}/gu;
const folded = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLocaleLowerCase();

/** Lower is better; `null` = not a match. A label that begins with the text comes first, then words that do. */
function rankOf(entry: PaletteEntry, text: string): number | null {
  const label = folded(entry.label);
  const all = `${label} ${folded(`${entry.detail ?? ''} ${entry.words ?? ''}`)}`;
  if (!text.split(/\s+/).every((word) => all.includes(word))) return null;
  if (label.startsWith(text)) return 0;
  return label.includes(` ${text}`) ? 1 : 2;
}

/**
 * Returns the entries that contain all words of a text, the best of each kind first, kind by kind.
 *
 * @param typed as it stands in the box; empty shows the first of each kind.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = folded(typed.trim());
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, text);
    return rank === null ? [] : [{ entry, rank }];
  });
  return ENTRY_KINDS.flatMap((kind) =>
    ranked
      .filter(({ entry }) => entry.kind === kind)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_OF_A_KIND)
      .map(({ entry }) => entry),
  );
}
