import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { BYTE_ORDER_MARK, csvLine } from '@inlay/sdk/model';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { allowLinked } from '../../forms/publishing/prefilledLinks.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  INVITED_PAGE,
  MAX_INVITED,
  MAX_LIST_PROBLEMS,
  type InvitationListView,
  type InvitedList,
  type InvitedPeople,
  type InvitedPerson,
  type InvitedState,
  type invitedQuerySchema,
} from '../../platform/contract/index.ts';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Invitation } from '../../platform/entities/invitation.entity.ts';
import type { InvitationList } from '../../platform/entities/invitationList.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { findAnswers, type StoredAnswer } from './answered.ts';
import { answerKeyOf, invitationUrl, keyProofOf, stoppedHashOf } from './invitationLink.ts';
import { getList, schedule } from './list.ts';
import { SEND_JOB } from './sendJob.ts';
import { readPeople, type NewPerson, type ReadPeople } from './readPeople.ts';

/** People whom somebody adds to the list of a form. */
interface Asked {
  form: Form;
  /** Null where there is none yet: it says what would be added. */
  list: InvitationList | null;
  text: string;
  /** Whether the clients of the form's folder are added. */
  clients: boolean;
}

/** Adds people to the list of a form, or says who would be added: whoever is on it already stays as they are. */
export async function invitePeople(
  em: EntityManager,
  config: Config,
  { form, list, text, clients }: Asked,
  isPreview: boolean,
): Promise<InvitedPeople> {
  const { definition } = await getCurrentRevision(em, form);
  const read = readPeople(definition, text);
  // Who answers what they alone were asked is no longer anonymous.
  const isAnonymous = list?.isAnonymous === true;
  const given = isAnonymous ? withoutAnswers(read) : read;
  const all = clients ? [...given.people, ...(await listFolderClients(em, form))] : given.people;
  const { fresh, problems } = await sortOut(em, form, all);
  const faults = [...given.problems, ...problems].sort((one, other) => one.line - other.line);
  if (!isPreview && list && fresh.length > 0) await addPeople(em, config, { form, list, people: fresh });
  return {
    added: fresh.length,
    problems: faults.slice(0, MAX_LIST_PROBLEMS),
    problemCount: faults.length,
    fields: given.fields.map(({ label }) => label),
    ignored: given.ignored,
  };
}

const withoutAnswers = (read: ReadPeople): ReadPeople => ({
  ...read,
  people: read.people.map((person) => ({ ...person, answers: null })),
  fields: [],
  ignored: [...read.ignored, ...read.fields.map(({ label }) => label)],
});

/** Lists the clients with whom the form's folder is shared, and the form's own. */
async function listFolderClients(em: EntityManager, form: Form): Promise<NewPerson[]> {
  const found = await run(
    em,
    sql<{ email: string; name: string | null }>`
      select c.email, c.name from clients c
      where c.id = ${form.clientId ?? null} or c.id in (
        select s.client_id from client_folder_shares s
        where s.account_id = ${form.accountId} and s.folder_id = ${form.clientFolderId ?? null})
      order by c.email`,
  );
  return found.map(({ email, name }) => ({ line: 0, email, name: name ?? '', answers: null }));
}

/** Sorts out who is on the list already, and whoever would make it too long. */
async function sortOut(
  em: EntityManager,
  { id: formId, accountId }: Form,
  people: readonly NewPerson[],
): Promise<{ fresh: NewPerson[]; problems: InvitedPeople['problems'] }> {
  const rows = await run(
    em,
    sql<{ email: string }>`
      select email from invitations where account_id = ${accountId} and form_id = ${formId}`,
  );
  const known = new Set(rows.map(({ email }) => email));
  const before = known.size;
  const fresh: NewPerson[] = [];
  const problems: InvitedPeople['problems'] = [];
  for (const person of people) {
    const { line, email } = person;
    const isFull = before + fresh.length >= MAX_INVITED;
    if (known.has(email) || isFull) {
      // Clients have no line: they are on the list, which is what was asked for.
      if (line > 0) problems.push({ line, text: email, code: isFull ? 'full' : 'known', column: null });
      continue;
    }
    known.add(email);
    fresh.push(person);
  }
  return { fresh, problems };
}

