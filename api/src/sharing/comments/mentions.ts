import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { CommentAudience, Mention } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { Thread } from './thread.ts';

/** Somebody who can be mentioned. */
export interface Person extends Mention {
  email: string;
  /** Whether they want a mail about it. */
  isMailed: boolean;
}

/** The part of an address before the @ stands in for a name, so that no text carries a whole address. */
const USER_NAME = sql`coalesce(nullif(p.full_name, ''), split_part(p.email, '@', 1))`;

/**
 * Lists the people whom the reader of a thread may mention, by name. Users: members of the account, those with a role
 * in the form or its folder, and clients who read the thread. Clients: only users who have already written to clients
 * there.
 */
export async function listPeople(
  em: EntityManager,
  { form, submission, reader, clients }: Thread,
): Promise<Person[]> {
  const among =
    reader.kind === 'user'
      ? sql`select user_id from account_members where account_id = ${form.accountId}::uuid
          union select user_id from account_grants where account_id = ${form.accountId}::uuid
            and (form_id = ${form.id}::uuid or folder_id = ${form.clientFolderId ?? null}::uuid)`
      : sql`select author_id from submission_comments c
          where c.submission_id = ${submission.id}::uuid and c.audience = 'clients'`;
  const users = await run<Person>(
    em,
    sql`select 'user' as kind, p.user_id as id, ${USER_NAME} as name, p.email, p.mention_mails as "isMailed"
      from profiles p where p.user_id in (${among}) order by 3, 2`,
  );
  return [
    ...users,
    ...clients.map(({ client: { id, name, companyName, email, mentionMails } }): Person => ({
      kind: 'client',
      id,
      name: name || companyName || (email.split('@')[0] ?? email),
      email,
      isMailed: mentionMails,
    })),
  ];
}

/**
 * Returns the people whom a text names, among those whom its author chose. Only comments for clients name clients, who
 * could not read others; one for the sender names nobody.
 */
export function mentionedIn(
  people: readonly Person[],
  comment: { text: string; audience: CommentAudience; mentions: readonly Pick<Mention, 'kind' | 'id'>[] },
): Person[] {
  const { text, audience, mentions } = comment;
  return people.filter(
    ({ kind, id, name }) =>
      mentions.some((one) => one.id === id && one.kind === kind) &&
      text.includes(`@${name}`) &&
      (audience === 'clients' || (audience === 'team' && kind === 'user')),
  );
}

/** Mails those mentioned who want it, except the author. */
export async function mailMentions(
  em: EntityManager,
  config: Config,
  input: { thread: Thread; author: string; text: string; people: readonly Person[] },
): Promise<void> {
  const { thread, author, text, people } = input;
  const { submission, form, reader } = thread;
  const { id: submissionId, formId, accountId } = submission;
  for (const person of people) {
    if (!person.isMailed || person.id === reader.id) continue;
    const envelope = { to: person.email, platformName: config.platformName, formId, accountId, submissionId };
    const page =
      person.kind === 'user'
        ? `/submissions/${formId}?submission=${submissionId}`
        : `/client/form/${formId}/submissions?submission=${submissionId}`;
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one mail after the other
    await queueMail(em, 'comment_mention', envelope, {
      author,
      text,
      formTitle: form.title,
      url: config.publicUrl + page,
    });
  }
}
