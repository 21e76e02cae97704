import {
  capabilitiesOf,
  createField,
  isConstant,
  isQuestion,
  fieldsOf,
  mapFields,
  type Field,
  type FieldType,
  type FormDefinition,
  type Option,
} from '@inlay/sdk/model';

/** Types whose answer is one value that a link can hold. */
const LINKED_TYPES: readonly FieldType[] = [
  'text',
  'textarea',
  'email',
  'phone',
  'date',
  'select',
  'radio',
  'hidden',
];

/** Returns the questions that a link can fill in, in reading order. */
export const linkableFields = (definition: FormDefinition): Field[] =>
  fieldsOf(definition).filter(
    (field) => isQuestion(field) && LINKED_TYPES.includes(field.type) && !isConstant(field),
  );

export const optionsOf = (field: Field): readonly Option[] => ('options' in field ? field.options : []);

/**
 * Adds answers to a form's address; fields are named by id, because labels change (docs/embedding.md).
 *
 * @param answers by field id; empty ones are left out
 */
export function prefilledLink(url: string, answers: ReadonlyMap<string, string>): string {
  const link = new URL(url);
  for (const [id, value] of answers) if (value !== '') link.searchParams.set(id, value);
  return link.href;
}

/**
 * Returns the form as a link opens it: without hidden fields, and with the first of its other fields.
 *
 * @param locked shown as the texts that visitors read of them (decision 435)
 * @param most number of fields; those that the link fills in come before others
 */
export function prefilledForm(
  definition: FormDefinition,
  answers: ReadonlyMap<string, string>,
  { hidden, locked, most }: { hidden: readonly string[]; locked: ReadonlySet<string>; most: number },
): FormDefinition {
  const visible = fieldsOf(definition).filter(
    (field) => !capabilitiesOf(field).isHidden && !hidden.includes(field.id),
  );
  const [filled, others] = [
    visible.filter(({ id }) => answers.has(id)),
    visible.filter(({ id }) => !answers.has(id)),
  ];
  const shown = new Set([...filled, ...others].slice(0, most));
  return mapFields(definition, (field) => {
    if (!shown.has(field)) return null;
    return locked.has(field.id) ? { ...createField('text'), id: field.id, label: field.label } : field;
  });
}

/** Returns the values of the form as a link opens it: of locked choices their words, as visitors read them. */
export function printLocked(
  definition: FormDefinition,
  answers: ReadonlyMap<string, string>,
  locked: ReadonlySet<string>,
): Record<string, string> {
  const values = Object.fromEntries(answers);
  for (const field of fieldsOf(definition).filter(({ id }) => locked.has(id) && answers.has(id)))
    values[field.id] =
      optionsOf(field).find(({ value }) => value === values[field.id])?.label ?? values[field.id]!;
  return values;
}

/** Returns a button for an HTML mail: a table cell, because mail programs know no other padding. */
export function mailButton({ title, link, color }: { title: string; link: string; color: string }): string {
  const style = `display:inline-block;padding:12px 24px;font:600 16px/1.25 Arial,sans-serif;color:#ffffff;text-decoration:none`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
    `<td style="border-radius:8px;background:${color}"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(title)}</a></td>` +
    `</tr></table>`
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
