import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import type { FieldType } from '@inlay/sdk/model';
import { questionText, type PageQuestion } from './questionText.ts';

/** What a page of Google Forms holds of its form; its shape is described nowhere, and known from public pages. */
type Data = readonly unknown[];

/** The types of its questions by their number, as the fields that they are here; absent for a short answer. */
const TYPES: Readonly<Record<number, FieldType>> = {
  1: 'textarea',
  2: 'radio',
  3: 'select',
  4: 'checkbox',
  5: 'scale',
  7: 'matrix',
  9: 'date',
  10: 'time',
  13: 'file',
  18: 'rating',
};
const SHORT_ANSWER = 0;
/** A title with a text, and the beginning of a section. */
const HEADINGS = [6, 8];

const listOf = (value: unknown): Data => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** Returns the array that begins at a place, as JSON; null for none. */
function arrayAt(source: string, start: number): unknown {
  let depth = 0;
  let isQuoted = false;
  for (let index = start; index < source.length; index += 1) {
    const letter = source[index];
    if (letter === '\\') index += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '[') depth += 1;
    else if (!isQuoted && letter === ']') depth -= 1;
    if (depth === 0) return parse(source.slice(start, index + 1));
  }
  return null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Finds the form in the source of its page; null for other pages. */
export function findGoogleForm(source: string): Data | null {
  const name = source.indexOf('FB_PUBLIC_LOAD_DATA_');
  const start = name < 0 ? -1 : source.indexOf('[', name);
  const form = start < 0 ? [] : listOf(listOf(arrayAt(source, start))[1]);
  return listOf(form[1]).length > 0 ? form : null;
}

/** Before the array of a question, in the attribute `data-params` of its element. */
const PARAMS = '%.@.';

/** Writes the questions of a copied part of a Google form into its elements, which hold what they ask. */
export function markGoogleQuestions(body: Element): void {
  for (const element of body.querySelectorAll(`[data-params^="${PARAMS}["]`)) {
    const item = arrayAt(element.getAttribute('data-params') ?? '', PARAMS.length);
    const text = textOfItem(listOf(item));
    if (text !== '') element.setAttribute('data-question', text);
  }
}

/** Returns a form of Google as a list of questions. */
export function textOfGoogleForm(form: Data): string {
  const [title, description] = [textOf(form[8]), textOf(form[0])];
  const parts = listOf(form[1]).map((item) => textOfItem(listOf(item)));
  return [title && `# ${title}`, description && `> ${description}`, ...parts].filter(Boolean).join('\n\n');
}

/** @param item its id, title, description, type, and what answers it */
function textOfItem(item: Data): string {
  const [, title, description, type] = item;
  const [label, help] = [textOf(title), textOf(description)];
  if (typeof type !== 'number') return '';
  if (HEADINGS.includes(type)) {
    return [label && `## ${label}`, help && `\n> ${help}`].filter(Boolean).join('\n');
  }
  const fieldType = TYPES[type];
  const answers = listOf(item[4]).map(listOf);
  const [first] = answers;
  if (label === '' || !first || (!fieldType && type !== SHORT_ANSWER)) return '';
  const choices = listOf(first[1]).map((choice) => textOf(listOf(choice)[0]));
  const question: PageQuestion = { label, help, required: Boolean(first[2]), type: null, options: [] };
  if (!fieldType) return questionText(question);
  const hint = fieldTypeName(fieldType);
  // Each row of a grid is an entry of its own, with the columns as its choices.
  if (fieldType === 'matrix') {
    const rows = answers.map((row) => textOf(listOf(row[3])[0])).filter(Boolean);
    return questionText({ ...question, type: hint, columns: choices.filter(Boolean), options: rows });
  }
  // An empty choice is the one for an answer of one's own.
  const options = fieldType === 'rating' ? [] : choices.filter(Boolean);
  return questionText({ ...question, type: hint, options });
}
