import type { ReactNode } from 'react';
import type { Field, FormTexts, Page } from '../../model/rendering.ts';
import type { PrintedRow } from '../../model/structure/print/createPrint.ts';
import type { FormView, PagedPublicForm } from './view.ts';

/** Texts of a form's owner, with the answers that they name. */
export interface OwnerTexts {
  pipePage(page: Page): Page;
  pipeField(field: Field): Field;
  pipe(text: string): string;
  /** Renders a description or a help text. */
  render(text: string): ReactNode;
  /** Returns an answer, a group's rows or a value in words. */
  print(id: string): string;
  /** Renders the computed values that visitors see. */
  renderValues(): ReactNode;
  /** Returns the texts of a row, which name its own answers. */
  within(row: PrintedRow): OwnerTexts;
}

export type CreateOwnerTexts = (
  form: PagedPublicForm,
  view: FormView,
  texts: Pick<FormTexts, 'language'>,
) => OwnerTexts;

/** Texts as they are written, for forms without rich text and named answers. */
const plain: OwnerTexts = {
  pipePage: (page) => page,
  pipeField: (field) => field,
  pipe: (text) => text,
  render: (text) => text,
  print: () => '',
  renderValues: () => null,
  within: () => plain,
};

let create: CreateOwnerTexts = () => plain;

/** Adds the code of a chunk that most forms do not load. */
export const addRichTexts = (loaded: CreateOwnerTexts): void => {
  create = loaded;
};

export const createOwnerTexts: CreateOwnerTexts = (...given) => create(...given);
