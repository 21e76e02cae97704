import type { Pool } from 'pg';
import { z } from 'zod';
import { resultCardSchema, SMALLEST_HIDING_GROUP, type ResultCard } from '@inlay/sdk/model';
import type { ResultsLine } from '../../platform/contract/index.ts';
import { compile, sql } from '../../platform/db/sql.ts';
import type { ResolvedQuery } from '../../results/resultsQuery.ts';
import { IN_INBOX } from '../../submissions/list/submissionFilter.ts';

/** Newest submissions among which new answers are looked for: a bound of work; fewer than there are is safe. */
const MOST_LOOKED_AT = 5_000;
/** Id of the number of submissions among those of questions. */
const ALL = '';

const momentSchema = z.string();
const stateSchema = z.object({
  submissions: z.object({ count: z.number(), until: momentSchema }),
  cards: z.record(z.string(), z.object({ card: resultCardSchema, until: momentSchema })),
});
type SharedState = z.infer<typeof stateSchema>;

interface Held {
  version: string;
  state: SharedState;
}

/** A card as it was; `until` is null for one of now. */
export interface HeldCard {
  card: ResultCard;
  until: string | null;
}

/** Results that do not follow every answer. */
export interface HeldResults {
  submissions: number;
  /** By question, each with the moment until which answers are in it; the texts of answers are left out. */
  cards: ReadonlyMap<string, HeldCard>;
}

type CountedForm = Pick<ResolvedQuery['form'], 'id' | 'accountId'>;

/**
 * Returns the results of a form as all its links that hide small groups show them. A card changes only when at least
 * the smallest group of people have answered it since, who are still there: whoever compares two states, at whatever
 * distance, then sees that many people or none (decision 924). The number of submissions does the same.
 *
 * Deleted, withdrawn and edited answers stay counted until then, and answers that come back are no new ones.
 * @param smallest the smallest group of the link that asks
 * @param count counts the form as it is now
 * @param asked the questions that the link shows
 */
export async function holdResults(
  pool: Pool,
  form: CountedForm,
  smallest: number,
  { asked, count }: { asked: readonly string[]; count(): Promise<ResultsLine> },
): Promise<HeldResults> {
  const held = await findHeld(pool, form);
  const step = await findStep(pool, form, smallest);
  const due = held ? await findDue(pool, form, held.state, step) : null;
  const isWhole = held && asked.every((id) => held.state.cards[id]);
  if (held && isWhole && due?.size === 0) return present(held.state, null);
  const line = await count();
  const until = await findMoment(pool, form);
  // Those who were new and left while the others were counted make no step.
  const still = held && due && due.size > 0 ? await findDue(pool, form, held.state, step) : due;
  const next = stepOf(held?.state ?? null, line, { due: still, until, smallest });
  if (!held && line.submissions < smallest) return present(next, line);
  if (!(await store(pool, form, next, held))) {
    // Another process was first: what it shows is shown here.
    const theirs = await findHeld(pool, form);
    if (theirs) return present(theirs.state, null);
  }
  return present(next, line);
}

/** What is shown next: the cards that may change, and those that nobody has seen yet. */
function stepOf(
  before: SharedState | null,
  line: ResultsLine,
  { due, until, smallest }: { due: ReadonlySet<string> | null; until: string; smallest: number },
): SharedState {
  const cards = { ...before?.cards };
  for (const card of line.cards) {
    // Of a card that few have answered nothing is told, so that it need not be kept.
    const isTold = card.kind === 'text' || card.answered === 0 || card.answered >= smallest;
    const mayChange = cards[card.id] === undefined ? isTold : due?.has(card.id);
    if (mayChange) cards[card.id] = { card: withoutTexts(card), until };
  }
  const submissions = !before || due?.has(ALL) ? { count: line.submissions, until } : before.submissions;
  return { submissions, cards };
}

