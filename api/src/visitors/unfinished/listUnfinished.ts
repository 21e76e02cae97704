import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, pagesOf, type FormDefinition } from '@inlay/sdk/model';
import { run, sql } from '../../platform/db/sql.ts';
import type { StoppedPage, UnfinishedListResponse } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { CachedRevision, RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { languageOf, printSubmission } from '../../submissions/printSubmission.ts';
import { validateSubmission } from '../public-forms/submit/validateSubmission.ts';

/** Rows of a page of the list. */
const PAGE = 25;

interface Row {
  id: string;
  revisionId: string;
  answers: Record<string, unknown>;
  pageId: string | null;
  startedAt: Date;
  savedAt: Date;
  expiresAt: Date;
}

interface Count {
  pageId: string | null;
  state: 'sent' | 'waiting' | 'givenUp';
  count: number;
}

// A submission decides, whatever the row says (decision 870).
const isSent = sql`exists (
  select from form_submissions s where s.account_id = u.account_id and s.form_id = u.form_id
    and s.idempotency_key = u.idempotency_key)`;
const isWaiting = sql`u.ended_as is null and u.expires_at > now() and not ${isSent}`;

/** Lists answers in progress with what is printed of them, and counts where visitors stopped (SUBM-114, SUBM-115). */
export async function listUnfinished(
  em: EntityManager,
  revisions: RevisionCache,
  { form, after }: { form: Form; after: string | undefined },
): Promise<UnfinishedListResponse> {
  const own = sql`u.account_id = ${form.accountId} and u.form_id = ${form.id}`;
  const later = after
    ? sql`and (u.saved_at, u.id) < (
        select o.saved_at, o.id from unfinished_answers o
        where o.account_id = ${form.accountId} and o.form_id = ${form.id} and o.id = ${after})`
    : sql``;
  const rows = await run<Row>(
    em,
    sql`select u.id, u.revision_id as "revisionId", u.answers, u.page_id as "pageId", u.started_at as "startedAt",
        u.saved_at as "savedAt", u.expires_at as "expiresAt"
      from unfinished_answers u where ${own} and ${isWaiting} ${later}
      order by u.saved_at desc, u.id desc limit ${PAGE + 1}`,
  );
  const counts = await run<Count>(
    em,
    sql`select u.page_id as "pageId", count(*)::int as count,
        case when u.ended_as = 'sent' or ${isSent} then 'sent'
          when ${isWaiting} then 'waiting' else 'givenUp' end as state
      from unfinished_answers u where ${own} group by 1, 3`,
  );
  const current = await revisions.find(form.currentRevisionId);
  if (!current) throw new Error('A form has no current revision.');
  const shown = await Promise.all(
    rows
      .slice(0, PAGE)
      .map(async (row) => presentRow(row, (await revisions.find(row.revisionId)) ?? current)),
  );
  return {
    figures: figuresOf(current.definition, counts),
    unfinished: shown,
    hasMore: rows.length > PAGE,
  };
}

function presentRow(
  row: Row,
  { definition, plan }: CachedRevision,
): UnfinishedListResponse['unfinished'][number] {
  const language = languageOf(definition);
  const form = { definition, plan };
  const { answers } = validateSubmission({ form, rawAnswers: row.answers, captchaToken: 'later', language });
  const savedAt = new Date(row.savedAt);
  return {
    id: row.id,
    startedAt: new Date(row.startedAt).toISOString(),
    savedAt: savedAt.toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    page: pageOf(definition, row.pageId),
    answers: printSubmission(definition, { answers, submittedAt: savedAt } as Parameters<
      typeof printSubmission
    >[1])
      .filter(({ text }) => text !== '')
      .map(({ label, text }) => ({ label, text })),
  };
}

/** Returns the page at which a visitor stopped; a question stands for the page that asks it. */
function pageOf(definition: FormDefinition, pageId: string | null): StoppedPage {
  const pages = pagesOf(definition);
  const at =
    pageId === null
      ? 0
      : pages.findIndex(
          (page) => page.id === pageId || fieldsOf({ pages: [page] }).some(({ id }) => id === pageId),
        );
  return {
    number: at < 0 ? null : at + 1,
    title: pages[at]?.title ?? '',
    isReview: pageId === '',
  };
}

function figuresOf(definition: FormDefinition, counts: readonly Count[]): UnfinishedListResponse['figures'] {
  const total = (...states: Count['state'][]): number =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const stopped = new Map<string, StoppedPage & { count: number }>();
  for (const { pageId, state, count } of counts) {
    if (state === 'sent') continue;
    const page = pageOf(definition, pageId);
    const key = page.isReview ? 'review' : String(page.number);
    const before = stopped.get(key);
    stopped.set(key, { ...page, count: (before?.count ?? 0) + count });
  }
  const order = ({ number, isReview }: StoppedPage): number => (isReview ? 1e6 : (number ?? 2e6));
  return {
    begun: total('sent', 'waiting', 'givenUp'),
    sent: total('sent'),
    waiting: total('waiting'),
    givenUp: total('givenUp'),
    stoppedAt: [...stopped.values()].toSorted((one, other) => order(one) - order(other)),
  };
}
