import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { guessFieldType, type FieldType } from '@inlay/sdk/model';
import type { PageQuestion } from './questionText.ts';

/** A question of a page, with what asks it there. */
interface FoundQuestion extends PageQuestion {
  /** Takes the question's place on the page. */
  element: Element;
  /** Further elements that say parts of it. */
  others: readonly Element[];
}

/** Whether an element is not shown, as far as its own markup says. */
export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  /display:\s*none|visibility:\s*hidden/i.test(element.getAttribute('style') ?? '') ||
  /(?:^|\s)always-hidden(?:\s|$)/.test(element.getAttribute('class') ?? '');

const CONTROLS =
  'input, textarea, select, [role=radio], [role=checkbox], [role=listbox], [role=textbox], [role=combobox]';
const UNASKED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'search', 'password']);

/** Types of inputs as the fields that they are here; others are told by their labels. */
const INPUT_TYPES: Readonly<Record<string, FieldType>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  number: 'number',
  date: 'date',
  'datetime-local': 'date',
  month: 'date',
  time: 'time',
  file: 'file',
  range: 'slider',
};

/** Jotform's names of its controls that have several inputs, or none that says its type. */
const JOTFORM_TYPES: Readonly<Record<string, FieldType>> = {
  control_fullname: 'name',
  control_address: 'address',
  control_phone: 'phone',
  control_datetime: 'date',
  control_birthdate: 'date',
  control_time: 'time',
  control_fileupload: 'file',
  control_signature: 'signature',
  control_rating: 'rating',
  control_number: 'number',
  control_spinner: 'number',
  control_yesno: 'yes_no',
};
/** One question with all its controls: of Jotform, of Google Forms, or of a page that marks it so. */
const GROUPS =
  '.form-line, [role=listitem], fieldset, [role=radiogroup], [role=group]:not(form), .gfield, .wpforms-field, .elementor-field-group';

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const typeOfInput = (control: Element): string =>
  (control.getAttribute('role') ?? control.getAttribute('type') ?? 'text').toLowerCase();

const isChoice = (control: Element): boolean => /^(?:radio|checkbox)$/.test(typeOfInput(control));

function isAsked(control: Element): boolean {
  if (control.tagName === 'INPUT' && UNASKED.has(typeOfInput(control))) return false;
  for (let one: Element | null = control; one; one = one.parentElement) if (isHidden(one)) return false;
  return true;
}

/** Elements by the ids that an attribute lists. */
const byIds = (control: Element, attribute: string): Element[] =>
  (control.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (control.ownerDocument.getElementById(id) ?? [])));

/** Returns the elements that label a control. */
function labelsOf(control: Element): Element[] {
  const labelled = byIds(control, 'aria-labelledby');
  if (labelled.length > 0) return labelled;
  const id = control.getAttribute('id');
  const named = id === null ? null : control.ownerDocument.querySelector(`label[for="${CSS.escape(id)}"]`);
  return [named ?? control.closest('label')].filter((label) => label !== null);
}

/** Returns the words beside a box or circle. */
function optionOf(control: Element): { text: string; elements: Element[] } {
  const own = control.getAttribute('aria-label') ?? control.getAttribute('data-value') ?? '';
  const elements = labelsOf(control);
  const labelled = elements.map(textOf).join(' ').trim();
  const next = control.nextSibling;
  const text =
    own || labelled || textOf(next instanceof Element ? next : null) || (next?.textContent ?? '').trim();
  return { text: text || (control.getAttribute('value') ?? ''), elements };
}

/** Returns what has the last words in a group before its first control, without those of its options. */
function wordsBefore(group: Element | null, first: Element, options: readonly Element[]): Element[] {
  if (!group) return [];
  const walker = group.ownerDocument.createTreeWalker(group, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING) break;
    const parent = node.parentElement;
    if (!parent || (node.textContent ?? '').trim() === '') continue;
    if (!options.some((option) => option.contains(parent))) last = parent;
  }
  return last ? [last] : [];
}

/** Returns the smallest element around the controls that has words before the first one. */
function groupOf(controls: readonly Element[], all: readonly Element[]): Element | null {
  const [first] = controls;
  for (let one = first?.parentElement; one && one.tagName !== 'BODY'; one = one.parentElement) {
    const around = one;
    // Another question's control comes before: its words are not this one's.
    if (all.some((other) => around.contains(other) && !controls.includes(other))) return null;
    if (!controls.every((control) => around.contains(control))) continue;
    const labels = controls.flatMap((control) => (isChoice(control) ? labelsOf(control) : []));
    if (first && wordsBefore(around, first, labels).length > 0) return around;
  }
  return null;
}

/** Returns the group that a page marks around a control; Google Forms makes an item of each box of a list. */
function groupAround(control: Element): Element | null {
  const group = control.closest(GROUPS);
  const list =
    group?.getAttribute('role') === 'listitem' && isChoice(control) ? group.closest('[role=list]') : null;
  return list?.hasAttribute('aria-labelledby') ? list : group;
}

