import {
  createEmptyDefinition,
  createField,
  MAX_ENDINGS,
  MAX_FIELDS,
  MAX_LABEL_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_PAGES,
  MAX_WORDS_LENGTH,
  type Ending,
  type Expression,
  type Field,
  type FieldOfType,
  type FieldType,
  type FormDefinition,
  type NamedValue,
  type Page,
  type Repeat,
} from '@inlay/sdk/model';
import type { ImportedItem, ImportNote, ImportNoteCode } from './importedForm.ts';
import { plainText, shorten } from './sourceText.ts';

/** Properties of every question of a source, whatever its type. Texts are plain, `help` is limited Markdown. */
export interface QuestionBase {
  /** What rules and texts of the source name it by. */
  refs: readonly string[];
  label: string;
  help?: string;
  required?: boolean;
  placeholder?: string;
}

/** A question of the source that has become a field. */
export interface DraftField {
  field: Field;
  item: ImportedItem;
  pageId: string;
  /** Values of its options by what the source names them by. */
  choices: ReadonlyMap<string, string>;
}

/** Something that rules and texts can name: a field, or a computed value. */
export type DraftTarget = DraftField | { value: string };

/** Target of a jump: its name in the source, or the end. */
export type JumpTarget = { to: string } | 'end';

interface Jump {
  pageId: string;
  if: Expression;
  target: JumpTarget;
  item: ImportedItem | null;
}

/** A repeating group that is still filled. */
type DraftRepeat = Omit<Repeat, 'items'> & { items: Field[] };

/** A page that is still filled. */
export type DraftPage = Omit<Page, 'items'> & { items: (Field | DraftRepeat)[] };

/** A form while it is read from the file of another product; `finishDraft` makes a definition of it. */
export interface Draft {
  definition: FormDefinition;
  pages: DraftPage[];
  /** The repeating group that questions are added to, at the end of the last page; null outside of one. */
  rows: DraftRepeat | null;
  endings: Ending[];
  values: NamedValue[];
  items: ImportedItem[];
  notes: ImportNote[];
  jumps: Jump[];
  targets: Map<string, DraftTarget>;
  /** Ids of pages and endings by what jumps of the source call them. */
  places: Map<string, string>;
  /** How many questions found no room. */
  leftOut: number;
}

export function createDraft(title: string): Draft {
  return {
    definition: createEmptyDefinition(title),
    pages: [],
    rows: null,
    endings: [],
    values: [],
    items: [],
    notes: [],
    jumps: [],
    targets: new Map(),
    places: new Map(),
    leftOut: 0,
  };
}

/** Notes something, once. */
export function note(holder: { notes: ImportNote[] }, code: ImportNoteCode, name = ''): void {
  const isNoted = holder.notes.some((one) => one.code === code && one.name === name);
  if (!isNoted) holder.notes.push({ code, name });
}

/** Shortens a text to what a place of ours holds, and notes that. */
export function fit(holder: { notes: ImportNote[] }, text: string, max: number): string {
  if (text.length > max) note(holder, 'text_shortened');
  return shorten(text, max);
}

/** The page that questions are added to. */
export const lastPage = (draft: Draft): DraftPage => draft.pages.at(-1) ?? startPage(draft, {});

/**
 * Starts a page, unless the last one is still empty and has no texts.
 * @param page.refs what jumps of the source call it
 */
export function startPage(
  draft: Draft,
  page: { title?: string; description?: string; refs?: readonly string[] },
): DraftPage {
  const last = draft.pages.at(-1);
  const isUntouched = last && last.items.length === 0 && !last.title && !last.description;
  const isFull = draft.pages.length >= MAX_PAGES;
  if (isFull && !isUntouched) note(draft, 'pages_joined', String(MAX_PAGES));
  const started =
    last && (isUntouched || isFull)
      ? last
      : { id: `p${draft.pages.length + 1}`, title: '', description: '', items: [], nextLabel: '' };
  if (started !== last) draft.pages.push(started);
  if (started !== last || isUntouched) {
    started.title = fit(draft, page.title ?? '', MAX_LABEL_LENGTH);
    started.description = fit(draft, page.description ?? '', MAX_OWNER_TEXT_LENGTH);
  }
  for (const ref of page.refs ?? []) draft.places.set(ref, started.id);
  return started;
}