/** Stores people in one statement, in no order; those who stopped the mails of this form stay stopped. */
async function addPeople(
  em: EntityManager,
  config: Config,
  { form, list, people }: { form: Form; list: InvitationList; people: readonly NewPerson[] },
): Promise<void> {
  const { id: formId, accountId } = form;
  const rows = people.map(({ email, name, answers }) => {
    const id = randomUUID();
    const keyProof = keyProofOf(config, answerKeyOf(config, id));
    return { id, email, name, answers, keyProof, stopped: stoppedHashOf(config, email) };
  });
  await run(
    em,
    sql`
      insert into invitations (id, account_id, form_id, email, name, answers, key_proof, stopped_at)
      select a.id, ${accountId}, ${formId}, a.email, a.name, a.answers, a."keyProof",
        case when s.email_hash is not null then now() end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(
        id uuid, email text, name text, answers jsonb, "keyProof" text, stopped text)
      left join invitation_stops s
        on s.account_id = ${accountId} and s.form_id = ${formId} and s.email_hash = a.stopped
      order by a.id
      on conflict on constraint invitations_email do nothing`,
  );
  const ids = [...new Set(people.flatMap(({ answers }) => Object.keys(answers ?? {})))];
  if (ids.length > 0) await allowLinked(em, form, { ids, locked: ids });
  await schedule(
    em,
    list,
    rows.map(({ id }) => id),
  );
}

/** A person as the list is read. */
interface Row {
  id: string;
  email: string;
  name: string;
  mails: number;
  mailedAt: Date | null;
  dueAt: Date | null;
  stoppedAt: Date | null;
  isAnswered: boolean;
  /** Of the last mail. */
  delivery: 'waiting' | 'sent' | 'failed' | null;
  problem: string | null;
}

/** The key under which a mail to a person is written once. */
export const onceKeyOf = (id: string, mail: number): string => `invitation:${id}:${mail}`;

/** Everybody on a list, with what became of their last mail. */
const ROWS = (list: Pick<InvitationList, 'formId' | 'accountId'>) => sql<Row>`
  select i.id, i.email, i.name, i.mails, i.mailed_at as "mailedAt", i.due_at as "dueAt",
    i.stopped_at as "stoppedAt", i.is_answered as "isAnswered", d.state as delivery, d.last_error as problem
  from invitations i
  left join deliveries d
    on d.account_id = i.account_id and d.once_key = 'invitation:' || i.id || ':' || i.mails
  where i.account_id = ${list.accountId} and i.form_id = ${list.formId}
  order by i.email, i.id`;

/** Everybody on a list with their state. */
async function loadPeople(
  em: EntityManager,
  config: Config,
  list: InvitationList,
): Promise<{ row: Row; state: InvitedState; answer: StoredAnswer | null }[]> {
  const rows = await run(em, ROWS(list));
  // Of an anonymous list nothing is asked that would tell who has answered.
  const ids = list.isAnonymous ? [] : rows.map(({ id }) => id);
  const answers = await findAnswers(em, config, { list, ids });
  return rows.map((row) => {
    const answer = answers.get(row.id) ?? null;
    return { row, state: stateOf(row, answer), answer };
  });
}

function stateOf(row: Row, answer: StoredAnswer | null): InvitedState {
  if (answer || row.isAnswered) return 'answered';
  if (row.stoppedAt) return 'stopped';
  if (row.mails === 0) return 'new';
  return row.delivery === 'waiting' ? 'sending' : row.delivery === 'failed' ? 'failed' : 'sent';
}