/** @param now the results of now, for cards of which nothing may be told. */
function present({ submissions, cards }: SharedState, now: ResultsLine | null): HeldResults {
  const others = (now?.cards ?? []).filter(({ id }) => cards[id] === undefined);
  return {
    submissions: submissions.count,
    cards: new Map<string, HeldCard>([
      ...Object.entries(cards),
      ...others.map((card) => [card.id, { card: withoutTexts(card), until: null }] as const),
    ]),
  };
}

/** Ids of the latest texts alone: a copy of a text would outlive its answer. Words of few people say who. */
const withoutTexts = (card: ResultCard): ResultCard =>
  card.kind === 'text'
    ? {
        ...card,
        latest: card.latest.map((one) => ({ ...one, text: '' })),
        words: card.words?.filter((word) => word.count >= SMALLEST_HIDING_GROUP) ?? null,
      }
    : card;

async function findHeld(pool: Pool, { id, accountId }: CountedForm): Promise<Held | null> {
  const { rows } = await pool.query<{ version: string; state: unknown }>(
    `select version, state from shared_states where form_id = $1 and account_id = $2`,
    [id, accountId],
  );
  return rows[0] ? { version: rows[0].version, state: stateSchema.parse(rows[0].state) } : null;
}

/** Returns how many people make a step: the largest group that one of the form's links hides. */
async function findStep(pool: Pool, { id, accountId }: CountedForm, smallest: number): Promise<number> {
  const { rows } = await pool.query<{ most: number | null }>(
    `select max(smallest_group) as most from shared_results where form_id = $1 and account_id = $2`,
    [id, accountId],
  );
  return Math.max(smallest, rows[0]?.most ?? 0);
}

/** Finds the cards that so many people have answered since they were counted, who are still there. */
async function findDue(
  pool: Pool,
  { id, accountId }: CountedForm,
  { submissions, cards }: SharedState,
  step: number,
): Promise<Set<string>> {
  const moments = Object.fromEntries(Object.entries(cards).map(([card, { until }]) => [card, until]));
  const asked = JSON.stringify({ ...moments, [ALL]: submissions.until });
  const { rows } = await pool.query<{ id: string }>(
    compile(sql`
      select q.id from (
        select s.submitted_at, s.submission_data from form_submissions s
        where s.form_id = ${id}::uuid and s.account_id = ${accountId}::uuid and ${IN_INBOX}
          and s.submitted_at > (select min(value::timestamptz) from jsonb_each_text(${asked}::jsonb))
        order by s.submitted_at desc limit ${MOST_LOOKED_AT}::int
      ) fresh join jsonb_each_text(${asked}::jsonb) q (id, until)
        on fresh.submitted_at > q.until::timestamptz
          and (q.id = '' or coalesce(fresh.submission_data -> q.id, 'null') not in ('null', '""', '[]', '{}'))
      group by q.id having count(*) >= ${step}::int`),
  );
  return new Set(rows.map((row) => row.id));
}

/** Returns the moment until which every submission that can have been counted came, whatever time it names. */
async function findMoment(pool: Pool, { id, accountId }: CountedForm): Promise<string> {
  const { rows } = await pool.query<{ until: string }>(
    `select greatest(clock_timestamp(), max(submitted_at))::text as until from form_submissions
     where form_id = $1 and account_id = $2`,
    [id, accountId],
  );
  return rows[0]!.until;
}

/** @returns false where somebody else has stored another state meanwhile. */
async function store(
  pool: Pool,
  { id, accountId }: CountedForm,
  state: SharedState,
  before: Held | null,
): Promise<boolean> {
  const values = [id, accountId, JSON.stringify(state)];
  const { rowCount } = before
    ? await pool.query(
        `update shared_states set state = $3, version = gen_random_uuid()
         where form_id = $1 and account_id = $2 and version = $4`,
        [...values, before.version],
      )
    : await pool.query(
        `insert into shared_states (form_id, account_id, state) values ($1, $2, $3) on conflict do nothing`,
        values,
      );
  return rowCount === 1;
}
