import type { PoolClient } from 'pg';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { slow } from '../../platform/db/slowStatements.ts';
import type { Column } from './column.ts';

/** Answers whose match is remembered; more are asked for again. */
const MOST_ANSWERS = 200_000;
/** A condition on the answers to one question. */
export interface BlockCondition {
  question: string;
  /** Over `s.submission_data`. */
  matches: Sql;
  /** Numbers from which on, or at which, other numbers match. */
  bounds: readonly number[];
  /** Whether it compares numbers with these bounds alone, which are exact here as well. */
  comparesNumbers: boolean;
}

/** What blocks hold of the questions that conditions name. */
export interface ConditionColumns {
  isFilterable: boolean;
  /** Whether some block has numbers beside its entries. */
  hasNumbers: boolean;
}

/** Whether such columns answer a condition; submissions are read one by one otherwise. */
export const canMatch = (
  { comparesNumbers }: BlockCondition,
  { isFilterable, hasNumbers }: ConditionColumns,
): boolean => isFilterable && (!hasNumbers || comparesNumbers);

/**
 * Which submissions of blocks match a condition. The database decides for each different answer, so there is one rule
 * for rows and blocks. For numbers it is asked once for each bound and between them: comparisons do not change there.
 */
export class BlockMatcher {
  readonly condition: BlockCondition;
  private readonly known = new Map<string, boolean>();
  private readonly bounds: number[];

  constructor(condition: BlockCondition) {
    this.condition = condition;
    this.bounds = [...new Set(condition.bounds)].toSorted((one, other) => one - other);
  }

  /** Asks the database for the answers of these columns of the question, as far as they are new. */
  async learn(client: PoolClient, columns: readonly Column[]): Promise<void> {
    if (this.known.size > MOST_ANSWERS) this.known.clear();
    const asked = new Map<string, object>();
    const ask = (answer: unknown) => {
      const key = keyOf(answer);
      if (!this.known.has(key))
        asked.set(key, answer === undefined ? {} : { [this.condition.question]: answer });
    };
    ask(undefined);
    this.samples().forEach(ask);
    for (const { entries } of columns) for (const [, answer] of entries) ask(answer);
    if (asked.size === 0) return;
    const { rows } = await client.query<{ place: string }>(slow(this.statement([...asked.values()])));
    const matching = new Set(rows.map(({ place }) => Number(place) - 1));
    for (const [place, key] of [...asked.keys()].entries()) this.known.set(key, matching.has(place));
  }

  /** Returns those of the rows that match; without a column none of them has an answer. */
  matching(column: Column | undefined, rows: Uint32Array): Uint32Array {
    if (!column) return this.fits(undefined) ? rows : rows.subarray(0, 0);
    const { entries, numbers, scale } = column;
    const { codes } = column.packed;
    const fits = Uint8Array.from(entries, ([, answer]) => Number(this.fits(answer)));
    const samples = Uint8Array.from(this.samples(), (sample) => Number(this.fits(sample)));
    const unit = 10 ** scale;
    const numberCode = numbers ? entries.length - 1 : -1;
    const found = new Uint32Array(rows.length);
    let count = 0;
    for (const row of rows) {
      const code = codes[row]!;
      // Written whether it fits or not: a branch that nobody can foresee costs more.
      found[count] = row;
      count += code === numberCode ? samples[this.sampleOf(numbers![row]! / unit)]! : fits[code]!;
    }
    return found.subarray(0, count);
  }

  private fits(answer: unknown): boolean {
    return this.known.get(keyOf(answer)) ?? false;
  }

  private statement(answers: readonly object[]): Sql {
    return sql`select e.place from jsonb_array_elements(${JSON.stringify(answers)}::jsonb) with ordinality as e(answers, place),
      lateral (select e.answers as submission_data) s where ${this.condition.matches}`;
  }

  /** Numbers at the bounds and between them, in order: below the first, the first, up to the second, and so on. */
  private samples(): number[] {
    const { bounds } = this;
    if (bounds.length === 0) return [0];
    const between = (at: number): number => {
      const [lower, upper] = [bounds[at - 1], bounds[at]];
      if (lower === undefined) return (upper ?? 0) - 1;
      return upper === undefined ? lower + 1 : (lower + upper) / 2;
    };
    return [...bounds.flatMap((bound, at) => [between(at), bound]), between(bounds.length)];
  }

  /** Place of the sample that stands for a number. */
  private sampleOf(number: number): number {
    let at = 0;
    while (at < this.bounds.length && this.bounds[at]! < number) at++;
    return 2 * at + (this.bounds[at] === number ? 1 : 0);
  }
}

const keyOf = (answer: unknown): string => (answer === undefined ? '' : JSON.stringify(answer));
