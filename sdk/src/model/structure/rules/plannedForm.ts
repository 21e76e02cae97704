import { capabilitiesOf, isPlainType } from '../../fields/capabilities.ts';
import { extrasOf } from '../../fields/extras.ts';
import { isCheckboxGroup } from '../../../fields/checkbox/isCheckboxGroup.ts';
import type { Field } from '../../fields/field.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import type { Language } from '../../language/languages.ts';
import { evaluate } from '../../logic/evaluate.ts';
import { dates } from '../../logic/operators/dates.ts';
import { OPERATORS } from '../../logic/operators/index.ts';
import { texts } from '../../logic/operators/texts.ts';
import type { Plan } from '../../logic/plan.ts';
import { readsOf } from '../../logic/readsOf.ts';
import { settle } from '../../logic/settle.ts';
import type { Value } from '../../logic/value.ts';
import { createWork } from '../../logic/work.ts';
import { type VisitorPlan, visitorPlan } from '../../logic/visitorPlan.ts';
import type { PlannedForm } from '../../public/publicForm.ts';
import { plannedTexts, type PlannedTexts } from '../../texts/plannedTexts.ts';
import { QUESTION_TEXTS, ROW_TEXTS } from '../../../languages/generated/plannedTexts.ts';
import { wordsOf } from '../../texts/wordsOf.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { repeatsOf } from '../repeatsOf.ts';

/** Returns a value as the controls of a field hold it. */
function toRaw(field: Field, value: Value): unknown {
  if (value === null) return undefined;
  if (field.type !== 'checkbox') return String(value);
  return isCheckboxGroup(field) ? [value].flat().map(String) : value === true;
}

/** Evaluates the start values of fields, from values that need no answer. */
function startValues(form: FormDefinition, plan: Plan, today: string): Record<string, unknown> {
  const fields = fieldsOf(form).filter(({ start }) => start);
  if (fields.length === 0) return {};
  const { values } = settle(plan, {}, { today, operators: OPERATORS });
  const work = createWork();
  const scope = {
    operators: OPERATORS,
    today,
    field: () => null,
    value: (id: string) => values.get(id) ?? null,
    rows: () => [],
    row: null,
    seen: () => false,
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const raw = field.start && toRaw(field, evaluate(field.start, scope, work));
      return raw === undefined ? [] : [[field.id, raw]];
    }),
  );
}

/** Returns whether visitors read rich texts, named answers or computed values. */
const hasRichTexts = (form: FormDefinition): boolean =>
  form.flow.review ||
  form.values.some(({ show }) => show === 'visitor') ||
  form.endings.some(({ text }) => text) ||
  form.pages.some(({ description }) => description) ||
  /"(help|content)":"[^"]|\{\{|"type":"calculation"/.test(JSON.stringify(form.pages));

/** Groups of operators that few forms use, by the name of their chunk. */
const OPERATOR_CHUNKS = { dates, texts };

/** Name of the chunk that knows the chunks of field types and settings. */
const TYPES_CHUNK = 'typeChunks';

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Returns the chunks of the field types and settings that no plain form has: theirs, and one that knows them. */
function typeChunks(form: FormDefinition): string[] {
  const names = fieldsOf(form).flatMap((field) => [
    ...(isPlainType(field.type) ? [] : [field.type, capabilitiesOf(field).chunk ?? field.type]),
    ...extrasOf(field).flatMap(([name, { imports = [] }]) => [name, ...imports]),
  ]);
  return names.length > 0 ? unique([TYPES_CHUNK, ...names]) : [];
}

/** Returns whether visitors learn of their points with the ending. */
const showsScore = ({ scoring }: FormDefinition): boolean =>
  scoring.kind !== 'none' && scoring.showResult !== 'never';

/** Returns the chunks of a form's logic. */
function chunksOf({ steps, rules, endings }: VisitorPlan): string[] {
  const used = JSON.stringify([steps, rules, endings]);
  const isUsed = (operators: object) => Object.keys(operators).some((op) => used.includes(`"op":"${op}"`));
  const groups = Object.entries(OPERATOR_CHUNKS).filter(([, operators]) => isUsed(operators));
  return ['logic', ...groups.map(([name]) => name)];
}

/**
 * Leaves out the formulas of values that no visitor sees and nothing else of the form names: the server computes those
 * alone. What names a value, in an expression or in a text, names its id.
 */
function withoutUnread(form: FormDefinition, plan: VisitorPlan): VisitorPlan {
  const rest = JSON.stringify({ ...form, values: [], tests: [] });
  const read = form.values.filter(({ id, show }) => show === 'visitor' || rest.includes(id));
  const { values } = readsOf(
    read.map(({ is }) => is),
    form.values,
  );
  const needed = new Set([...read.map(({ id }) => id), ...values]);
  return { ...plan, steps: plan.steps.filter((step) => !('value' in step) || needed.has(step.value)) };
}

/** Returns how far the visitor has come, counted in questions: without a condition the number is certain. */
function progressTexts(
  language: Language,
  { steps }: VisitorPlan,
): Pick<PlannedTexts, 'pageOf' | 'pageOfAbout'> {
  const { pageOf, pageOfAbout } = QUESTION_TEXTS[language];
  const mayDiffer = steps.some((step) => 'item' in step && step.showIf && !step.option);
  return { pageOf: mayDiffer ? pageOfAbout : pageOf, pageOfAbout };
}

/** Texts of locked answers, and the names of the chunks that show them. */
const LOCKED = {
  chunks: [TYPES_CHUNK, 'richTexts', 'locked'],
  words: ['lockedNote', 'link_refused'],
} as const;

/**
 * Returns what visitors' browsers get of a form with pages, logic or groups.
 * @param hasLocks whether links to it may bring answers that cannot be changed
 */
export function plannedForm(
  form: FormDefinition,
  plan: Plan,
  { today, language, hasLocks = false }: { today: string; language: Language; hasLocks?: boolean },
): PlannedForm {
  const { layout, progress, back, review } = form.flow;
  const asksQuestions = layout === 'questions';
  const visible = withoutUnread(form, visitorPlan(plan));
  const hasRows = repeatsOf(form).length > 0;
  const locked = hasLocks ? LOCKED : { chunks: [], words: [] };
  // Values that read points have no step in the visitor's plan.
  const known = new Set(visible.steps.flatMap((step) => ('value' in step ? [step.value] : [])));
  return {
    plan: visible,
    chunks: unique([
      ...chunksOf(visible),
      ...typeChunks(form),
      ...(hasRichTexts(form) ? ['richTexts'] : []),
      ...(hasRows ? ['repeat'] : []),
      ...(review ? ['review'] : []),
      ...(asksQuestions ? ['questions'] : []),
      ...(visible.asks.length > 0 ? ['asks'] : []),
      ...(showsScore(form) ? ['score'] : []),
      ...locked.chunks,
    ]),
    today,
    words: {
      ...plannedTexts(language, [...fieldsOf(form).flatMap(wordsOf), ...locked.words]),
      ...(asksQuestions && progressTexts(language, visible)),
    },
    ...(hasRows && { rowWords: ROW_TEXTS[language] }),
    ...(asksQuestions && { questionWords: QUESTION_TEXTS[language].hints }),
    flow: { ...(asksQuestions && { layout }), progress, back, review },
    values: form.values
      .filter(({ id }) => known.has(id))
      .map(({ id, name, format, show }) => ({ id, name: show === 'visitor' ? name : '', format, show })),
    starts: startValues(form, plan, today),
  };
}
