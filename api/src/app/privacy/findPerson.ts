import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MAX_PERSON_SUBMISSIONS,
  PRIVACY_PLACES,
  type PersonFound,
  type PersonSubmission,
  type PrivacyPlace,
} from '../../platform/contract/index.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { IN_FORCE, IS_HELD } from '../../submissions/holds/isHeld.ts';
import { namesInJson, submissionsNaming, type Person } from './person.ts';
import { rowsOf } from './placeRows.ts';
import { TEXT_PLACES } from './textPlaces.ts';

/** Longest statement, in ms: a search reads places without an index. */
const STATEMENT_MS = 30_000;
/** Rows of a place that can be looked at. */
const SHOWN = 20;

/** What is stored of a person, with the rows that a dry run does not show. */
export interface FoundPerson extends Omit<PersonFound, 'submissions'> {
  submissions: (PersonSubmission & { day: string })[];
}

/**
 * Finds what an account stores of a person, place by place (PRIV-001). Submissions are found by the index of searches,
 * in the trash and outside.
 * @throws {ProblemError} `person.too_many`
 */
export async function findPerson(
  em: EntityManager,
  person: Person,
  { personHash, hasWarehouse }: { personHash: string; hasWarehouse: boolean },
): Promise<FoundPerson> {
  const { accountId } = person;
  await run(em, sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`);
  const submissions = await findSubmissions(em, person);
  const ids = submissions.map(({ id }) => id);
  const selection = { submissions: ids, leftOut: [] };
  const counts = new Map<PrivacyPlace, number>([
    ['submissions', submissions.filter(({ isInTrash }) => !isInTrash).length],
    ['trash', submissions.filter(({ isInTrash }) => isInTrash).length],
  ]);
  const paths = new Map<PrivacyPlace, Map<string, string>>();
  for (const place of TEXT_PLACES) {
    const isOfForm = FORM_PATHS[place.place] !== undefined || place.isOfSubmission === true;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const rows = await run<{ count: number; formIds: string[]; submissionIds: (string | null)[] }>(
      em,
      sql`select count(*)::int as count,
          ${isOfForm ? sql`(array_agg(t.form_id))[1:${sql.lit(SHOWN)}]` : sql`'{}'::uuid[]`} as "formIds",
          ${place.isOfSubmission ? sql`(array_agg(t.submission_id))[1:${sql.lit(SHOWN)}]` : sql`'{}'::uuid[]`} as "submissionIds"
        from ${sql.table(place.table)} t where ${rowsOf(place, person, selection)}`,
    );
    const [found] = rows;
    if (!found?.count) continue;
    counts.set(place.place, (counts.get(place.place) ?? 0) + found.count);
    paths.set(place.place, new Map([...(paths.get(place.place) ?? []), ...pathsOf(place.place, found)]));
  }
  const [rest] = await run<{
    exports: number;
    shared: number;
    events: number;
    named: number;
    isHeld: boolean;
  }>(
    em,
    sql`select
        (select count(*)::int from exports e where e.account_id = ${accountId} and (
          ${namesInJson(sql`e.selection`, person)} or e.form_ids ?| ${[...formsOf(submissions)]}::text[])) as exports,
        (select count(*)::int from shared_results r where r.account_id = ${accountId} and r.frozen_at is not null and (
          exists (select from unnest(${ids}::text[]) id where position(id in r.picture::text) > 0)
          or ${namesInJson(sql`r.picture`, person)})) as shared,
        (select count(*)::int from security_events v
          where v.event_type = 'successful_submission' and v.event_data ->> 'submissionId' = any(${ids}::text[])) as events,
        (select count(*)::int from security_events v
          where v.account_id = ${accountId} and ${namesInJson(sql`v.event_data`, person)}) as named,
        exists (select from legal_holds h
          where h.account_id = ${accountId} and h.person_hash = ${personHash} and ${IN_FORCE}) as "isHeld"`,
  );
  const inResults = submissions.filter(({ isInTrash }) => !isInTrash);
  counts.set('exports', rest?.exports ?? 0);
  counts.set('shared_results', rest?.shared ?? 0);
  counts.set('events', (rest?.events ?? 0) + (rest?.named ?? 0));
  counts.set('results', formsOf(inResults).size);
  if (hasWarehouse)
    counts.set('warehouse', new Set(submissions.map(({ formId, day }) => `${formId} ${day}`)).size);
  const titles = await loadTitles(em, accountId, [...paths.values()]);
  return {
    places: PRIVACY_PLACES.flatMap((place) => {
      const count = counts.get(place) ?? 0;
      const items = [...(paths.get(place) ?? [])].map(([path, formId]) => ({
        path,
        label: titles.get(formId) ?? '',
      }));
      return count > 0 ? [{ place, count, items }] : [];
    }),
    submissions,
    isHeld: rest?.isHeld ?? false,
  };
}

const formsOf = (submissions: readonly { formId: string }[]): Set<string> =>
  new Set(submissions.map(({ formId }) => formId));

async function findSubmissions(em: EntityManager, person: Person): Promise<FoundPerson['submissions']> {
  const found = await run<{ id: string }>(
    em,
    sql`select id from (${submissionsNaming(person)}) named limit ${MAX_PERSON_SUBMISSIONS + 1}`,
  );
  if (found.length > MAX_PERSON_SUBMISSIONS)
    throw new ProblemError('person.too_many', { values: { count: String(MAX_PERSON_SUBMISSIONS) } });
  return listSubmissions(
    em,
    person.accountId,
    found.map(({ id }) => id),
  );
}

/** Lists submissions as a dry run shows them, newest first. */
async function listSubmissions(
  em: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<FoundPerson['submissions']> {
  const rows = await run<Omit<FoundPerson['submissions'][number], 'submittedAt'> & { at: number }>(
    em,
    sql`select s.id, s.form_id as "formId", f.title as "formTitle", s.receipt_code as "receiptCode",
        (extract(epoch from s.submitted_at) * 1000)::float8 as at, s.deleted_at is not null as "isInTrash",
        ${IS_HELD} as "isHeld", (s.submitted_at at time zone 'UTC')::date::text as day
      from form_submissions s join forms f on f.account_id = s.account_id and f.id = s.form_id
      where s.account_id = ${accountId} and s.id = ${anyId(ids)}
      order by s.submitted_at desc, s.id`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, submittedAt: new Date(at).toISOString() }));
}

/** Where the rows of a place are looked at, below their form. */
const FORM_PATHS: Partial<Record<PrivacyPlace, string>> = {
  unfinished: 'responses',
  invitations: 'share/invitations',
};

/** Addresses at which some rows are looked at, each with its form. */
function pathsOf(
  place: PrivacyPlace,
  { formIds, submissionIds }: { formIds: readonly string[]; submissionIds: readonly (string | null)[] },
): [string, string][] {
  const below = FORM_PATHS[place];
  return formIds.flatMap((formId, at) => {
    const submissionId = submissionIds[at];
    if (submissionId) return [[`/forms/${formId}/responses?submission=${submissionId}`, formId]];
    return below ? [[`/forms/${formId}/${below}`, formId]] : [];
  });
}

async function loadTitles(
  em: EntityManager,
  accountId: string,
  paths: readonly ReadonlyMap<string, string>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(paths.flatMap((some) => [...some.values()]))];
  const rows = await run<{ id: string; title: string }>(
    em,
    sql`select id, title from forms where account_id = ${accountId} and id = ${anyId(ids)}`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
