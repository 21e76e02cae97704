import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_SHARED_RESULTS } from '@inlay/sdk/model';
import type {
  CreateSharedResultsRequest,
  PicturedResults,
  SharedResults as Presented,
} from '../contract/index.ts';
import type { Config } from '../config/config.ts';
import { createId } from '../db/columns.ts';
import { SharedResults } from '../entities/sharedResults.entity.ts';
import type { Form } from '../entities/form.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { openSecret, sealSecret } from '../secrets/sealSecret.ts';

/** Lists the links to a form's results, newest first. */
export const listSharedResults = (em: EntityManager, { id, accountId }: Form): Promise<SharedResults[]> =>
  em.find(SharedResults, { formId: id, accountId }, { orderBy: { createdAt: 'desc', id: 'desc' } });

/** @throws {ProblemError} `shared_results.limit_reached` */
export async function assertMayAddLink(em: EntityManager, { id, accountId }: Form): Promise<void> {
  const count = await em.count(SharedResults, { formId: id, accountId });
  if (count >= MAX_SHARED_RESULTS) throw new ProblemError('shared_results.limit_reached');
}

/** Adds a link. @param picture what it shows for ever; null for one that follows the form. */
export function addSharedResults(
  em: EntityManager,
  form: Form,
  input: {
    request: CreateSharedResultsRequest;
    picture: PicturedResults | null;
    createdBy: string;
    secret: string;
  },
): SharedResults {
  const { request, picture, createdBy, secret } = input;
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
    picture,
    frozenAt: picture && new Date(),
    expiresAt: request.expiresAt === null ? null : new Date(request.expiresAt),
    createdBy,
  });
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
  const { id, name, questions, texts, smallestGroup, frozenAt, expiresAt, createdAt } = link;
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
  };
}
