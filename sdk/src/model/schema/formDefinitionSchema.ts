import { z } from 'zod';
import type { Field } from '../fields/field.ts';
import { isFieldId } from '../fields/fieldId.ts';
import { capabilitiesOf } from '../fields/capabilities.ts';
import { fieldSchema } from '../fields/schema/fieldSchema.ts';
import { isCaptcha } from '../fields/roles.ts';
import { DEFINITION_VERSION, type FormDefinition } from '../definition/formDefinition.ts';
import { formTestsSchema } from '../formTests/formTestSchema.ts';
import { OWN_PICTURE } from '../validation/isPictureAddress.ts';
import { isTimeZone } from '../validation/isTimeZone.ts';
import { LANGUAGES } from '../language/languages.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_ENDINGS,
  MAX_FIELDS,
  MAX_FORM_EXPRESSION_NODES,
  MAX_JUMPS,
  MAX_LABEL_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_PAGES,
  MAX_PASS_POINTS,
  MAX_QUOTAS,
  MAX_ROWS,
  MAX_TITLE_LENGTH,
  MAX_TRANSLATED_TEXTS,
  MAX_TRANSLATION_KEY_LENGTH,
  MAX_VALUES,
  MAX_WORDS_LENGTH,
} from '../definition/limits.ts';
import type { Expression } from '../logic/expression.ts';
import { expressionSchema } from '../logic/expressionSchema.ts';
import { partsOf } from '../structure/partsOf.ts';
import { SCORE_ID } from '../structure/scoreValues.ts';
import { formBrandSchema } from '../theme/brandSchema.ts';
import { customStylesSchema } from '../theme/customStylesSchema.ts';
import { checkUrl, MAX_URL_LENGTH } from '../validation/url.ts';
import { isWellFormedText } from '../validation/wellFormedText.ts';

/** Schema of the newest shape of a definition. Drops unknown keys (D-82). */
export const formDefinitionSchema: z.ZodType<FormDefinition> = /* @__PURE__ */ (() => {
  const id = z.string().refine(isFieldId, 'Not an id');
  const label = z.string().max(MAX_LABEL_LENGTH);
  const text = z.string().max(MAX_OWNER_TEXT_LENGTH);
  const words = z.string().max(MAX_WORDS_LENGTH);
  const condition = expressionSchema.exactOptional();
  const group = { id, label, help: text, showIf: condition, items: z.array(fieldSchema).max(MAX_FIELDS) };
  const rows = z.number().int().min(0).max(MAX_ROWS);
  const item = z.discriminatedUnion('type', [
    fieldSchema,
    z.object({ ...group, type: z.literal('section') }),
    z.object({
      ...group,
      type: z.literal('repeat'),
      min: rows,
      max: rows,
      addLabel: words,
      rowLabel: words,
      requiredIf: condition,
    }),
  ]);
  const page = z.object({
    id,
    title: label,
    description: text,
    items: z.array(item).max(MAX_FIELDS),
    showIf: condition,
    next: z
      .array(z.object({ if: expressionSchema, goTo: id }))
      .max(MAX_JUMPS)
      .exactOptional(),
    nextLabel: words,
  });
  const value = z.object({
    id,
    name: words,
    is: expressionSchema,
    show: z.enum(['nowhere', 'inbox', 'visitor']),
    format: z.enum(['number', 'currency', 'percent', 'text', 'date']),
  });
  const ending = z.object({
    id,
    kind: z.enum(['stored', 'turned_away']),
    title: label,
    text,
    redirectUrl: z
      .string()
      .max(MAX_URL_LENGTH)
      .refine((url) => checkUrl(url).ok, 'Not an address')
      .nullable(),
    picture: z.object({ src: z.string().regex(OWN_PICTURE), alt: label }).exactOptional(),
    showIf: condition,
  });
  const quota = z.object({
    id,
    name: words,
    if: condition,
    most: z.number().int().min(0),
    whenFull: z.union([z.object({ ending: id }), z.object({ waitingList: z.literal(true) })]),
  });
  const flow = z.object({
    layout: z.enum(['pages', 'questions']).exactOptional(),
    progress: z.enum(['bar', 'steps', 'none']),
    back: z.boolean(),
    review: z.boolean(),
    timeZone: z.string().max(MAX_WORDS_LENGTH).refine(isTimeZone, 'Not a time zone').nullable(),
  });
  const scoring = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.enum(['points', 'quiz']),
      showResult: z.enum(['never', 'score', 'total', 'by_question', 'answers']),
      passAt: z
        .union([
          z.number().min(-MAX_PASS_POINTS).max(MAX_PASS_POINTS),
          z.object({ percent: z.number().min(0).max(100) }),
        ])
        .nullable(),
    }),
  ]);
  const translation = z
    .record(
      z.string().max(MAX_TRANSLATION_KEY_LENGTH),
      z.union([text, z.object({ text, of: z.string().max(MAX_WORDS_LENGTH) })]),
    )
    .refine((texts) => Object.keys(texts).length <= MAX_TRANSLATED_TEXTS, 'Too many texts');
  return z
    .object({
      version: z.literal(DEFINITION_VERSION),
      title: z.string().max(MAX_TITLE_LENGTH),
      description: z.string().max(MAX_DESCRIPTION_LENGTH),
      language: z.enum(LANGUAGES).nullable(),
      languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
      pages: z.array(page).min(1).max(MAX_PAGES),
      values: z.array(value).max(MAX_VALUES),
      endings: z.array(ending).min(1).max(MAX_ENDINGS),
      quotas: z.array(quota).max(MAX_QUOTAS),
      flow,
      scoring,
      translations: z.partialRecord(z.enum(LANGUAGES), translation),
      customStyles: customStylesSchema,
      textHandling: z.enum(['sanitise', 'as_typed']),
      tests: formTestsSchema.exactOptional(),
      brand: formBrandSchema.exactOptional(),
    })
    .superRefine(checkIds)
    .superRefine(checkFields)
    .superRefine(checkRows)
    .superRefine(checkLogicSize)
    .superRefine((form, context) => checkText(form, context));
})();

