import type { Pool } from 'pg';
import { createCoalescedLookup } from '../../../../platform/db/coalescedLookup.ts';
import {
  createGroupCommit,
  withoutRepeats,
  type GroupCommit,
  type GroupReport,
} from '../../../../platform/db/groupCommit.ts';
import type { GroupLimits } from '../../../../platform/db/groupQueue.ts';
import { invalid, refused, type Refused, type Stored, type StoredSubmission } from '../outcome.ts';
import { findPosition } from '../../../../submissions/quotaPosition.ts';
import { insertSubmissions, type Again, type Inserted } from './insertSubmissions.ts';
import { insertWithLimits } from './insertWithLimits.ts';
import type { NewSubmission, SubmissionKey, SubmissionStore } from './submissionStore.ts';

/** A full queue is stored within a second or two; a group takes some milliseconds. */
const LIMITS: GroupLimits = {
  group: 256,
  groupSize: 2 * 1024 * 1024,
  queued: 8_000,
  queuedSize: 32 * 1024 * 1024,
  waitMs: 1_000,
  inFlight: 2,
  overtakeMs: 50,
};

/** Reads keys of one account by their index, with a kept plan: see `insertSubmissions`, `publishedForm`. */
const FIND_BY_KEYS = `
  select s.account_id || '/' || asked.form_id || '/' || asked.key as name, s.id, s.content_hash as "contentHash",
    s.receipt_code as "receiptCode", s.submitted_at as "submittedAt", r.id as "redirectId"
  from unnest((select $1::uuid[]), (select $2::uuid[])) asked (form_id, key)
  cross join lateral (
    select * from form_submissions s
    where s.account_id = $3 and s.form_id = asked.form_id and s.idempotency_key >= asked.key
    order by s.idempotency_key limit 1
  ) s
  left join lateral (
    select id from form_redirects r where r.account_id = $3 and r.submission_id = s.id limit 1) r on true
  where s.idempotency_key = asked.key`;

/** `again`: another submission of the group has the same key, token or bucket and is stored first. */
type GroupOutcome = Awaited<ReturnType<SubmissionStore['store']>> | Again;

/** Whether storing needs a check of the whole table. */
const hasLimits = ({ browserHash, isLimited, uploads, places, quotas, unique }: NewSubmission): boolean =>
  isLimited ||
  browserHash !== null ||
  unique !== null ||
  uploads.length > 0 ||
  places.length > 0 ||
  quotas.length > 0;

const nameOf = ({ accountId, formId, idempotencyKey }: SubmissionKey): string =>
  `${accountId}/${formId}/${idempotencyKey}`.toLowerCase();

type Insert = (submissions: readonly NewSubmission[]) => Promise<Inserted | Refused>;

interface StoreListeners {
  onGroup?(report: GroupReport): void;
  /** Called with the forms of committed submissions. */
  onStored?(formIds: ReadonlySet<string>): void;
}

/**
 * Creates the store, which commits submissions in groups (decision 080). Submissions with limits have groups
 * per form: they lock their form's row, and no other form waits for the lock.
 */
export function createPostgresSubmissionStore(
  pool: Pool,
  { onGroup, onStored }: StoreListeners = {},
): SubmissionStore {
  const find = createCoalescedLookup<StoredSubmission>((names) => findByNames(pool, names));
  const findByKey: SubmissionStore['findByKey'] = (key) => find(nameOf(key));
  /** As the last statement found it. Where it has changed, a group with a common bucket fails and is halved. */
  let isCounting = true;

  /** Finds the row that was stored under a submission's key before. */
  const findRepeat = async (submission: NewSubmission): Promise<Stored | null> => {
    const before = await findByKey(submission);
    // Its own row: the connection broke after the commit, and this is the retry.
    return before && { kind: before.id === submission.id ? 'stored' : 'repeated', submission: before };
  };

  const storeGroup = async (
    submissions: readonly NewSubmission[],
    insert: Insert,
  ): Promise<GroupOutcome[]> => {
    const { first, repeats } = withoutRepeats(submissions, (one) => keysOf(one, isCounting));
    const inserted = await insert(first);
    const isRefused = 'kind' in inserted;
    if (!isRefused) {
      ({ isCounting } = inserted);
      if (inserted.stored.size > 0)
        onStored?.(new Set(first.filter(({ id }) => inserted.stored.has(id)).map(({ formId }) => formId)));
    }
    const again = new Set(repeats);
    return Promise.all(
      submissions.map(async (submission): Promise<GroupOutcome> => {
        if (again.has(submission)) return { kind: 'again' };
        if (isRefused) return inserted;
        const unplaced = inserted.unplaced?.get(submission.id);
        if (unplaced) return (await findRepeat(submission)) ?? unplaced;
        if (!inserted.confirmed.has(submission.id)) return refused('form.changed');
        if (inserted.stored.has(submission.id)) {
          const position = inserted.positions?.get(submission.id);
          const isSpam = submission.spam ? ({ isSpam: true } as const) : {};
          const stored = { kind: 'stored', submission: toStored(submission), ...isSpam } as const;
          return position === undefined ? stored : { ...stored, position };
        }
        const before = await findRepeat(submission);
        if (before) return before;
        if (submission.captchaToken) return invalid(submission.captchaToken.whenUsed);
        throw new Error('A submission vanished between its conflict and its reading.');
      }),
    );
  };
  const groups = (isByPartition: boolean, insert: Insert): GroupCommit<NewSubmission, GroupOutcome> =>
    createGroupCommit({
      commit: (submissions) => storeGroup(submissions, insert),
      partitionOf: ({ formId }) => formId,
      isByPartition,
      sizeOf: ({ size }) => size,
      // Groups of one form each wait for its lock, not for one another.
      limits: isByPartition ? { ...LIMITS, overtakeMs: 0 } : LIMITS,
      ...(onGroup && { onGroup }),
    });
  const plain = groups(false, (submissions) => insertSubmissions(pool, submissions));
  const limited = groups(true, (submissions) => insertWithLimits(pool, submissions));

  const store: SubmissionStore['store'] = async (submission) => {
    const outcome = await (hasLimits(submission) ? limited : plain).add(submission);
    return outcome.kind === 'again' ? store(submission) : outcome;
  };
  return {
    findByKey,
    findPosition: (submission) => findPosition(pool, submission),
    store,
    queued: () => plain.queued() + limited.queued(),
  };
}

const keysOf = (submission: NewSubmission, isCounting: boolean): string[] => [
  nameOf(submission),
  ...(submission.captchaToken ? [submission.captchaToken.hash] : []),
  ...(submission.claim && isCounting ? [submission.claim.bucket] : []),
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
  const found = new Map<string, StoredSubmission>();
  for (const [accountId, ofAccount] of Map.groupBy(keys, ([id]) => id)) {
    const { rows } = await pool.query<StoredSubmission & { name: string }>({
      name: 'find_submissions_by_key',
      text: FIND_BY_KEYS,
      values: [ofAccount.map(([, formId]) => formId), ofAccount.map(([, , key]) => key), accountId],
    });
    for (const { name, ...submission } of rows) found.set(name, submission);
  }
  return found;
}
