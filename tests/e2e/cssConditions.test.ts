import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from '../../sdk/src/model/fields/field.ts';
import type { FormDefinition, Item } from '../../sdk/src/model/definition/formDefinition.ts';
import { controlName } from '../../sdk/src/model/answers/postedAnswers.ts';
import { cssConditions } from '../../sdk/src/model/logic/cssConditions.ts';
import { evaluate } from '../../sdk/src/model/logic/evaluate.ts';
import { OPERATORS } from '../../sdk/src/model/logic/operators/index.ts';
import { settle } from '../../sdk/src/model/logic/settle.ts';
import { planOf } from '../../sdk/src/model/structure/rules/planOf.ts';
import { anyChoiceForm } from '../../sdk/src/model/testing/anyChoiceForm.ts';
import { escapeAttribute } from '../../sdk/src/server/html.ts';
import { openBrowser } from './people.ts';

/** Forms; the long run is `INLAY_FORMS=2000 npm run test:e2e -- cssConditions`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 30);

const { open } = openBrowser();

type Answers = Record<string, string | string[] | boolean>;

/** Every answer that a field's control can give. */
function answersOf(field: Field): (string | string[] | boolean)[] {
  const values = 'options' in field ? field.options.map(({ value }) => value) : [];
  if (field.type === 'radio' || field.type === 'select') return ['', ...values];
  if (field.type !== 'checkbox') return [''];
  if (values.length === 0) return [false, true];
  return Array.from({ length: 2 ** values.length }, (_, chosen) =>
    values.filter((_value, at) => (chosen >> at) % 2 === 1),
  );
}

const combine = (fields: readonly Field[]): Answers[] =>
  fields.reduce<Answers[]>(
    (all, field) => all.flatMap((one) => answersOf(field).map((answer) => ({ ...one, [field.id]: answer }))),
    [{}],
  );

function control(field: Field): string {
  const name = escapeAttribute(controlName(field.id));
  const attributes = ({ value }: { value: string }) => `name="${name}" value="${escapeAttribute(value)}"`;
  if (!('options' in field)) return `<input name="${name}">`;
  if (field.type === 'select') {
    const options = field.options.map(({ value }) => `<option value="${escapeAttribute(value)}">x</option>`);
    return `<select name="${name}"><option value="">-</option>${options.join('')}</select>`;
  }
  const choices = field.options.length > 0 ? field.options : [{ value: 'true' }];
  return choices.map((choice) => `<input type="${field.type}" ${attributes(choice)}>`).join('');
}

/** A form, its style, and what is shown for all answers, worked out by the server. */
function prepare(form: FormDefinition, start: number) {
  const [page] = form.pages;
  const plan = planOf(form);
  if (!page || !plan) throw new Error('The form has no logic.');
  const items = page.items.flatMap((item) => ('items' in item ? [item, ...item.items] : [item]));
  const settled = (answers: Answers) => settle(plan, answers, { today: '2026-01-01', operators: OPERATORS });
  const answers = combine(items.filter((item) => !('items' in item)) as Field[]);
  const { items: first } = settled(answers[start % answers.length] ?? {});
  const render = (item: (typeof page.items)[number]): string =>
    `<div data-item="${item.id}"${first.isHidden(item.id) ? ' hidden' : ''}>` +
    `${'items' in item ? item.items.map(render).join('') : control(item)}</div>`;
  const { css } = cssConditions(page, plan, first);
  const scopes = answers.map((chosen) => settled(chosen).items.scope);
  const isTaken = ({ id, showIf }: Item) =>
    !showIf ||
    css.includes(`[data-item="${id}"]`) ||
    new Set(scopes.map((scope) => evaluate(showIf, scope) === true)).size === 1;
  const taken = items.filter(
    (item) => isTaken(item) && items.every((one) => one.id !== plan.parents[item.id] || isTaken(one)),
  );
  const ids = taken.map(({ id }) => id);
  return {
    taken: ids,
    left: items.length - taken.length,
    html: `<form class="form-embed-form">${page.items.map(render).join('')}</form>`,
    css,
    states: answers.map((chosen) => ({
      chosen,
      shown: ids.filter((id) => !settled(chosen).items.isHidden(id)),
    })),
  };
}

test(
  `choices show and hide the same by CSS as by a script, in ${FORMS} forms and all their answers`,
  { timeout: 600_000 },
  async () => {
    const page = await open({ javaScriptEnabled: false });
    const forms = fc
      .sample(fc.tuple(anyChoiceForm, fc.nat()), FORMS)
      .map(([form, start]) => prepare(form, start));
    let states = 0;
    let left = 0;
    for (const form of forms) {
      await page.setContent(`<style>${form.css}</style>${form.html}`);
      const seen = await page.evaluate(
        (all) => {
          const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
          return all.map((chosen) => {
            for (const one of controls) {
              const answer = chosen[one.name.slice('answers.'.length)];
              if (one instanceof HTMLSelectElement) one.value = String(answer);
              else
                one.checked = Array.isArray(answer)
                  ? answer.includes(one.value)
                  : String(answer) === one.value;
            }
            return [...document.querySelectorAll<HTMLElement>('[data-item]')]
              .filter((item) => item.checkVisibility())
              .map((item) => item.dataset['item'] ?? '');
          });
        },
        form.states.map(({ chosen }) => chosen),
      );
      expect(
        form.states.map(({ chosen }, at) => ({
          chosen,
          shown: seen[at]?.filter((id) => form.taken.includes(id)),
        })),
      ).toEqual(form.states);
      states += form.states.length;
      left += form.left;
    }
    console.log(
      `cssConditions: ${FORMS} forms with ${states} combinations of choices, 0 differences; ${left} items left to the server`,
    );
  },
);
