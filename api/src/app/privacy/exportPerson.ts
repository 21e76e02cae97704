import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { PrivacyPlace } from '../../platform/contract/index.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { escapeHtml } from '../../platform/mail/composeMail.ts';
import type { Answers } from '@inlay/sdk/model';
import { getAnsweredDefinition, printSubmission } from '../../submissions/printSubmission.ts';
import { findPerson } from './findPerson.ts';
import { hashPerson, type Person } from './person.ts';
import { rowsOf } from './placeRows.ts';
import { TEXT_PLACES } from './textPlaces.ts';

/** Rows of a place that a file has; an account with more of one person is asked to search for less. */
const MOST_ROWS = 10_000;

/** A submission with its answers as its form names them. */
interface HeldSubmission {
  id: string;
  form: string;
  receiptCode: string;
  submittedAt: string;
  isInTrash: boolean;
  address: string | null;
  userAgent: string | null;
  answers: { label: string; text: string; value: unknown }[];
  files: { name: string; bytes: number; address: string }[];
}

/** What an account stores of a person. */
interface HeldData {
  exportedAt: string;
  submissions: HeldSubmission[];
  others: Partial<Record<PrivacyPlace, Record<string, unknown>[]>>;
}

interface SubmissionRow {
  id: string;
  accountId: string;
  formId: string;
  revisionId: string;
  answers: Answers;
  address: string | null;
  userAgent: string | null;
}

/**
 * Reads what an account stores of a person, for them to have (PRIV-003). Files are named with their addresses.
 * @throws {ProblemError} `person.nothing`, `person.too_many`
 */
export async function exportPerson(em: EntityManager, person: Person, config: Config): Promise<HeldData> {
  const personHash = hashPerson(config.secret, person);
  const found = await findPerson(em, person, { personHash, hasWarehouse: false });
  if (found.places.length === 0) throw new ProblemError('person.nothing');
  const ids = found.submissions.map(({ id }) => id);
  const rows = await run<SubmissionRow>(
    em,
    sql`select id, account_id as "accountId", form_id as "formId", revision_id as "revisionId",
        submission_data as answers, host(ip_address) as address, user_agent as "userAgent"
      from form_submissions where account_id = ${person.accountId} and id = ${anyId(ids)}`,
  );
  const files = await run<{ id: string; submissionId: string; name: string; bytes: number }>(
    em,
    sql`select id, submission_id as "submissionId", name, coalesce(stored_size, size)::float8 as bytes from uploads
      where account_id = ${person.accountId} and submission_id = ${anyId(ids)} order by id`,
  );
  const filesOf = Map.groupBy(files, ({ submissionId }) => submissionId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const submissions: HeldSubmission[] = [];
  for (const { id, formTitle, receiptCode, submittedAt, isInTrash } of found.submissions) {
    const row = byId.get(id);
    if (!row) continue;
    const { address, userAgent } = row;
    submissions.push({
      id,
      form: formTitle,
      receiptCode,
      submittedAt,
      isInTrash,
      address,
      userAgent,
      // oxlint-disable-next-line no-await-in-loop -- one connection
      answers: await answersOf(em, row, new Date(submittedAt)),
      files: (filesOf.get(id) ?? []).map(({ id: fileId, name, bytes }) => ({
        name,
        bytes,
        address: `${config.publicUrl}/api/submissions/${id}/files/${fileId}`,
      })),
    });
  }
  const others: HeldData['others'] = {};
  for (const place of TEXT_PLACES) {
    const columns = [...place.key, ...place.columns.map(({ name }) => name)];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const named = await run<Record<string, unknown>>(
      em,
      sql`select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${sql.table(place.table)} t
        where ${rowsOf(place, person, { submissions: ids, leftOut: [] })} limit ${sql.lit(MOST_ROWS)}`,
    );
    if (named.length > 0) others[place.place] = [...(others[place.place] ?? []), ...named];
  }
  return { exportedAt: new Date().toISOString(), submissions, others };
}

/** Answers with the labels of the form that was answered; others, such as hidden ones, by their names. */
async function answersOf(
  em: EntityManager,
  row: SubmissionRow,
  submittedAt: Date,
): Promise<HeldSubmission['answers']> {
  const printed = printSubmission(await getAnsweredDefinition(em, row), { ...row, submittedAt });
  const known = new Set(printed.map(({ id }) => id));
  const stored: Readonly<Record<string, unknown>> = row.answers;
  const rest = Object.keys(stored).filter((name) => !known.has(name));
  return [
    ...printed.flatMap(({ id, label, text }) =>
      stored[id] === undefined ? [] : [{ label, text, value: stored[id] }],
    ),
    ...rest.map((name) => ({ label: name, text: textOf(stored[name]), value: stored[name] })),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes that data as a page that is read and printed without anything else. */
export function writePersonPage({ exportedAt, submissions, others }: HeldData): string {
  const list = (facts: readonly (readonly [string, string])[]): string =>
    `<dl>${facts
      .map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`)
      .join('')}</dl>`;
  const ofSubmission = (one: HeldSubmission): string =>
    `<section><h2 dir="auto">${escapeHtml(one.form)}</h2>
<p><time>${one.submittedAt}</time> · ${escapeHtml(one.receiptCode)}</p>${list([
      ...one.answers.map(({ label, text }) => [label, text] as const),
      ...(one.address ? [['IP', one.address] as const] : []),
      ...(one.userAgent ? [['User agent', one.userAgent] as const] : []),
    ])}${one.files
      .map(
        ({ name, address }) => `<p><a href="${escapeHtml(address)}" dir="auto">${escapeHtml(name)}</a></p>`,
      )
      .join('')}</section>`;
  const ofPlace = ([place, rows]: [string, readonly Record<string, unknown>[]]): string =>
    `<section><h2>${escapeHtml(place.replaceAll('_', ' '))}</h2>${rows
      .map((row) =>
        list(
          Object.entries(row).flatMap(([name, value]) =>
            value === null ? [] : [[name, textOf(value)] as const],
          ),
        ),
      )
      .join('<hr>')}</section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stored data, ${exportedAt}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#16181d;background:#fff}
h2{font-size:1.125rem;margin:2rem 0 .5rem}dt{color:#5c6370;font-size:.875rem}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}
hr{border:0;border-top:1px solid #e6e8ec}</style>
<h1>Stored data</h1><p><time>${exportedAt}</time></p>
${submissions.map(ofSubmission).join('')}${Object.entries(others).map(ofPlace).join('')}</html>`;
}
