import type { Field } from '../../fields/field.ts';
import type { Page } from '../../definition/formDefinition.ts';
import { pipeText } from '../../richText/names.ts';
import type { Print } from '../../richText/richText.ts';

/** Replaces texts of a part; returns the same part if none of them changes. */
function withTexts<Part extends object>(part: Part, texts: Partial<Part>): Part {
  const isSame = Object.entries(texts).every(([key, text]) => part[key as keyof Part] === text);
  return isSame ? part : { ...part, ...texts };
}

/** Returns a field with the answers that its label, placeholder and options name; `help` is rich text. */
export function pipeField<One extends Field>(field: One, print: Print): One {
  const { label, placeholder } = field;
  const texts = {
    label: pipeText(label, print),
    placeholder: pipeText(placeholder, print),
    ...('text' in field && { text: pipeText(field.text, print) }),
  };
  if (!('options' in field)) return withTexts<Field>(field, texts) as One;
  const options = field.options.map((option) => withTexts(option, { label: pipeText(option.label, print) }));
  const isSame = options.every((option, index) => option === field.options[index]);
  const rows = 'rows' in field && {
    rows: field.rows.map((row) => withTexts(row, { label: pipeText(row.label, print) })),
  };
  return withTexts<Field>(field, { ...texts, ...rows, options: isSame ? field.options : options }) as One;
}

/** Returns a page with the answers that its title and button name; `description` is rich text. */
export const pipePage = (page: Page, print: Print): Page =>
  withTexts(page, { title: pipeText(page.title, print), nextLabel: pipeText(page.nextLabel, print) });
