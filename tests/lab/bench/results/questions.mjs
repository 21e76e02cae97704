import { createField, createOptions } from '@inlay/sdk/model';

const OPTIONS = ['Lemon', 'Plum', 'Black Forest', 'Apple', 'None'];

/** Forty questions: their fields, and how the database makes an answer of row n. */
export const QUESTIONS = Array.from({ length: 40 }, (_one, at) => {
  const id = `q${at}`;
  const field = (type, more = {}) => ({ ...createField(type), id, label: `Question ${at}`, ...more });
  const spread = `(n * ${2 * at + 7} / 3)`;
  if (at < 15) {
    const option = `(array['${OPTIONS.join("','")}'])[1 + ${spread} % ${OPTIONS.length}]`;
    return { id, field: field('radio', { options: createOptions(OPTIONS) }), answer: option };
  }
  if (at < 25) return { id, field: field('number'), answer: `${spread} % ${10 ** (1 + (at % 5))}` };
  if (at < 30) return { id, field: field('nps'), answer: `${spread} % 11` };
  if (at < 35) {
    const ticked = `to_jsonb((array['Nuts','Cream'])[1 : ${spread} % 3])`;
    return { id, field: field('checkbox', { options: createOptions(['Nuts', 'Cream']) }), answer: ticked };
  }
  return { id, field: field('text'), answer: `'Answer ' || n % 100` };
});
