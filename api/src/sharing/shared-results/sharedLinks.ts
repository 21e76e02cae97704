import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_SHARED_RESULTS } from '@inlay/sdk/model';
import type {
  CreateSharedResultsRequest,
  ResultsSnapshot,
  SharedResults as Presented,
  UpdateSharedResultsRequest,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { createId } from '../../platform/db/columns.ts';
import { SharedResults } from '../../platform/entities/sharedResults.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { createToken, hashToken } from '../../platform/identity/tokens.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';

/** Lists the links to a form's results, newest first. */
export const listSharedResults = (em: EntityManager, { id, accountId }: Form): Promise<SharedResults[]> =>
  em.find(SharedResults, { formId: id, accountId }, { orderBy: { createdAt: 'desc', id: 'desc' } });

/** @throws {ProblemError} `shared_results.limit_reached` */
export async function assertMayAddLink(em: EntityManager, { id, accountId }: Form): Promise<void> {
  const count = await em.count(SharedResults, { formId: id, accountId });
  if (count >= MAX_SHARED_RESULTS) throw new ProblemError('shared_results.limit_reached');
}

/** Adds a link. @param snapshot what it shows for ever; null for one that follows the form. */
export function addSharedResults(
  em: EntityManager,
  form: Form,
  input: {
    request: CreateSharedResultsRequest;
    snapshot: ResultsSnapshot | null;
    passwordHash: string | null;
    createdBy: string;
    secret: string;
  },
): SharedResults {
  const { request, snapshot, passwordHash, createdBy, secret } = input;
  const [id, token] = [createId(), createToken()];
  return em.create(SharedResults, {
    id,
    formId: form.id,
    accountId: form.accountId,
    name: request.name,
    tokenHash: hashToken(token),
    tokenSealed: sealSecret(token, secret, { purpose: 'shared-results', id }),
    questions: request.questions,
    texts: request.texts,
    smallestGroup: request.smallestGroup,
    snapshot,
    frozenAt: snapshot && new Date(),
    expiresAt: request.expiresAt === null ? null : new Date(request.expiresAt),
    passwordHash,
    createdBy,
  });
}

/** @throws {ProblemError} `shared_results.not_found` */
export async function getSharedResults(em: EntityManager, form: Form, id: string): Promise<SharedResults> {
  const link = await em.findOne(SharedResults, { id, formId: form.id, accountId: form.accountId });
  if (!link) throw new ProblemError('shared_results.not_found');
  return link;
}

/** Changes what is named of a link. @param passwordHash null asks for none from now on. */
export function changeSharedResults(
  link: SharedResults,
  changes: UpdateSharedResultsRequest,
  passwordHash: string | null | undefined,
): void {
  const { name, questions, texts, smallestGroup, expiresAt } = changes;
  if (name !== undefined) link.name = name;
  if (questions !== undefined) link.questions = questions;
  if (texts !== undefined) link.texts = texts;
  if (smallestGroup !== undefined) link.smallestGroup = smallestGroup;
  if (expiresAt !== undefined) link.expiresAt = expiresAt === null ? null : new Date(expiresAt);
  if (passwordHash !== undefined) link.passwordHash = passwordHash;
}

/** Gives a link another address; the one before shows nothing any more. */
export function renewAddress(link: SharedResults, secret: string): void {
  const token = createToken();
  link.tokenHash = hashToken(token);
  link.tokenSealed = sealSecret(token, secret, { purpose: 'shared-results', id: link.id });
}

/** Ends a link: its address shows nothing any more. @throws {ProblemError} `shared_results.not_found` */
export async function endSharedResults(em: EntityManager, form: Form, id: string): Promise<void> {
  const ended = await em.nativeDelete(SharedResults, { id, formId: form.id, accountId: form.accountId });
  if (ended === 0) throw new ProblemError('shared_results.not_found');
}

/** Presents a link to those who may change the form, with its address. */
export function presentSharedResults(
  link: SharedResults,
  { publicUrl, secret }: Pick<Config, 'publicUrl' | 'secret'>,
): Presented {
  const { id, name, questions, texts, smallestGroup, frozenAt, expiresAt, createdAt, views } = link;
  const token = openSecret(link.tokenSealed, secret, { purpose: 'shared-results', id });
  return {
    id,
    name,
    state: expiresAt && expiresAt <= new Date() ? 'expired' : 'open',
    url: `${publicUrl}/r/${token}`,
    questions,
    texts,
    smallestGroup,
    frozenAt: frozenAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    hasPassword: link.passwordHash !== null,
    views,
  };
}
