import { printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';

/** Bounds of a column's words, in characters: every column shows something, and none takes the row. */
const FEWEST = 6;
const MOST = 32;
/** Most of a head's characters that count: a question is longer than its answers. */
const HEAD = 14;
/** Longer answers that a column may cut. */
const CUT_SHARE = 0.1;

/** Returns the characters of a text as wide as Latin ones: others may be twice that. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);

/**
 * Returns how wide the columns of the list are by their words, each as a share of the row.
 *
 * @param rows some of them: the first screen
 */
export function weighColumns(
  columns: readonly { id: string; label: string }[],
  rows: readonly InboxRow[],
): number[] {
  const printed = rows.map(
    (row) => new Map(printAnswers(row).map(({ fieldId, text }) => [fieldId, widthOf(text)])),
  );
  return columns.map(({ id, label }) => {
    const widths = printed.map((answers) => answers.get(id) ?? 0).toSorted((one, other) => other - one);
    const words = widths[Math.floor(widths.length * CUT_SHARE)] ?? 0;
    return Math.min(MOST, Math.max(FEWEST, words, Math.min(HEAD, widthOf(label))));
  });
}
