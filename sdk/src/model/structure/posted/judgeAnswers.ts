import type { Answer, Answers, Field, Question } from '../../fields/field.ts';
import { isCaptcha, isQuestion } from '../../fields/roles.ts';
import type { AnswerContext, QuestionModel, QuestionModels } from '../../fields/fieldType.ts';
import type { Item, Repeat } from '../../definition/formDefinition.ts';
import type { AnswerIssue, PlannedIssueCode } from '../../answers/issues.ts';
import type { Plan } from '../../logic/plan.ts';
import { type Settled, type SettledItems, settle, type SettleInputs } from '../../logic/settle.ts';
import type { Value } from '../../logic/value.ts';
import { fill } from '../../answers/messages.ts';
import type { FieldWord } from '../../texts/fieldTexts.ts';
import type { PlannedTexts } from '../../texts/plannedTexts.ts';
import type { ValidationOptions } from '../../answers/validateWith.ts';
import { rowPath } from './rowPath.ts';
import { type AnsweredForm, type ReadAnswers, readAnswers, type ReadForm } from './readAnswers.ts';

/** Everything a submission stores: answers by field, rows by repeating group, results by value. */
export type StoredAnswers = Record<string, Answer | Answers[] | NonNullable<Value>>;

export interface JudgeOptions extends ValidationOptions {
  plan: Plan;
  /** Inputs of the logic, besides the answers. */
  inputs: SettleInputs;
  texts: PlannedTexts;
  /** Models of the form's types. */
  models: QuestionModels;
  context: AnswerContext;
}

/** Position of an issue: the page, and the row of a repeating group. */
type IssuePlace = Pick<AnswerIssue, 'pageId' | 'row' | 'subject'>;

/** Result of raw answers to a form with logic: the visible answers, and the issues. */
export interface Judged {
  settled: Settled;
  answers: StoredAnswers;
  issues: readonly AnswerIssue[];
  /** Fields that were answered in a row that hides them. */
  droppedInRows: readonly string[];
}

/** Reads and checks raw answers of a form with logic. Takes anything, never throws. */
export function judgeAnswers(form: AnsweredForm, rawAnswers: unknown, options: JudgeOptions): Judged {
  const { plan, inputs } = options;
  const read = readAnswers(form, rawAnswers, options);
  const settled = settle(plan, read, inputs);
  const judgement = new Judgement(settled, options);
  for (const { id, items } of form.pages) for (const item of items) judgement.judge(item, read, id);
  return judgement;
}

/** Returns an answer without the options that are not offered. */
function withoutHidden(field: Question, answer: Answer, items: SettledItems): Answer {
  if (!('options' in field)) return answer;
  const isOffered = (option: string) => !items.isHidden(field.id, option);
  if (Array.isArray(answer)) return answer.filter(isOffered);
  return typeof answer === 'string' && !isOffered(answer) ? '' : answer;
}

/** Returns the parts of an answer that an issue names in the words that it brings for them, if any. */
function inOwnWords(params: AnswerIssue['params'], texts: PlannedTexts): AnswerIssue['params'] {
  const words = params?.['words'] as FieldWord[] | undefined;
  if (!words) return params;
  const parts = params?.['parts'] as readonly string[];
  return { ...params, parts: parts.map((part, index) => texts[words[index]!] ?? part) };
}

/** Collects stored answers and issues, item by item in reading order. */
class Judgement implements Judged {
  readonly answers: StoredAnswers = {};
  readonly issues: AnswerIssue[] = [];
  /** Fields that were answered in a row that hides them. */
  readonly droppedInRows: string[] = [];
  readonly settled: Settled;
  readonly #options: JudgeOptions;

  constructor(settled: Settled, options: JudgeOptions) {
    this.settled = settled;
    this.#options = options;
  }

