import type { EntityManager } from '@mikro-orm/postgresql';
import { findClientsOf, getSharedForm, type ClientOfForm } from '../clients/policy.ts';
import type { CommentAudience } from '../../platform/contract/index.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { formAbilities } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import type { ClientAccess } from '../../submissions/visibility/clientAccess.ts';
import { findVisible } from '../../submissions/findVisible.ts';

/** The thread under a submission, as one person reads it. */
export interface Thread {
  submission: Submission;
  form: Form;
  reader: { kind: 'user' | 'client'; id: string };
  /** Audiences the reader may write for; the first is the default. Empty for somebody who only reads. */
  audiences: readonly CommentAudience[];
  /** The condition on comments `c` that the reader sees. */
  sees: Sql;
  /** Clients who read comments for clients; nobody for a client, who does not learn who else is there. */
  clients: readonly ClientOfForm[];
}

/**
 * Opens the thread of a submission for a user. Who may annotate the submission also writes (ROLE-022).
 * @throws {ProblemError} `submission.not_found`.
 */
export async function openThread(em: EntityManager, actor: Actor, submissionId: string): Promise<Thread> {
  const { submission, form } = await findVisible(em, actor, submissionId);
  const clients = (await findClientsOf(em, form)).filter(({ access }) => mayComment(access, submission));
  const settings = await em.findOne(FormPublishing, { formId: form.id });
  const all: CommentAudience[] = [
    'team',
    ...(clients.length > 0 ? (['clients'] as const) : []),
    ...(settings?.showsStatus ? (['public'] as const) : []),
  ];
  return {
    submission,
    form,
    reader: { kind: 'user', id: actor.id },
    audiences: formAbilities(actor, form).work ? all : [],
    sees: sql`true`,
    clients,
  };
}

/**
 * Opens the thread of a submission for a client. A client who sees some answers only does not see what other clients
 * write: they may see other answers (decision 371).
 * @throws {ProblemError} `form.not_found`, `client.not_shared`; `submission.not_found` also for a hidden one.
 */
export async function openClientThread(
  em: EntityManager,
  client: Pick<ClientActor, 'id' | 'viewedBy'>,
  { formId, submissionId }: { formId: string; submissionId: string },
): Promise<Thread> {
  const { form, access } = await getSharedForm(em, client, formId);
  const submission = await em.findOne(Submission, { id: submissionId, formId: form.id, deletedAt: null });
  if (!submission || !isShown(access, submission)) throw new ProblemError('submission.not_found');
  if (!access.mayComment) throw new ProblemError('client.not_shared');
  const isMasked = access.isImpersonal || access.visibleFields !== null;
  const own = sql`c.client_id = ${client.id}::uuid`;
  return {
    submission,
    form,
    reader: { kind: 'client', id: client.id },
    audiences: client.viewedBy === null ? ['clients'] : [],
    sees: isMasked
      ? sql`c.audience = 'clients' and (not c.is_by_client or ${own})`
      : sql`c.audience = 'clients'`,
    clients: [],
  };
}

const isShown = ({ visibleFrom }: ClientAccess, { submittedAt }: Submission): boolean =>
  !visibleFrom || submittedAt >= visibleFrom;

const mayComment = (access: ClientAccess, submission: Submission): boolean =>
  access.mayComment && isShown(access, submission);
