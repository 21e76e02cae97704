import type { EntityManager } from '@mikro-orm/postgresql';
import {
  createPrint,
  fieldsOf,
  guessLanguage,
  HIDDEN_ANSWER,
  listStoredParts,
  pipeField,
  labelWithColon,
  planOf,
  PLANNED_TEXTS,
  printAnswer,
  printValue,
  QUESTION_MODELS,
  rowsIn,
  type FormDefinition,
  type Language,
  type Print,
  type Settled,
  type PrintLanguage,
  type StoredPart,
} from '@inlay/sdk/model';
import { outlineIn } from './outlineIn.ts';
import { FormRevision } from '../platform/entities/formRevision.entity.ts';
import type { MailFact } from '../platform/mail/composeMail.ts';
import type { Submission } from '../platform/entities/submission.entity.ts';
import { findOwnerIds } from '../platform/identity/accountMembers.ts';
import { Profile } from '../platform/entities/profile.entity.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from './visibility/answerVisibility.ts';
import { settleStored, type AskedForm } from './storedLogic.ts';

/** Printed for a missing answer. */
export const NO_ANSWER = '–';

/** Returns the definition that a submission answered (D-184). */
export async function getAnsweredDefinition(
  em: EntityManager,
  { accountId, formId, revisionId: id }: Pick<Submission, 'accountId' | 'formId' | 'revisionId'>,
): Promise<FormDefinition> {
  return (await em.findOneOrFail(FormRevision, { id, formId, accountId })).definition;
}

/** The language of a form's texts. */
export const languageOf = (definition: FormDefinition): Language =>
  definition.language ?? guessLanguage(definition);

/** A language with its words for printed answers. */
export const printLanguage = (language: Language): PrintLanguage => ({
  language,
  words: PLANNED_TEXTS[language],
});

/** Prints what a submission stores of a part of its form; rows are lines. */
export function printPart(part: StoredPart, stored: unknown, language: Language): string {
  const printed = printLanguage(language);
  if (part.kind === 'answer') return printAnswer(part.field, stored, printed);
  if (part.kind === 'value') {
    const value = stored as Parameters<typeof printValue>[0];
    return printValue(value, part.format, printed);
  }
  const printRow = (row: Record<string, unknown>): string =>
    part.fields
      .map(
        (field) =>
          `${labelWithColon(field.label)} ${printAnswer(field, row[field.id], printed) || NO_ANSWER}`,
      )
      .join(', ');
  return rowsIn(stored)
    .map((row, at) => `${at + 1}. ${printRow(row)}`)
    .join('\n');
}

/** An answered part of a form, as its visitor saw it. */
export type PrintedPart = Pick<StoredPart, 'id' | 'label' | 'page'> & { text: string };

type Visible = Pick<AnswerVisibility, 'fields'>;

/** Returns how a stored submission's own answers are printed in texts that name them; dots for hidden ones. */
export function printStored(
  { definition }: Pick<AskedForm, 'definition'>,
  answers: Readonly<Record<string, unknown>>,
  { settled, fields }: { settled: Settled | null } & Visible,
): Print {
  const print = createPrint(
    { form: definition, answers, settled, models: QUESTION_MODELS },
    printLanguage(languageOf(definition)),
  );
  return (id) => {
    const text = print(id);
    return text === undefined || (fields?.includes(id) ?? true) ? text : HIDDEN_ANSWER;
  };
}

/**
 * Lists what a reader may see of a submission, in the order of the form: labels with the answers they name, and
 * nothing that was not asked.
 */
export function listAnswered(
  definition: FormDefinition,
  submission: Pick<Submission, 'answers' | 'submittedAt'>,
  visible: Visible = FULL_VISIBILITY,
): StoredPart[] {
  const asked = { definition, plan: planOf(definition) };
  const settled = settleStored(asked, submission);
  const print = printStored(asked, submission.answers, { settled, fields: visible.fields });
  const isVisible = ({ id }: { id: string }): boolean => visible.fields?.includes(id) ?? true;
  const fields = fieldsOf(definition)
    .filter(isVisible)
    .map((field) => pipeField(field, print));
  return listStoredParts(fields, outlineIn(definition)).filter(
    (part) => isVisible(part) && (part.kind === 'value' || !settled?.items.isHidden(part.id)),
  );
}

/** Prints what a reader may see of a submission, see `listAnswered`. */
export function printSubmission(
  definition: FormDefinition,
  submission: Pick<Submission, 'answers' | 'submittedAt'>,
  visible: Visible = FULL_VISIBILITY,
): PrintedPart[] {
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  const language = languageOf(definition);
  return listAnswered(definition, submission, visible).map((part) => ({
    id: part.id,
    label: part.label,
    page: part.page,
    text: printPart(part, answers[part.id], language),
  }));
}

/** Prints every visible answer with its label, in the order of the form, below the titles of its pages. */
export function printAnswers(
  definition: FormDefinition,
  submission: Pick<Submission, 'answers' | 'submittedAt'>,
  visible: Visible = FULL_VISIBILITY,
): MailFact[] {
  let page = '';
  return printSubmission(definition, submission, visible).map((part) => {
    const heading = part.page === page ? '' : part.page;
    page = part.page;
    return { label: part.label, value: part.text || NO_ANSWER, ...(heading && { heading }) };
  });
}

/** Finds the time zone of an account's owner; null where it is not known. */
export async function findTimeZone(em: EntityManager, accountId: string): Promise<string | null> {
  const ownerId = (await findOwnerIds(em, [accountId])).get(accountId);
  const profile = ownerId === undefined ? null : await em.findOne(Profile, { user: ownerId });
  return profile?.timeZone ?? null;
}

/** Prints times in the time zone of the account's owner; without one in UTC, and says so. */
export async function timePrinterOf(
  em: EntityManager,
  accountId: string,
): Promise<(time: Date, language: Language) => string> {
  const timeZone = (await findTimeZone(em, accountId)) ?? 'UTC';
  return (time, language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(time);
}
