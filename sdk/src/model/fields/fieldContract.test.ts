import { describe, expect, it } from 'vitest';
import type { Field, FieldType, Question } from './field.ts';
import { LANGUAGES } from '../language/languages.ts';
import { evaluate } from '../logic/evaluate.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import { controlName } from '../answers/postedAnswers.ts';
import { parsePostedForm } from '../structure/posted/parsePostedForm.ts';
import { planOf } from '../structure/rules/planOf.ts';
import { plannedForm } from '../structure/rules/plannedForm.ts';
import { validateWithPlan } from '../structure/posted/validateWithPlan.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { postedEntries } from '../structure/posted/postedEntries.ts';
import { hostileAnswers } from '../testing/sampleAnswers.ts';
import { PLANNED_TEXTS } from '../texts/plannedTexts.ts';
import { wordsOf } from '../texts/wordsOf.ts';
import { upgradeFormDefinition } from '../upgrades/index.ts';
import {
  capabilitiesOf,
  FIELD_TYPE_ORDER,
  isPlainType,
  partsOfAnswer,
  typeOfAnswer,
} from './capabilities.ts';
import { ANSWER_MODELS } from './answerModels.ts';
import { isAnswered, isQuestion, printAnswer } from './index.ts';

const QUESTIONS = FIELD_TYPE_ORDER.filter((type) => isQuestion(buildField(type)));
const sampleOf = (field: Field): unknown => capabilitiesOf(field).sample?.(field);

/** A form that has a plan whatever its field is. */
const formOf = (type: FieldType, changes: Partial<Field> = {}) => {
  const field = { ...buildField(type), help: 'Help', ...changes } as Field;
  return { field, definition: buildDefinition([field]) };
};

function judge(type: FieldType, raw: unknown, changes?: Partial<Field>) {
  const { definition } = formOf(type, changes);
  return validateWithPlan(definition, raw, {
    plan: planOf(definition)!,
    inputs: { today: '2026-05-03', operators: OPERATORS },
    texts: PLANNED_TEXTS.en,
    models: ANSWER_MODELS,
    ignoreCaptcha: true,
  });
}

describe.each(FIELD_TYPE_ORDER)('a %s field', (type) => {
  const { field, definition } = formOf(type);

  it('comes back from storage as it was', () => {
    const plain = buildDefinition([buildField(type)]);
    expect(upgradeFormDefinition(JSON.parse(JSON.stringify(plain)))).toEqual(plain);
  });

  it('is planned for visitors, with its code and its texts, exactly if its type is not plain', () => {
    const plain = buildDefinition([buildField(type)]);
    const plan = planOf(plain);
    expect(plan === null).toBe(isPlainType(type));
    if (!plan) return;
    for (const language of LANGUAGES) {
      const { chunks, words } = plannedForm(plain, plan, { today: '2026-05-03', language });
      expect(chunks).toContain(type);
      const missing = wordsOf(field).filter((word) => !words[word]);
      expect(missing).toEqual([]);
    }
  });

  it('sends no text of other types with a planned form', () => {
    const { words } = plannedForm(definition, planOf(definition)!, { today: '2026-05-03', language: 'de' });
    const own = new Set<string>(wordsOf(field));
    const common = Object.keys(plannedForm(formOf('text').definition, planOf(formOf('text').definition)!, { today: '2026-05-03', language: 'de' }).words); // prettier-ignore
    expect(Object.keys(words).filter((word) => !common.includes(word) && !own.has(word))).toEqual([]);
  });
});

describe.each(QUESTIONS)('an answer to a %s field', (type) => {
  const { field, definition } = formOf(type);
  const sample = sampleOf(field);
  const { answers, ...verdict } = judge(type, { [type]: sample }, { required: true });
  const stored = answers[type];

  it('is taken, stored in a shape that reads as itself, and counts as an answer', () => {
    expect(verdict).toMatchObject({ ok: true });
    const again = judge(type, JSON.parse(JSON.stringify(answers)));
    expect(again.answers).toEqual(answers);
    expect(isAnswered(field, stored)).toBe(true);
  });

  it('is stored the same by a plain post as by JSON (D-185)', () => {
    const posted = parsePostedForm(definition, postedEntries(controlName(type), sample));
    expect(judge(type, posted).answers).toEqual(answers);
  });

  it('is printed in every language, and for programs', () => {
    for (const language of LANGUAGES) {
      const printed = printAnswer(field, stored, { language, words: PLANNED_TEXTS[language] });
      expect(printed).not.toMatch(/^$|undefined|NaN|\[object/);
    }
    expect(printAnswer(field, stored)).not.toMatch(/^$|undefined|NaN|\[object/);
  });

  it('is read in expressions as its type says', () => {
    const { settled } = judge(type, { [type]: sample });
    for (const part of [undefined, ...partsOfAnswer(field)]) {
      if (!typeOfAnswer(field, part)) continue;
      const value = evaluate({ field: type, ...(part && { part }) }, settled.items.scope);
      const kind = typeOfAnswer(field, part);
      const expected = { number: 'number', yesno: 'boolean' }[kind?.kind as 'number'] ?? 'string';
      for (const one of kind?.isList ? (value as unknown[]) : [value]) expect(typeof one).toBe(expected);
    }
  });

  it.each(hostileAnswers(type, sample))('$name ends as a message or as a stored answer', ({ raw }) => {
    for (const required of [false, true]) {
      const result = judge(type, { [type]: raw }, { required });
      if (result.ok) {
        const kept = JSON.parse(JSON.stringify(result.answers)) as object;
        expect(kept).toEqual(result.answers);
        expect(judge(type, kept).answers).toEqual(result.answers);
        expect(JSON.stringify(kept).length).toBeLessThan(12_000);
      } else {
        for (const { params } of result.issues)
          expect(String(params?.['message'] ?? '')).not.toMatch(/\{|undefined/);
      }
      expect(typeof printAnswer(field as Question, raw)).toBe('string');
    }
  });
});