/** Counts the people of a list. */
export async function countPeople(
  em: EntityManager,
  config: Config,
  list: InvitationList,
): Promise<InvitationListView['counts']> {
  const people = await loadPeople(em, config, list);
  const inState = (state: InvitedState): number => people.filter((one) => one.state === state).length;
  return {
    people: people.length,
    mailed: people.filter(({ row }) => row.mails > 0).length,
    answered: inState('answered'),
    stopped: inState('stopped'),
    failed: inState('failed'),
  };
}

/** Lists a page of the people of a list, by their addresses. */
export async function listPeople(
  em: EntityManager,
  config: Config,
  { list, query }: { list: InvitationList; query: z.output<typeof invitedQuerySchema> },
): Promise<InvitedList> {
  const { q = '', state, offset } = query;
  const part = q.toLowerCase();
  const found = (await loadPeople(em, config, list)).filter(
    (one) =>
      (state === undefined || one.state === state) &&
      (one.row.email.includes(part) || one.row.name.toLowerCase().includes(part)),
  );
  return { people: found.slice(offset, offset + INVITED_PAGE).map(presentPerson), total: found.length };
}

const presentPerson = ({ row, state, answer }: Awaited<ReturnType<typeof loadPeople>>[number]): InvitedPerson => ({
  id: row.id,
  email: row.email,
  name: row.name,
  state,
  mails: row.mails,
  mailedAt: row.mailedAt ? new Date(row.mailedAt).toISOString() : null,
  dueAt: row.dueAt && state !== 'answered' ? new Date(row.dueAt).toISOString() : null,
  answeredAt: answer?.submittedAt.toISOString() ?? null,
  submissionId: answer?.submissionId ?? null,
  problem: state === 'failed' ? row.problem : null,
}); // prettier-ignore

/**
 * Writes the links of a list as CSV, for those who send them by other ways.
 * @throws {ProblemError} `invitations.anonymous`: whoever opens somebody's link sees whether they have answered.
 */
export async function writeLinks(em: EntityManager, config: Config, list: InvitationList): Promise<string> {
  if (list.isAnonymous) throw new ProblemError('invitations.anonymous');
  const people = await loadPeople(em, config, list);
  const lines = people.map(({ row, state }) => [row.name, row.email, invitationUrl(config, row.id), state]);
  return BYTE_ORDER_MARK + [['Name', 'Email', 'Link', 'State'], ...lines].map(csvLine).join('');
}

/** Takes a person off a list: their link opens nothing any more. @throws {ProblemError} `invitations.person_not_found`. */
export async function removePerson(em: EntityManager, form: Form, id: string): Promise<void> {
  const { id: formId, accountId } = form;
  const removed = await em.nativeDelete(Invitation, { id, formId, accountId });
  if (removed === 0) throw new ProblemError('invitations.person_not_found');
}

/**
 * Makes the next mail due now: of everybody who has had one and has not answered, or of one person.
 * @returns the number of people who get one.
 * @throws {ProblemError} `invitations.none`, `invitations.person_not_found`.
 */
export async function remindPeople(
  em: EntityManager,
  config: Config,
  { form, personId }: { form: Form; personId: string | undefined },
): Promise<number> {
  const list = await getList(em, form);
  const people = await loadPeople(em, config, list);
  if (personId !== undefined && !people.some(({ row }) => row.id === personId))
    throw new ProblemError('invitations.person_not_found');
  const isMissing = ({ row, state }: (typeof people)[number]): boolean =>
    state !== 'answered' &&
    state !== 'stopped' &&
    (personId === undefined ? row.mails > 0 : row.id === personId);
  const ids = people.filter(isMissing).map(({ row }) => row.id); // prettier-ignore
  if (ids.length === 0) return 0;
  await run(
    em,
    sql`
      update invitations set due_at = now()
      where account_id = ${list.accountId} and form_id = ${list.formId} and id = any(${idArray(ids)}::uuid[])`,
  );
  await addJob(em, SEND_JOB, {});
  return ids.length;
}
