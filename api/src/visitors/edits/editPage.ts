import {
  EDIT_TEXTS,
  fieldsOf,
  fill,
  repeatsOf,
  type FormDefinition,
  type Language,
  type PublicForm,
} from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';
import { formDay } from '../../submissions/formDay.ts';
import { isAnswerObject, replaceAnswers } from '../../submissions/replaceAnswers.ts';
import { printSubmission } from '../../submissions/printSubmission.ts';
import { versionOf } from '../../submissions/versions/storeVersion.ts';
import { createProof } from '../public-forms/email-codes/emailCode.ts';
import { provenFieldsOf } from '../public-forms/email-codes/provenFields.ts';
import { presentPublicForm } from '../public-forms/presentPublicForm.ts';
import type { PublicFormDeps } from '../public-forms/publicFormDeps.ts';
import { passPart, TRUSTED } from '../public-forms/password/formPass.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { fixedFields, rawOf } from './editAnswers.ts';
import { withReason } from './editReason.ts';
import type { FoundEdit } from './findEdit.ts';

type RawAnswers = Record<string, unknown>;
type FormState = Extract<FormPageState, { kind: 'form' }>;

/** An edit whose link still works. */
export type OpenEdit = Omit<FoundEdit, 'end'>;

/** The day by which logic reads a submission's answers, then and in every edit. */
export const dayOf = ({ submission, form }: OpenEdit): string =>
  formDay(form.definition, submission.submittedAt.getTime());

/**
 * Returns what pages and scripts of an edit have in place of the form's own: an address of this version, to which they
 * send; the submission's id, so that its drafts are no other form's; and no field that a visitor never fills in.
 */
export function editParts(
  deps: PublicFormDeps,
  edit: OpenEdit,
  language: Language,
): Pick<FormState, 'baseUrl' | 'below' | 'carried'> & { form: PublicForm } {
  const { submission, form, editor } = edit;
  const fixed = fixedOf(edit);
  const open = {
    ...askedBy(edit, language),
    closed: null,
    onePerBrowser: false,
    // Answers that were sent are kept already.
    keepsUnfinished: false,
    hiddenFields: fixed,
    lockedFields: [],
  };
  const shown = presentPublicForm(open, deps, language);
  const { path } = editor;
  return {
    form: {
      ...shown,
      id: submission.id,
      hiddenFields: fixed,
      captcha: null,
      ...(shown.planned && { planned: { ...shown.planned, today: dayOf(edit) } }),
    },
    baseUrl: `${path}/${versionOf(submission)}/${form.id}${passPart(deps.config, form)}`,
    carried: [
      ['revisionId', form.revisionId],
      ['idempotencyKey', submission.idempotencyKey],
    ],
    ...(form.allowsWithdrawal &&
      editor.userId === null && {
        below: { url: `${path}/withdraw`, text: EDIT_TEXTS[language].withdraw },
      }),
  };
}

/** The form with everything that this editor is asked. */
export const askedBy = ({ form, editor }: OpenEdit, language: Language): PublishedForm =>
  editor.asksReason ? withReason(form, language) : form;

/** Lists the fields that this editor never fills in. */
export const fixedOf = ({ form, editor }: OpenEdit): string[] =>
  editor.userId === null ? fixedFields(form) : [];

/** Returns the page with the answers as they are; it names those that the form as it is now does not take. */
export async function editPage(
  deps: PublicFormDeps,
  edit: OpenEdit,
  language: Language,
): Promise<FormPageState> {
  const { submission, form } = edit;
  const answered = await deps.published.find(form.id, submission.revisionId, TRUSTED);
  const before = answered?.definition ?? form.definition;
  const types = typesIn(form.definition);
  const then = typesIn(before);
  const fits = (id: string): boolean => types.has(id) && types.get(id) === then.get(id);
  const stored = rawOf(deps, form, submission.answers);
  const fitting = Object.fromEntries(Object.entries(stored).filter(([id]) => fits(id)));
  const lost = printSubmission(before, submission)
    .filter(({ id, text }) => then.has(id) && text && !fits(id))
    .map(({ label }) => label);
  const { form: shown, ...parts } = editParts(deps, edit, language);
  const texts = EDIT_TEXTS[language];
  const text = [
    texts.editing,
    ...(lost.length > 0 ? [fill(texts.dropped, { labels: lost.join(', ') })] : []),
  ];
  return {
    kind: 'form',
    form: shown,
    ...parts,
    prefilled: { ...emptied(shown, fitting), ...withProofs(deps, form, fitting) },
    ...(edit.editor.userId === null && {
      notice: { text: text.join(' '), ...(lost.length === 0 && { role: 'status' as const }) },
    }),
  };
}

/** Questions with a start value that were left without an answer: they are shown as they were left. */
const emptied = ({ planned }: PublicForm, stored: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.keys(planned?.starts ?? {})
      .filter((id) => !Object.hasOwn(stored, id))
      .map((id) => [id, '']),
  );

/** Types of fields and repeating groups, by id. */
const typesIn = (form: FormDefinition): Map<string, string> =>
  new Map([...fieldsOf(form), ...repeatsOf(form)].map(({ id, type }) => [id, type]));

/** Proves the addresses that were proven when they were sent. */
function withProofs({ config }: PublicFormDeps, form: PublishedForm, raw: RawAnswers): RawAnswers {
  const fields = provenFieldsOf(form.definition);
  if (fields.length === 0) return raw;
  return replaceAnswers(fields, raw, ({ id: fieldId }, address) =>
    typeof address === 'string' && !isAnswerObject(address)
      ? { address, proof: createProof(config.secret, { formId: form.id, fieldId, address }) }
      : address,
  );
}