/** Checks that all ids of a form differ (D-68): expressions, jumps and translations name parts by id alone. */
function checkIds(form: FormDefinition, context: z.RefinementCtx): void {
  // The score is stored with the answers.
  const seen = new Set<string>(form.scoring.kind === 'none' ? [] : [SCORE_ID]);
  for (const { part, path } of partsOf(form)) {
    if (seen.has(part.id)) {
      const message = `This ${'columns' in part ? 'field id' : 'id'} is used twice`;
      context.addIssue({ code: 'custom', path: [...path, 'id'], message });
    }
    seen.add(part.id);
  }
}

/** Checks that there are not too many fields (D-69), and one of types such as captcha (D-76). */
function checkFields(form: FormDefinition, context: z.RefinementCtx): void {
  const types = new Set<Field['type']>();
  let count = 0;
  for (const { part, path } of partsOf(form)) {
    if (!('columns' in part)) continue;
    count += 1;
    if (count === MAX_FIELDS + 1) {
      const message = `A form has at most ${MAX_FIELDS} fields`;
      context.addIssue({ code: 'custom', path, message });
    }
    const { isUnique, name } = capabilitiesOf(part);
    if (isUnique && types.has(part.type)) {
      const message = `A form holds at most one ${name.toLowerCase()}`;
      context.addIssue({ code: 'custom', path, message });
    }
    types.add(part.type);
  }
}

/** Checks that a group's limits leave room for a row, and that no captcha is asked in each of them (D-92). */
function checkRows(form: FormDefinition, context: z.RefinementCtx): void {
  for (const { part, path } of partsOf(form)) {
    if (!('type' in part) || part.type !== 'repeat') continue;
    const refuse = (message: string, ...place: (string | number)[]): void =>
      context.addIssue({ code: 'custom', path: [...path, ...place], message });
    if (part.max < 1) refuse('A repeating group has room for at least one row', 'max');
    else if (part.min > part.max) refuse('The fewest rows are more than the most', 'min');
    const captcha = part.items.findIndex(isCaptcha);
    if (captcha >= 0) refuse('A captcha cannot be repeated', 'items', captcha);
  }
}

const EXPRESSION_KEYS: ReadonlySet<string> = new Set(['showIf', 'requiredIf', 'start', 'must', 'is', 'if']);

const nodesIn = (expression: Expression): number =>
  'of' in expression ? expression.of.reduce((sum, part) => sum + nodesIn(part), 1) : 1;

/** Counts the operators, values and fields in all expressions below a part of a form. */
function countNodes(part: unknown): number {
  if (part === null || typeof part !== 'object') return 0;
  return Object.entries(part).reduce(
    (sum, [key, value]) =>
      sum + (EXPRESSION_KEYS.has(key) ? nodesIn(value as Expression) : countNodes(value)),
    0,
  );
}

/** Bounds the work of one form's logic: each expression has a limit of its own, and so do all together. */
function checkLogicSize({ pages, values, endings, quotas }: FormDefinition, context: z.RefinementCtx): void {
  if (countNodes([pages, values, endings, quotas]) <= MAX_FORM_EXPRESSION_NODES) return;
  const message = `Conditions and formulas have at most ${MAX_FORM_EXPRESSION_NODES} parts in all`;
  context.addIssue({ code: 'custom', path: [], message });
}

/** Refuses text that the database cannot store, with its path (T32). */
function checkText(part: unknown, context: z.RefinementCtx, path: (string | number)[] = []): void {
  if (typeof part === 'string') {
    if (!isWellFormedText(part)) {
      context.addIssue({ code: 'custom', path, message: 'Text contains invalid characters' });
    }
    return;
  }
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part)) {
    checkText(key, context, path);
    checkText(value, context, [...path, key]);
  }
}
