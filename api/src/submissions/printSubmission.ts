import type { EntityManager } from '@mikro-orm/postgresql';
import { isQuestion, printAnswer, fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { FormRevision } from '../entities/formRevision.entity.ts';
import type { MailFact } from '../mail/composeMail.ts';
import type { Submission } from '../entities/submission.entity.ts';
import { findOwnerIds } from '../identity/accountMembers.ts';
import { Profile } from '../entities/profile.entity.ts';

/** Printed for a missing answer. */
const NO_ANSWER = '–';

/** Returns the definition that a submission answered (D-184). */
export async function getAnsweredDefinition(em: EntityManager, revisionId: string): Promise<FormDefinition> {
  return (await em.findOneOrFail(FormRevision, { id: revisionId })).definition;
}

/** Prints every answer with its label, in the order of the form. */
export const printAnswers = (definition: FormDefinition, answers: Submission['answers']): MailFact[] =>
  fieldsOf(definition)
    .filter(isQuestion)
    .map((field) => ({ label: field.label, value: printAnswer(field, answers[field.id]) || NO_ANSWER }));

/** Prints times in the time zone of the account's owner; without one in UTC, and says so. */
export async function timePrinterOf(em: EntityManager, accountId: string): Promise<(time: Date) => string> {
  const ownerId = (await findOwnerIds(em, [accountId])).get(accountId);
  const profile = ownerId === undefined ? null : await em.findOne(Profile, { user: ownerId });
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: profile?.timeZone ?? 'UTC',
  });
  return (time) => format.format(time);
}