  judge(item: Item, read: ReadForm, pageId: string): void {
    const { items } = this.settled;
    if (items.isHidden(item.id)) return;
    if ('items' in item && item.type === 'repeat') return this.#judgeRows(item, read[item.id], pageId);
    const fields = 'items' in item ? item.items : [item];
    this.#judgeFields(fields, read as ReadAnswers, items, { pageId }, this.answers);
  }

  /** Checks fields of one container, and stores the visible ones. */
  #judgeFields(
    fields: readonly Field[],
    read: ReadAnswers,
    items: SettledItems,
    { group, ...around }: IssuePlace & { group?: string },
    stored: StoredAnswers,
  ): void {
    for (const field of fields) {
      const { id, label } = field;
      const place = group ? { ...around, subject: { id: rowPath(group, around.row!, id), label } } : around;
      if (items.isHidden(field.id)) continue;
      if (isCaptcha(field)) this.#judgeCaptcha(field.id, place);
      if (!isQuestion(field)) continue;
      const given = read[field.id];
      if (given === undefined) {
        this.issues.push({ fieldId: field.id, code: 'invalid_type', ...place });
        continue;
      }
      const answer = withoutHidden(field, given, items);
      stored[field.id] = answer;
      const required = items.required.has(field.id);
      const settled = field.required === required ? field : { ...field, required };
      const { models, inputs } = this.#options;
      const found = (models[field.type] as QuestionModel).check(settled, answer, inputs);
      for (const { code, params } of found) this.#report(field.id, code, place, params);
      if (found.length === 0) this.#judgeChecks(field, items, place);
    }
  }

  /** Adds the owner's own checks that an answer breaks, in the owner's words. */
  #judgeChecks({ id, checks }: Field, items: SettledItems, place: IssuePlace): void {
    for (const { item, check } of items.failed)
      if (item === id) this.#report(id, 'rule_not_met', place, {}, checks[check]?.message);
  }

  #judgeRows(repeat: Repeat, read: ReadForm[string], pageId: string): void {
    const { id, min, max, items } = repeat;
    const place = { pageId, subject: repeat };
    if (read === undefined) {
      this.issues.push({ fieldId: id, code: 'invalid_type', ...place });
      return;
    }
    const rows = read as ReadAnswers[];
    if (rows.length === 0 && this.settled.items.required.has(id))
      this.issues.push({ fieldId: id, code: 'required', ...place });
    else if (rows.length < min) this.#report(id, 'too_few', place, { min });
    if (rows.length > max) this.#report(id, 'too_many', place, { max });
    this.answers[id] = rows.map((answers, row) => {
      const stored: Answers = {};
      const inRow = this.settled.rows.get(id)?.[row];
      if (inRow) this.#judgeFields(items, answers, inRow, { pageId, row, group: id }, stored);
      for (const field of items.filter(isQuestion))
        if (!Object.hasOwn(stored, field.id) && this.#isAnswered(field, answers[field.id]))
          this.droppedInRows.push(field.id);
      return stored;
    });
  }

  #isAnswered(field: Question, answer: Answer | undefined): boolean {
    const { models } = this.#options;
    return answer !== undefined && !(models[field.type] as QuestionModel).isEmpty(field, answer);
  }

  #judgeCaptcha(fieldId: string, place: IssuePlace): void {
    const { ignoreCaptcha, captchaToken, captchaProvider: provider } = this.#options;
    if (ignoreCaptcha || captchaToken) return;
    this.issues.push({
      fieldId,
      code: 'captcha_required',
      ...(provider && { params: { provider } }),
      ...place,
    });
  }

  /** Adds an issue; with its message, unless the texts of every form have it. */
  #report(
    fieldId: string,
    code: AnswerIssue['code'],
    place: IssuePlace,
    params: AnswerIssue['params'],
    own?: string,
  ): void {
    const words = this.#options.texts[code as PlannedIssueCode];
    const message = own || (words && fill(words, params ?? {}));
    const all = message ? { ...params, message } : inOwnWords(params, this.#options.texts);
    this.issues.push({ fieldId, code, ...place, ...(all && { params: all }) });
  }
}
