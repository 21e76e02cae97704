import type { EntityManager } from '@mikro-orm/postgresql';
import { compareForms } from '@inlay/sdk/model';
import type {
  FormVersion,
  FormVersionDetail,
  FormVersionListResponse,
} from '../../platform/contract/index.ts';
import { HISTORY_PAGE, MAX_COUNTED_OF_VERSION, MAX_NAMED_CHANGES } from '../../platform/contract/index.ts';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import { FormDraft } from '../../platform/entities/formDraft.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findNames } from '../findNames.ts';
import { presentChanges } from '../presentChanges.ts';

/** A revision or a copy of a draft, as the history shows both. */
type Version = Pick<FormVersionDetail, 'id' | 'definition'> & {
  kind: FormVersion['kind'];
  savedAt: Date;
  savedBy: string | null;
};

const ofRevision = ({ id, definition, createdAt, createdBy }: FormRevision): Version => ({
  id,
  kind: 'published',
  definition,
  savedAt: createdAt,
  savedBy: createdBy ?? null,
});

const ofDraft = ({ id, definition, savedAt, savedBy }: FormDraft): Version => ({
  id,
  kind: 'draft',
  definition,
  savedAt,
  savedBy: savedBy ?? null,
});

/**
 * Lists the versions of a form, newest first: every revision that is kept and the copies of drafts, each with what
 * it changed of the revision before it.
 * @param before lists versions that are older than this time.
 */
export async function listVersions(
  em: EntityManager,
  form: Form,
  before: string | null,
): Promise<FormVersionListResponse> {
  const ofForm = { accountId: form.accountId, formId: form.id };
  const older = before === null ? {} : { $lt: new Date(before) };
  // One more of each: the last one shown is compared with it.
  const limit = HISTORY_PAGE + 1;
  const revisions = await em.find(
    FormRevision,
    { ...ofForm, ...(before !== null && { createdAt: older }) },
    { orderBy: { number: 'desc' }, limit },
  );
  const copies = await em.find(
    FormDraft,
    { ...ofForm, isCurrent: false, ...(before !== null && { savedAt: older }) },
    { orderBy: { savedAt: 'desc' }, limit },
  );
  const all = [...revisions.map(ofRevision), ...copies.map(ofDraft)].toSorted(
    (one, other) => other.savedAt.getTime() - one.savedAt.getTime(),
  );
  const shown = all.slice(0, HISTORY_PAGE);
  const names = await findNames(
    em,
    shown.flatMap(({ savedBy }) => savedBy ?? []),
  );
  const counts = await countSubmissions(em, form.accountId, shown);
  return {
    hasMore: all.length > HISTORY_PAGE,
    versions: shown.map((version, at) => {
      const published = all.slice(at + 1).find(({ kind }) => kind === 'published');
      const count = counts.get(version.id) ?? 0;
      const changes = published ? presentChanges(compareForms(published.definition, version.definition)) : [];
      return {
        id: version.id,
        kind: version.kind,
        savedAt: version.savedAt.toISOString(),
        savedBy: version.savedBy === null ? null : (names.get(version.savedBy) ?? null),
        isLive: version.id === form.currentRevisionId,
        submissionCount: Math.min(count, MAX_COUNTED_OF_VERSION),
        hasMoreSubmissions: count > MAX_COUNTED_OF_VERSION,
        changes: changes.slice(0, MAX_NAMED_CHANGES),
        changeCount: published ? changes.length : null,
      };
    }),
  };
}

/** Reads no further than the number that is counted: a revision may have millions. */
async function countSubmissions(
  em: EntityManager,
  accountId: string,
  versions: readonly Version[],
): Promise<ReadonlyMap<string, number>> {
  const ids = versions.filter(({ kind }) => kind === 'published').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await run<{ id: string; count: number }>(
    em,
    sql`
      select version.id, answered.count from unnest(${idArray(ids)}::uuid[]) as version (id)
      cross join lateral (
        select count(*)::int as count from (
          select 1 from form_submissions s
          where s.account_id = ${accountId} and s.revision_id = version.id and s.deleted_at is null
          limit ${sql.lit(MAX_COUNTED_OF_VERSION + 1)}) as first) as answered`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** @throws {ProblemError} `form.version_not_found` for what is no longer kept, or another form's. */
async function getVersion(em: EntityManager, form: Form, versionId: string): Promise<Version> {
  const one = { id: versionId, accountId: form.accountId, formId: form.id };
  const revision = await em.findOne(FormRevision, one);
  if (revision) return ofRevision(revision);
  const draft = await em.findOne(FormDraft, one);
  if (draft) return ofDraft(draft);
  throw new ProblemError('form.version_not_found');
}

/** Reads one version whole, for comparing and restoring; throws as `getVersion` does. */
export async function loadVersion(
  em: EntityManager,
  form: Form,
  versionId: string,
): Promise<FormVersionDetail> {
  const { id, definition, savedAt, savedBy } = await getVersion(em, form, versionId);
  const names = await findNames(em, savedBy === null ? [] : [savedBy]);
  return {
    id,
    definition,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy === null ? null : (names.get(savedBy) ?? null),
  };
}