/** Gathers the controls that answer one question: those of a marked group, and choices of one name. */
function gather(controls: readonly Element[]): Element[][] {
  const groups = new Map<unknown, Element[]>();
  for (const control of controls) {
    const marked = groupAround(control);
    const name = control.getAttribute('name')?.replace(/\[\d*\]$/, '');
    const isWhole =
      marked !== null &&
      (Object.hasOwn(JOTFORM_TYPES, marked.getAttribute('data-type') ?? '') ||
        controls.filter((one) => marked.contains(one)).every(isChoice));
    const key = isWhole ? marked : isChoice(control) && name ? `${typeOfInput(control)} ${name}` : control;
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  return [...groups.values()];
}

/** A single box beside its own words is agreed to. */
const isBox = (controls: readonly Element[]): boolean =>
  controls.length === 1 && controls.every((control) => typeOfInput(control) === 'checkbox');

/** Returns the type of field of the controls; null where their label says more. */
function typeOfControls(
  controls: readonly Element[],
  group: Element | null,
  label: string,
): FieldType | null {
  const [first] = controls;
  if (!first) return null;
  const jotform = JOTFORM_TYPES[group?.getAttribute('data-type') ?? ''];
  if (jotform) return jotform;
  if (isBox(controls)) return guessFieldType(label) === 'consent' ? 'consent' : 'checkbox';
  if (isChoice(first)) return typeOfInput(first) === 'radio' ? 'radio' : 'checkbox';
  if (first.tagName === 'TEXTAREA') return 'textarea';
  if (first.tagName === 'SELECT' || typeOfInput(first) === 'listbox') {
    return first.hasAttribute('multiple') ? 'checkbox' : 'select';
  }
  return INPUT_TYPES[typeOfInput(first)] ?? null;
}

/** Options of lists, without the one that says to choose. */
function optionsOfLists(control: Element): string[] {
  const options = [...control.querySelectorAll('option, [role=option]')];
  const isEmpty = (option: Element): boolean =>
    (option.getAttribute('value') ?? option.getAttribute('data-value') ?? textOf(option)) === '';
  return options.flatMap((option) =>
    isEmpty(option) ? [] : textOf(option) || (option.getAttribute('data-value') ?? ''),
  );
}

const isRequired = (controls: readonly Element[], group: Element | null): boolean =>
  controls.some((one) => one.hasAttribute('required') || one.getAttribute('aria-required') === 'true') ||
  group?.getAttribute('aria-required') === 'true' ||
  /(?:^|[\s-])(?:jf-required|required|field-required)(?:\s|$)/.test(group?.getAttribute('class') ?? '');

/** A text that says how to answer. */
const HELP = '.form-sub-label, .form-description, .help, .help-text, .description, small, .form-html-help';

function readGroup(controls: readonly Element[], all: readonly Element[]): FoundQuestion | null {
  const [first] = controls;
  if (!first) return null;
  const marked = groupAround(first);
  const group = marked && !hasOthers(marked, controls, all) ? marked : null;
  const boxes = isBox(controls) ? [] : controls.filter(isChoice);
  const choices = boxes.map(optionOf);
  const elementsOfChoices = choices.flatMap(({ elements }) => elements);
  const words = firstFilled([
    [...(group?.querySelectorAll('legend, .form-label, [role=heading]') ?? [])].slice(0, 1),
    boxes.length > 0 && group ? byIds(group, 'aria-labelledby') : [],
    boxes.length > 0 ? [] : labelsOf(first),
    wordsBefore(group ?? groupOf(controls, all), first, elementsOfChoices),
  ]);
  const label =
    words.map(textOf).filter(Boolean).join(' ') ||
    (first.getAttribute('aria-label') ?? first.getAttribute('placeholder') ?? '');
  if (label === '') return null;
  const type = typeOfControls(controls, group, label);
  // A label may hold its control.
  const element = group ?? words.find((word) => word.contains(first)) ?? first;
  return {
    element,
    others: [...controls, ...words, ...elementsOfChoices].filter((one) => !one.contains(element)),
    label,
    help: type && HAS_PARTS.has(type) ? '' : helpOf(group, words),
    required: isRequired(controls, group),
    type: type && fieldTypeName(type),
    options: boxes.length > 0 ? choices.map(({ text }) => text).filter(Boolean) : optionsOfLists(first),
  };
}

const firstFilled = (lists: readonly (readonly Element[])[]): readonly Element[] =>
  lists.find((list) => list.some((element) => textOf(element) !== '')) ?? [];

/** Types with a small label for each of their inputs. */
const HAS_PARTS: ReadonlySet<FieldType> = new Set(['address', 'date', 'name', 'phone', 'time']);

function helpOf(group: Element | null, words: readonly Element[]): string {
  const help = group?.querySelector(HELP);
  return help && !words.some((word) => word.contains(help) || help.contains(word)) ? textOf(help) : '';
}

const hasOthers = (group: Element, controls: readonly Element[], all: readonly Element[]): boolean =>
  all.some((other) => !controls.includes(other) && group.contains(other));

/** Finds the questions that a page's controls ask, in the order of the page. */
export function findPageQuestions(body: Element): FoundQuestion[] {
  const controls = [...body.querySelectorAll(CONTROLS)].filter(
    (control) => !control.closest('[data-question]') && isAsked(control),
  );
  return gather(controls).flatMap((group) => readGroup(group, controls) ?? []);
}
