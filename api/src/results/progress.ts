import { NEWEST_ROWS } from './newestTexts.ts';
import type { BlockSums } from './blockSums.ts';
import type { ScannedRow } from './scanSubmissions.ts';
import { Tally } from './tally.ts';

/** Where a count stands. */
export class Progress {
  /** Submissions that were looked at. */
  counted = 0;
  /** The newest of the submissions that match, with the visible answers. */
  newest: ScannedRow[] = [];
  /** What was counted besides blocks. */
  rows = new Tally();
  /** What was counted in blocks; null where none are read. */
  blocks: BlockSums | null = null;

  /** All that was counted so far. */
  get tally(): Tally {
    if (!this.blocks) return this.rows;
    const sum = new Tally();
    sum.addAll(this.rows);
    this.blocks.addTo(sum);
    return sum;
  }

  /** Whether a submission of this time, in ms since 1970, would be among the newest. */
  isNew(at: number): boolean {
    const last = this.newest[NEWEST_ROWS - 1];
    return !last || at >= last.at;
  }

  /** Keeps the newest of the submissions that match. */
  addNewest(found: readonly ScannedRow[]): void {
    const newer = found.filter(({ at }) => this.isNew(at));
    if (newer.length === 0) return;
    const byId = new Map([...this.newest, ...newer].map((row) => [row.id, row]));
    this.newest = [...byId.values()].toSorted(newestFirst).slice(0, NEWEST_ROWS);
  }
}

const newestFirst = (one: ScannedRow, other: ScannedRow): number =>
  other.at - one.at || (one.id < other.id ? 1 : -1);
