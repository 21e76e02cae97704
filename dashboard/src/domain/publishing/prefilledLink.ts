import { t } from '@lingui/core/macro';
import {
  AS_STORED,
  capabilitiesOf,
  createField,
  fieldsOf,
  type filledButton,
  isConstant,
  isQuestion,
  itemsOutsideRows,
  mapFields,
  pagesOf,
  partsOfAnswer,
  printAnswer,
  questionModelOf,
  typeOfAnswer,
  type FormDefinition,
  type Option,
  type PrintLanguage,
  type Question,
} from '@inlay/sdk/model';

/** The questions of a form: those that a link can fill in, with one value each, and why it cannot fill in others. */
interface LinkableFields {
  linked: Question[];
  refused: { field: Question; reason: string }[];
}

/** Returns the questions of a form in reading order, by whether a link can fill them in. */
export function linkableFields(definition: FormDefinition): LinkableFields {
  const outside = new Set<unknown>(pagesOf(definition).flatMap(itemsOutsideRows));
  const fields: LinkableFields = { linked: [], refused: [] };
  for (const field of fieldsOf(definition).filter(isQuestion)) {
    const reason = outside.has(field) ? findRefusal(field) : t`in repeated rows`;
    if (reason === null) fields.linked.push(field);
    else fields.refused.push({ field, reason });
  }
  return fields;
}

/** Returns why a link cannot hold the answer of a field; null where it can. */
function findRefusal(field: Question): string | null {
  if (isConstant(field)) return t`always the same`;
  if (capabilitiesOf(field).uploads) return t`takes files`;
  if (partsOfAnswer(field).length > 1) return t`has several parts`;
  const type = typeOfAnswer(field);
  if (!type) return t`only visitors answer it`;
  return type.isList ? t`takes several answers` : null;
}

/** Lists what an answer is one of, in words; nothing where it is typed. */
export function choicesOf(field: Question, language: PrintLanguage): Option[] {
  const options = 'options' in field ? field.options.map(({ value }) => value) : [];
  const values = [...options, ...(capabilitiesOf<Question>(field).choices?.(field) ?? [])];
  return values.map((value) => ({ value, label: printAnswer(field, value, language) }));
}

/** Returns whether a question takes this answer from a link. */
export function takesAnswer(field: Question, text: string): boolean {
  const model = questionModelOf<Question>(field);
  const answer = model.parseAnswer(field, text, AS_STORED);
  return answer !== undefined && (model.isEmpty(field, answer) || model.check(field, answer).length === 0);
}

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

/** Returns the values of the form as a link opens it: of locked ones their words, as visitors read them. */
export function linkedValues(
  definition: FormDefinition,
  answers: ReadonlyMap<string, string>,
  { locked, language }: { locked: ReadonlySet<string>; language: PrintLanguage },
): Record<string, unknown> {
  const filled = fieldsOf(definition)
    .filter(isQuestion)
    .filter(({ id }) => answers.has(id));
  return Object.fromEntries(
    filled.map((field) => {
      const text = answers.get(field.id);
      const answer = questionModelOf<Question>(field).parseAnswer(field, text, AS_STORED);
      return [field.id, locked.has(field.id) ? printAnswer(field, text, language) : answer];
    }),
  );
}

interface MailButton {
  title: string;
  link: string;
  colors: ReturnType<typeof filledButton>;
}

/** Returns a button for an HTML mail: a table cell, because mail programs know no other padding. */
export function mailButton({ title, link, colors }: MailButton): string {
  const style = `display:inline-block;padding:12px 24px;font:600 16px/1.25 Arial,sans-serif;color:${colors.text};text-decoration:none`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
    `<td style="border-radius:8px;background:${colors.background}"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(title)}</a></td>` +
    `</tr></table>`
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
