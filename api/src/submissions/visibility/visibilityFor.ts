import type { EntityManager } from '@mikro-orm/postgresql';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Person } from '../../platform/identity/actor.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from './answerVisibility.ts';
import { answersVisibleToClient } from './clientVisibility.ts';

/**
 * Returns what a user sees of a form's answers: everything, unless an API key leaves less, which is what a client with
 * the same access sees.
 * @throws {ProblemError} `api_key.one_form` for such a key and no form: each form shows it other fields.
 */
export async function visibilityFor(
  em: EntityManager,
  { accountId, key }: Pick<Person, 'accountId' | 'key'>,
  formId: string | undefined,
): Promise<AnswerVisibility> {
  if (!key?.answers) return FULL_VISIBILITY;
  if (formId === undefined) throw new ProblemError('api_key.one_form');
  const { visibleFrom, ...fields } = key.answers;
  const access = { ...fields, visibleFrom: visibleFrom === null ? null : new Date(visibleFrom) };
  const own = em.fork();
  const revisions = { find: (id: string) => own.findOne(FormRevision, { id, formId, accountId }) };
  return answersVisibleToClient(own, revisions, { formId, access });
}
