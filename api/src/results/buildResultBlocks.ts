import type { Pool } from 'pg';
import { z } from 'zod';
import type { FormDefinition } from '@inlay/sdk/model';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { MINUTE_MS } from '../platform/calendar/durations.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { IN_INBOX } from '../submissions/list/submissionFilter.ts';
import type { AskedForm } from '../submissions/storedLogic.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { buildBlocks, type BlockPace, type BlockRow, type BlockSource } from './blocks/index.ts';
import { countingOf, type Bucketed } from './buckets.ts';
import type { CountedForm } from './counters.ts';
import { eachCounted, partsOfDefinition } from './countSubmission.ts';
import { loadState } from './loadCounters.ts';
import { scanSubmissions, type ScannedRow } from './scanSubmissions.ts';
import { addCount, ANSWERED, type Count, type Counts } from './tally.ts';

/** Longest run, in ms; the next one continues. Below the time after which a worker is taken for killed. */
const RUN_MS = 2 * MINUTE_MS;

export interface BlockDeps {
  /** A run holds one connection. */
  queuePool: Pool;
  revisions: RevisionCache;
}

/** Builds the blocks of a form of its submissions, as they are counted. */
export const buildResultBlocks = (
  { queuePool, revisions }: BlockDeps,
  form: CountedForm,
  signal: AbortSignal,
  pace?: BlockPace,
): Promise<void> => buildBlocks(queuePool, form, sourceOf(revisions, form), signal, pace);

const sourceOf = (revisions: RevisionCache, form: CountedForm): BlockSource => ({
  isCounted: async (client) => (await loadState(client, form)).state === 'counted',
  isInInbox: IN_INBOX,
  async *read(client, where) {
    const scan = { where, filter: null, visibility: FULL_VISIBILITY };
    for await (const { scanned, rows } of scanSubmissions(client, form, scan)) {
      const laidOut: BlockRow[] = [];
      for (const row of rows) {
        const asked = await revisions.find(row.revisionId);
        if (asked) laidOut.push(layOut(row, asked));
      }
      yield { scanned, rows: laidOut };
    }
  },
  addUp,
});

/** Lays out a submission with the revision that was answered. */
function layOut({ id, at, answers }: ScannedRow, asked: AskedForm): BlockRow {
  const counted = new Map<string, Bucketed[]>();
  eachCounted(asked, { answers, submittedAt: new Date(at) }, (question, bucketed) => {
    const known = counted.get(question);
    if (known) known.push(bucketed);
    else counted.set(question, [bucketed]);
  });
  const kept = keptOf(asked.definition);
  const laidOut: BlockRow['answers'][number][] = [];
  for (const [question, list] of counted) {
    const answer = answers[question];
    const isKept = kept.get(question)?.(answer) ?? false;
    laidOut.push({
      question,
      counted: list,
      answer,
      isKept,
      isNumber: typeof answer === 'number' && isNumber(list),
    });
  }
  for (const [question, answer] of Object.entries(answers))
    if (!counted.has(question))
      laidOut.push({ question, counted: [], answer, isKept: false, isNumber: false });
  return { id, at, answers: laidOut };
}

/** Whether an answer is counted as a number, and as nothing else. */
const isNumber = ([answered, number, more]: readonly Bucketed[]): boolean =>
  answered?.bucket === ANSWERED && more === undefined && number !== undefined && /^[n~]:/.test(number.bucket);

/** Adds up what one answer is counted as. */
export function addUp(counted: readonly Bucketed[]): [string, Count][] {
  const counts: Counts = new Map();
  for (const { bucket, sum } of counted) addCount(counts, bucket, sum === undefined ? [1] : [1, sum]);
  return [...counts];
}

type IsKept = (answer: unknown) => boolean;
const kinds = new WeakMap<FormDefinition, Map<string, IsKept>>();

/**
 * Which answers filters may read in blocks, by question: texts would make blocks as large as the submissions, and lists
 * of files and groups of rows are hardly ever twice the same.
 */
function keptOf(definition: FormDefinition): Map<string, IsKept> {
  const known = kinds.get(definition);
  if (known) return known;
  const kept = new Map<string, IsKept>();
  for (const part of partsOfDefinition(definition)) {
    const counting = part.kind === 'answer' ? countingOf(part.field) : null;
    if (counting !== null && counting !== 'files') kept.set(part.id, () => true);
    if (part.kind === 'value') kept.set(part.id, (answer) => typeof answer !== 'string');
  }
  kinds.set(definition, kept);
  return kept;
}

/** Builds the blocks of all counted forms, in any order: one that has always more to do would end each run. */
async function buildAll(deps: BlockDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.queuePool.query<CountedForm>(
    `select form_id as id, account_id as "accountId" from form_result_states
     where checked_at is not null order by random()`,
  );
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(RUN_MS)]);
  for (const form of rows) if (!inTime.aborted) await buildResultBlocks(deps, form, inTime);
}

export const buildResultBlocksJob = defineJob({
  name: 'build_result_blocks',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: BlockDeps, _payload, { signal }) => buildAll(deps, signal),
});
