import {
  endingOf,
  fieldsOf,
  isQuestion,
  listStoredParts,
  planOf,
  printAnswer,
  rowsIn,
  type FormDefinition,
  type Language,
  type StoredPart,
} from '@inlay/sdk/model';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { createFileLink } from '../../platform/files/fileLink.ts';
import { fileAddress, fileFieldsOf, listAnswerFiles } from '../../submissions/answerFiles.ts';
import { outlineIn } from '../../submissions/outlineIn.ts';
import type { PayloadVersion } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { languageOf, printLanguage, printPart } from '../../submissions/printSubmission.ts';
import { settleStored } from '../../submissions/storedLogic.ts';

/** A submission with the form that it answered. */
interface Answered {
  form: Pick<Form, 'id' | 'title'>;
  submission: Pick<Submission, 'id' | 'receiptCode' | 'submittedAt' | 'revisionId' | 'answers'>;
  definition: FormDefinition;
  /** Ids of what its receiver may see; null = everything. */
  fields: readonly string[] | null;
  config: Pick<Config, 'publicUrl' | 'secret' | 'filesOrigin'>;
}

const commonData = ({ form, submission }: Answered) => ({
  formId: form.id,
  formTitle: form.title,
  submissionId: submission.id,
  receiptCode: submission.receiptCode,
  submittedAt: submission.submittedAt.toISOString(),
});

const isVisible = ({ fields }: Pick<Answered, 'fields'>, { id }: { id: string }): boolean =>
  fields?.includes(id) ?? true;

/** Version 1: a list of all questions. */
const firstPayload = (answered: Answered) => ({
  ...commonData(answered),
  answers: fieldsOf(answered.definition)
    .filter((field) => isQuestion(field) && isVisible(answered, field))
    .map((field) => ({
      fieldId: field.id,
      type: field.type,
      label: field.label,
      value: answered.submission.answers[field.id] ?? null,
      text: printAnswer(field, answered.submission.answers[field.id]),
    })),
});

/** Version 2: what is stored by id, with the words for people beside it; what was not asked is absent. */
function secondPayload(answered: Answered) {
  const { submission, definition } = answered;
  const stored: Readonly<Record<string, unknown>> = visibleAnswers(answered);
  const language = languageOf(definition);
  const seen = fieldsOf(definition).filter((field) => isVisible(answered, field));
  const parts = listStoredParts(seen, outlineIn(definition));
  const shown = parts.filter(({ id }) => Object.hasOwn(stored, id));
  const take = (kinds: readonly StoredPart['kind'][]) =>
    Object.fromEntries(shown.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => [id, stored[id]]));
  const settled = settleStored({ definition, plan: planOf(definition) }, submission);
  const ending = endingOf(definition, settled);
  return {
    version: 2,
    ...commonData(answered),
    revisionId: submission.revisionId,
    language,
    // The way and its end tell what was answered.
    ...(answered.fields === null && {
      ...(settled && { pages: settled.way }),
      ending: { id: ending.id, title: ending.title },
    }),
    answers: take(['answer', 'rows']),
    values: take(['value']),
    labels: Object.fromEntries(shown.flatMap(labelsOf)),
    texts: Object.fromEntries(shown.map((part) => [part.id, textOf(part, stored[part.id], language)])),
    ...(fileFieldsOf(definition).length > 0 && { files: filesOf(answered) }),
  };
}

/** The answers that the receiver may see, also those in rows. */
function visibleAnswers({ submission, fields }: Answered): Readonly<Record<string, unknown>> {
  const { answers } = submission;
  if (fields === null) return answers;
  const keep = (of: object) => Object.fromEntries(Object.entries(of).filter(([id]) => fields.includes(id)));
  const isRows = (answer: unknown): answer is object[] =>
    Array.isArray(answer) && typeof answer[0] === 'object' && answer[0] !== null;
  return Object.fromEntries(
    Object.entries(keep(answers)).map(([id, answer]: [string, unknown]) => [
      id,
      isRows(answer) ? answer.map(keep) : answer,
    ]),
  );
}

/** Returns a link that opens a file for as long as the delivery is tried. */
function downloadOf({ publicUrl, ...config }: Answered['config'], id: string): string {
  const link = createFileLink(config, { id, use: 'save', seconds: DAY_MS / 1_000 });
  return config.filesOrigin ? link : `${publicUrl}${link}`;
}

/** The files of a submission: an address that asks who reads them, and one for the receiver (UPLOAD-014). */
const filesOf = ({ definition, submission, config, fields }: Answered) =>
  listAnswerFiles(definition, submission.answers)
    .filter(({ fieldId }) => isVisible({ fields }, { id: fieldId }))
    .map(({ fieldId, id, name, size, type }) => ({
      fieldId,
      id,
      name,
      size,
      type,
      url: fileAddress(config.publicUrl, submission.id, id),
      ...(id && { downloadUrl: downloadOf(config, id) }),
    }));

/** The labels of a part and of the fields within it, by id. */
const labelsOf = (part: StoredPart): [id: string, label: string][] => [
  [part.id, part.label],
  ...(part.kind === 'rows' ? part.fields.map(({ id, label }): [string, string] => [id, label]) : []),
];

/** Prints what is stored of a part; rows keep their shape. */
const textOf = (part: StoredPart, stored: unknown, language: Language) =>
  part.kind === 'rows'
    ? rowsIn(stored).map((row) =>
        Object.fromEntries(
          part.fields.map((field) => [field.id, printAnswer(field, row[field.id], printLanguage(language))]),
        ),
      )
    : printPart(part, stored, language);

/** Returns the `data` of a delivery (docs/webhooks.md). */
export const webhookPayload = (version: PayloadVersion, answered: Answered): object =>
  version === 1 ? firstPayload(answered) : secondPayload(answered);