/** Adds a line to the report for something that has no field here. */
export function leaveOut(draft: Draft, label: string, code: ImportNoteCode, name = ''): ImportedItem | null {
  if (draft.items.length >= 2 * MAX_FIELDS) {
    draft.leftOut += 1;
    return null;
  }
  const item: ImportedItem = { label: shorten(label, MAX_LABEL_LENGTH), type: null, notes: [{ code, name }] };
  draft.items.push(item);
  return item;
}

/** Adds a line to the report for a question of a type that is not known here. */
export const leaveOutType = (draft: Draft, label: string, type: string): ImportedItem | null =>
  leaveOut(draft, label, 'type_left_out', shorten(plainText(type), MAX_WORDS_LENGTH));

const countFields = ({ pages }: Draft): number =>
  pages
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + ('items' in item ? item.items.length : 1), 0);

/** Adds a repeating group to the last page; the questions that `addQuestions` adds are asked in each of its rows. */
export function addRows(
  draft: Draft,
  group: Pick<Repeat, 'label' | 'help' | 'min' | 'max' | 'addLabel'>,
  addQuestions: () => void,
): DraftRepeat | null {
  const page = lastPage(draft);
  const count = draft.pages.flatMap(({ items }) => items).filter((item) => 'items' in item).length;
  const rows: DraftRepeat = {
    ...group,
    id: `g${count + 1}`,
    type: 'repeat',
    label: fit(draft, group.label, MAX_LABEL_LENGTH),
    help: fit(draft, group.help, MAX_OWNER_TEXT_LENGTH),
    rowLabel: '',
    items: [],
  };
  page.items.push(rows);
  draft.rows = rows;
  addQuestions();
  draft.rows = null;
  if (rows.items.length > 0) return rows;
  page.items.pop();
  return null;
}

/** Adds a field to the last page, or to the rows on it; `null` where the form is full. */
export function addField<Type extends FieldType>(
  draft: Draft,
  type: Type,
  base: QuestionBase,
  settings: Partial<Omit<FieldOfType<Type>, 'id' | 'type'>> = {},
  choices: ReadonlyMap<string, string> = new Map(),
): DraftField | null {
  const count = countFields(draft);
  if (count >= MAX_FIELDS) {
    draft.leftOut += 1;
    return null;
  }
  const page = lastPage(draft);
  const item: ImportedItem = { label: shorten(base.label, MAX_LABEL_LENGTH), type, notes: [] };
  const field = {
    ...createField(type),
    required: base.required ?? false,
    ...settings,
    id: `q${count + 1}`,
    label: fit(item, base.label, MAX_LABEL_LENGTH),
    help: fit(item, base.help ?? '', MAX_OWNER_TEXT_LENGTH),
    placeholder: fit(item, base.placeholder ?? '', MAX_LABEL_LENGTH),
  } as Field;
  const added: DraftField = { field, item, pageId: page.id, choices };
  (draft.rows ?? page).items.push(field);
  draft.items.push(item);
  for (const ref of base.refs) {
    draft.targets.set(ref, added);
    draft.places.set(ref, page.id);
  }
  return added;
}

/** Adds an ending; the first that is added is met where no jump leads elsewhere. */
export function addEnding(
  draft: Draft,
  ending: { ref: string; title: string; text: string; redirectUrl: string | null },
): void {
  const { ref, title, text, redirectUrl } = ending;
  if (draft.endings.length >= MAX_ENDINGS) {
    note(draft, 'ending_left_out', shorten(title, MAX_WORDS_LENGTH));
    return;
  }
  const id = `e${draft.endings.length + 1}`;
  draft.places.set(ref, id);
  draft.endings.push({
    id,
    kind: 'stored',
    title: fit(draft, title, MAX_LABEL_LENGTH),
    text: fit(draft, text, MAX_OWNER_TEXT_LENGTH),
    redirectUrl,
  });
}
