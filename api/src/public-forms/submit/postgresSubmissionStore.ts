import type { Pool } from 'pg';
import { createCoalescedLookup } from '../../db/coalescedLookup.ts';
import {
  createGroupCommit,
  withoutRepeats,
  type GroupCommit,
  type GroupLimits,
  type GroupReport,
} from '../../db/groupCommit.ts';
import { insertSubmissions } from './insertSubmissions.ts';
import { storeUnderConditions } from './storeUnderConditions.ts';
import type { NewSubmission, StoredSubmission, StoreResult, SubmissionStore } from './submissionStore.ts';

/** What may wait is stored within a second or two; a group takes the database some milliseconds. */
const LIMITS: GroupLimits = {
  group: 256,
  groupSize: 2 * 1024 * 1024,
  waiting: 8_000,
  waitingSize: 32 * 1024 * 1024,
  waitMs: 1_000,
  underWay: 2,
};

/** In the order of the keys, and so by their index, with a plan that is kept: see `insertSubmissions`, `publishedForm`. */
const FIND_BY_KEYS = `
  select asked.form_id || '/' || asked.key as name, s.id, s.content_hash as "contentHash",
    s.receipt_code as "receiptCode", s.submitted_at as "submittedAt", r.id as "redirectId"
  from unnest((select $1::uuid[]), (select $2::uuid[])) asked (form_id, key)
  cross join lateral (
    select * from form_submissions s where s.form_id = asked.form_id and s.idempotency_key >= asked.key
    order by s.idempotency_key limit 1
  ) s
  left join lateral (select id from form_redirects r where r.submission_id = s.id limit 1) r on true
  where s.idempotency_key = asked.key`;

/** `again`: another of the group has the same key or token; it is judged when that one is stored. */
type GroupResult = StoreResult | { kind: 'again' };

/** Whether only the whole table can tell if it may be stored. */
const hasConditions = ({ browserHash, isLimited }: NewSubmission): boolean =>
  isLimited || browserHash !== null;

const nameOf = (formId: string, idempotencyKey: string): string =>
  `${formId}/${idempotencyKey}`.toLowerCase();

/**
 * Stores submissions in groups (decision 080). Those with conditions go in groups of their own, form by form:
 * they lock their form's row, and no other form waits for that.
 */
export function createPostgresSubmissionStore(
  pool: Pool,
  onGroup?: (report: GroupReport) => void,
): SubmissionStore {
  const find = createCoalescedLookup<StoredSubmission>((names) => findByNames(pool, names));
  const findByKey: SubmissionStore['findByKey'] = (formId, key) => find(nameOf(formId, key));
  const groups = (
    isByLane: boolean,
    insert: (submissions: readonly NewSubmission[]) => ReturnType<typeof storeUnderConditions>,
  ): GroupCommit<NewSubmission, GroupResult> =>
    createGroupCommit({
      commit: (submissions) => storeGroup(submissions, { insert, findByKey }),
      laneOf: ({ formId }) => formId,
      isByLane,
      sizeOf: ({ size }) => size,
      limits: LIMITS,
      ...(onGroup && { onGroup }),
    });
  const plain = groups(false, (submissions) => insertSubmissions(pool, submissions));
  const conditional = groups(true, (submissions) => storeUnderConditions(pool, submissions));

  const store = async (submission: NewSubmission): Promise<StoreResult> => {
    const result = await (hasConditions(submission) ? conditional : plain).add(submission);
    return result.kind === 'again' ? store(submission) : result;
  };
  return { findByKey, store, waiting: () => plain.waiting() + conditional.waiting() };
}

async function storeGroup(
  submissions: readonly NewSubmission[],
  by: {
    insert(submissions: readonly NewSubmission[]): ReturnType<typeof storeUnderConditions>;
    findByKey: SubmissionStore['findByKey'];
  },
): Promise<GroupResult[]> {
  const { first, repeats } = withoutRepeats(submissions, keysOf);
  const stored = await by.insert(first);
  const again = new Set(repeats);
  return Promise.all(
    submissions.map(async (submission): Promise<GroupResult> => {
      if (again.has(submission)) return { kind: 'again' };
      if (typeof stored === 'string') return { kind: stored };
      if (stored.has(submission.id)) return { kind: 'stored', submission: toStored(submission) };
      const before = await by.findByKey(submission.formId, submission.idempotencyKey);
      // Its own row: the commit was not heard of, and this is the second try.
      if (before?.id === submission.id) return { kind: 'stored', submission: before };
      if (before) return { kind: 'repeated', submission: before };
      if (submission.captchaToken) return { kind: 'captcha_used' };
      throw new Error('A submission vanished between its conflict and its reading.');
    }),
  );
}

const keysOf = ({ formId, idempotencyKey, captchaToken }: NewSubmission): string[] => [
  nameOf(formId, idempotencyKey),
  ...(captchaToken ? [captchaToken.hash] : []),
];

const toStored = ({
  id,
  contentHash,
  receiptCode,
  submittedAt,
  redirect,
}: NewSubmission): StoredSubmission => ({
  id,
  contentHash,
  receiptCode,
  submittedAt,
  redirectId: redirect?.id ?? null,
});

async function findByNames(
  pool: Pool,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredSubmission>> {
  const keys = names.map((name) => name.split('/'));
  const { rows } = await pool.query<StoredSubmission & { name: string }>({
    name: 'find_submissions_by_key',
    text: FIND_BY_KEYS,
    values: [keys.map(([formId]) => formId), keys.map(([, key]) => key)],
  });
  return new Map(rows.map(({ name, ...submission }) => [name, submission]));
}
