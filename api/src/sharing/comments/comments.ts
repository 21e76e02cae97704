import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import type {
  addCommentRequestSchema,
  CommentsResponse,
  editCommentRequestSchema,
} from '../../platform/contract/index.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { SubmissionComment } from '../../platform/entities/submissionComment.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { submissionsEvent } from '../../submissions/submissionsEvent.ts';
import { createCommentDeliveries } from '../../delivery/webhooks/workDeliveries.ts';
import { addToClientComments } from './clientComments.ts';
import { mailSender } from './mailSender.ts';
import { listPeople, mailMentions, mentionedIn, type Person } from './mentions.ts';
import type { Thread } from './thread.ts';

/** Most comments of one submission. */
const MAX_COMMENTS = 500;

/** Who changes a thread, with what the change is recorded under. */
export interface Change {
  thread: Thread;
  source: RequestSource;
}

type Row = Omit<CommentsResponse['comments'][number], 'createdAt' | 'editedAt'> & {
  createdAt: Date;
  editedAt: Date | null;
};

/** Lists the comments that the reader of a thread sees, oldest first, and what the reader may write. */
export async function listComments(em: EntityManager, thread: Thread): Promise<CommentsResponse> {
  const { submission, reader, sees, audiences } = thread;
  // A client sees no address of a user or of another client.
  const mayNamesBeAddresses = reader.kind === 'user';
  const rows = await run<Row>(
    em,
    sql`
      select c.id, c.text, c.audience, c.is_by_client as "isByClient", c.created_at as "createdAt",
        c.edited_at as "editedAt", coalesce(nullif(p.full_name, ''), nullif(cl.name, ''), nullif(cl.company_name, ''),
          case when ${mayNamesBeAddresses} then coalesce(p.email, cl.email) end) as author,
        coalesce(${reader.kind === 'user' ? sql`c.author_id` : sql`c.client_id`} = ${reader.id}::uuid, false) as "isOwn",
        coalesce((select json_agg(m ->> 'name') from jsonb_array_elements(c.mentions) m), '[]') as mentions
      from submission_comments c
      left join profiles p on p.user_id = c.author_id left join clients cl on cl.id = c.client_id
      where c.submission_id = ${submission.id}::uuid and c.form_id = ${submission.formId}::uuid and ${sees}
      order by c.created_at, c.id`,
  );
  return {
    comments: rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      editedAt: row.editedAt && new Date(row.editedAt).toISOString(),
    })),
    people: audiences.length > 0 ? (await listPeople(em, thread)).map(withoutAddress) : [],
    audiences: [...audiences],
  };
}

const withoutAddress = ({ kind, id, name }: Person) => ({ kind, id, name });

/**
 * Adds a comment and mails those it mentions (SUBM-081, SUBM-082), the sender whom it answers (SUBM-090), or, with
 * what else clients write, the owners (SUBM-093).
 * @throws {ProblemError} `comment.read_only`, `comment.audience`, `comment.too_many`.
 */
export async function addComment(
  em: EntityManager,
  config: Config,
  input: Change & { comment: z.infer<typeof addCommentRequestSchema> },
): Promise<CommentsResponse> {
  const { thread, comment } = input;
  const { submission, reader, audiences } = thread;
  const [usual] = audiences;
  if (usual === undefined) throw new ProblemError('comment.read_only');
  const { text, audience = usual } = comment;
  if (!audiences.includes(audience)) throw new ProblemError('comment.audience');
  await assertFewer(em, submission.id);
  const mentioned = mentionedIn(await listPeople(em, thread), { ...comment, audience });
  const isByClient = reader.kind === 'client';
  const added = em.create(SubmissionComment, {
    submissionId: submission.id,
    formId: submission.formId,
    accountId: submission.accountId,
    isByClient,
    authorId: isByClient ? null : reader.id,
    clientId: isByClient ? reader.id : null,
    text,
    audience,
    mentions: mentioned.map(withoutAddress),
    awaitsMail: isByClient,
  });
  await em.flush();
  if (isByClient) await addToClientComments(em, added);
  await tell(em, input, { action: 'added', commentId: added.id });
  await createCommentDeliveries(em, added);
  if (audience === 'public') await mailSender(em, config, { thread, comment: added });
  return listAndMail(em, config, { thread, text, added, people: mentioned });
}

/** Refuses a comment beyond the limit; comments on one submission are counted and added one after the other. */
async function assertFewer(em: EntityManager, submissionId: string): Promise<void> {
  await lockUntilCommit(em, `comments:${submissionId}`);
  const count = await em.count(SubmissionComment, { submissionId });
  if (count >= MAX_COMMENTS) throw new ProblemError('comment.too_many');
}

/**
 * Changes the text of an own comment and mails those it did not mention before.
 * @throws {ProblemError} `comment.not_found`, also for somebody else's; `comment.read_only`.
 */
export async function editComment(
  em: EntityManager,
  config: Config,
  input: Change & { commentId: string; comment: z.infer<typeof editCommentRequestSchema> },
): Promise<CommentsResponse> {
  const { thread, commentId, comment } = input;
  const known = await getOwn(em, thread, commentId);
  const mentioned = mentionedIn(await listPeople(em, thread), { ...comment, audience: known.audience });
  const added = mentioned.filter(({ id }) => !known.mentions.some((before) => before.id === id));
  known.text = comment.text;
  known.mentions = mentioned.map(withoutAddress);
  known.editedAt = new Date();
  await em.flush();
  await tell(em, input, { action: 'edited', commentId });
  return listAndMail(em, config, { thread, text: comment.text, added: known, people: added });
}

/** Deletes an own comment. @throws {ProblemError} as `editComment`. */
export async function removeComment(
  em: EntityManager,
  input: Change & { commentId: string },
): Promise<CommentsResponse> {
  em.remove(await getOwn(em, input.thread, input.commentId));
  await em.flush();
  await tell(em, input, { action: 'deleted', commentId: input.commentId });
  return listComments(em, input.thread);
}

async function getOwn(em: EntityManager, thread: Thread, id: string): Promise<SubmissionComment> {
  const { submission, reader, audiences } = thread;
  if (audiences.length === 0) throw new ProblemError('comment.read_only');
  const author = reader.kind === 'user' ? { authorId: reader.id } : { clientId: reader.id };
  const found = await em.findOne(SubmissionComment, { id, submissionId: submission.id, ...author });
  if (!found) throw new ProblemError('comment.not_found');
  return found;
}

async function listAndMail(
  em: EntityManager,
  config: Config,
  input: { thread: Thread; text: string; added: SubmissionComment; people: readonly Person[] },
): Promise<CommentsResponse> {
  const { thread, text, added, people } = input;
  const list = await listComments(em, thread);
  const author = list.comments.find(({ id }) => id === added.id)?.author ?? '';
  await mailMentions(em, config, { thread, author, text, people });
  return list;
}

/** Records the change without its text, and has open screens read the thread again. */
async function tell(
  em: EntityManager,
  { thread, source }: Change,
  data: Record<string, unknown>,
): Promise<void> {
  const { submission, reader } = thread;
  const { id: submissionId, formId } = submission;
  await recordEvent(em, {
    type: 'comment_changed',
    source,
    ...(reader.kind === 'user' ? { userId: reader.id } : { clientId: reader.id }),
    data: { ...data, formId, submissionId },
  });
  await publishEvent(em, submissionsEvent, { formId, commented: [submissionId] });
}
