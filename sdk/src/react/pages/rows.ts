import type { ComponentType, ReactNode } from 'react';
import type { Field, Repeat, SettledItems } from '../../model/rendering.ts';
import type { RowTexts } from '../../model/texts/textTypes.ts';
import type { FormView, PagedPublicForm } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';

type Values = Readonly<Record<string, unknown>>;
/** Raw answers of one row by field id. */
export type Row = Values;

/**
 * Changes the rows of a group; `null` is a new row, which gets its start values. Without a path all errors
 * are gone, else the one of the changed field.
 */
export type ChangeRows = (
  groupId: string,
  change: (rows: readonly Row[]) => (Row | null)[],
  path?: string,
) => void;

export interface RepeatRowsProps {
  form: PagedPublicForm;
  view: FormView;
  /** The group as it is asked (`ROWS.ask`). */
  repeat: Repeat;
  words: OwnerTexts;
  /** The group's error. */
  error: ReactNode;
  /** Places a field of a row on the grid. */
  place(field: Field, items: SettledItems | undefined): ReactNode;
  onChange: ChangeRows;
}

/** Code of repeating groups, which their chunk adds. */
export interface RowsCode {
  css: string;
  /** Returns raw values with the rows that visitors find: as many as a group needs, with their start values. */
  complete(form: PagedPublicForm, values: Values): Values;
  /** Returns a group with itself and the fields of all its rows as items, which have their paths as ids. */
  ask(repeat: Repeat, view: FormView, words: OwnerTexts, texts: RowTexts): Repeat;
  /** Returns raw values with those of all rows by path. */
  flatten(form: PagedPublicForm, values: Values): Values;
  Rows: ComponentType<RepeatRowsProps>;
}

export const ROWS: Partial<RowsCode> = {};

/** Returns the rows of a group among raw values. */
export const rowsAmong = (values: Values, { id }: Pick<Repeat, 'id'>): readonly Row[] =>
  Array.isArray(values[id]) ? (values[id] as Row[]) : [];

/** Returns the name of a row, by its number from 0. */
export const rowTitle = (
  { rowLabel }: Pick<Repeat, 'rowLabel'>,
  row: number,
  words: OwnerTexts,
  texts: RowTexts,
): string => `${words.pipe(rowLabel) || texts.row} ${row + 1}`;
