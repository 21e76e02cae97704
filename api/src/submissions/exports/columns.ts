import { capabilitiesOf, rowsIn, type Answers } from '@inlay/sdk/model';
import {
  cellsIn,
  humanise,
  LINKS,
  isHiddenKey,
  keyOf,
  printStray,
  renamedIn,
  storedIds,
  type AskedFields,
  type Cell,
  type CellPath,
  type RowColumns,
} from './cells.ts';
import { commonKind, type CellKind } from './cellKind.ts';
import type { FileAt } from './fileCells.ts';

/** The columns of an export, and the column of each answer of each revision. */
export interface ExportColumns {
  titles: readonly string[];
  /** What the cells below each title are. */
  kinds: readonly CellKind[];
  /** A row: `start`, then a cell for each column. */
  cellsOf(
    row: { id: string; formId: string; revisionId: string },
    answers: Answers,
    start: readonly string[],
  ): string[];
  /** Keys without a column that `cellsOf` has met, by form: answers no revision has a field for. */
  strayKeys: KeysOfForms;
  /** The id and the place of each column, for an export of one form. */
  keys: readonly { key: string; path: CellPath }[];
  /** Ids of everything that a revision stores, including those without a column. */
  asked: readonly string[];
  /**
   * Words of renamed options by revision and value, where every revision prints the stored text but for
   * these; null where answers have to be printed.
   */
  renamedOf(key: string): LabelsOfRevisions | null;
  /** Prints an answer by the revision it answered. */
  print(row: { id: string; revisionId: string }, key: string, answer: unknown): string;
  /** Prints an answer where all revisions print it alike; else null. */
  printAlways(key: string, answer: unknown): string | null;
}

/** Labels of options that differ from their values, by revision. */
export type LabelsOfRevisions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keys of answers, by form. */
export type KeysOfForms = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Lays out the columns: for each form its present fields in their order, then fields that were removed
 * since, then answers that no revision asked for (D-110). With several forms a label that more than one
 * of them uses is one column (D-104); the same label twice in one form stays two.
 *
 * @param revisions every answered revision and each form's present one, newest first within a form.
 * @param keys answers that no revision asked for.
 */
export function layOutColumns(
  revisions: readonly AskedFields[],
  keys: KeysOfForms,
  { isOneForm, rows, fileAt }: { isOneForm: boolean; rows: RowColumns; fileAt: FileAt },
): ExportColumns {
  const cells: CellsOfRevisions = new Map(
    revisions.map((one) => [one.revisionId, cellsIn(one, rows, fileAt)]),
  );
  const { titles, places } = placeColumns(revisions, { cells, keys, isOneForm });
  const printers = new Map(
    [...cells].map(([id, own]) => [id, new Map(own.map((cell) => [cell.key, cell.print]))]),
  );
  const printerOf = (revisionId: string, key: string) => printers.get(revisionId)?.get(key) ?? printStray;
  const kindsAt = (place: number): CellKind[] =>
    revisions.flatMap(({ formId, revisionId }) =>
      (cells.get(revisionId) ?? [])
        .filter(({ key }) => places.get(formId)?.get(key) === place)
        .map(({ kind }) => kind),
    );
  const asked = new Set(revisions.flatMap((one) => storedIds(one).map((id) => `${one.formId}/${id}`)));
  const strayKeys = new Map<string, Set<string>>();
  const noteStray = (formId: string, key: string): void => {
    // The id of a heading or a captcha holds no answer.
    if (isHiddenKey(key) || asked.has(`${formId}/${key}`)) return;
    strayKeys.set(formId, (strayKeys.get(formId) ?? new Set()).add(key));
  };
  return {
    titles,
    kinds: titles.map((_title, place) => commonKind(kindsAt(place))),
    strayKeys,
    keys: isOneForm ? pathsOf(places, cells) : [],
    asked: revisions.flatMap(storedIds),
    renamedOf: (key) => findRenamed(revisions, cells, key),
    print: ({ id, revisionId }, key, answer) => printerOf(revisionId, key)(answer, id),
    printAlways(key, answer) {
      const printed = new Set(revisions.map(({ revisionId }) => printerOf(revisionId, key)(answer, '')));
      const [only] = printed;
      return printed.size === 1 ? (only ?? null) : null;
    },
    cellsOf({ id, formId, revisionId }, answers, start) {
      const row = [...start, ...titles.map(() => '')];
      const placesOfForm = places.get(formId);
      const isOfRevision = printers.get(revisionId);
      const put = (key: string, answer: unknown): boolean => {
        const place = placesOfForm?.get(key);
        if (place === undefined || !isOfRevision) return false;
        row[start.length + place] = printerOf(revisionId, key)(answer, id);
        const links = isOfRevision.has(`${key}${LINKS}`) && placesOfForm?.get(`${key}${LINKS}`);
        if (typeof links === 'number')
          row[start.length + links] = printerOf(revisionId, `${key}${LINKS}`)(answer, id);
        return true;
      };
      for (const [key, answer] of Object.entries(answers)) {
        if (put(key, answer)) continue;
        noteStray(formId, key);
        for (const [at, inRow] of rowsIn(answer).entries())
          for (const [inner, one] of Object.entries(inRow)) put(keyOf([key, at, inner]), one);
      }
      return row;
    },
  };
}

type CellsOfRevisions = ReadonlyMap<string, readonly Cell[]>;
/** The place of each column, by form and key. */
type PlacesOfForms = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Gives each key of each form a column, and each column its title. */
function placeColumns(
  revisions: readonly AskedFields[],
  { cells, keys, isOneForm }: { cells: CellsOfRevisions; keys: KeysOfForms; isOneForm: boolean },
): { titles: readonly string[]; places: PlacesOfForms } {
  const titles: string[] = [];
  const places = new Map<string, Map<string, number>>();
  const shared = new Map<string, number>();
  for (const formId of new Set(revisions.map((one) => one.formId))) {
    const placesOfForm = new Map<string, number>();
    const seen = new Map<string, number>();
    const own = revisions.filter((one) => one.formId === formId);
    for (const [key, label] of labelsOf(own, cells, keys.get(formId) ?? new Set())) {
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const name = isOneForm ? key : JSON.stringify([label, count]);
      const place = shared.get(name) ?? titles.push(label) - 1;
      shared.set(name, place);
      placesOfForm.set(key, place);
    }
    places.set(formId, placesOfForm);
  }
  return { titles, places };
}

/** Returns the columns of the only form, with the places of their answers. */
function pathsOf(places: PlacesOfForms, cells: CellsOfRevisions): ExportColumns['keys'] {
  const paths = new Map([...cells.values()].flat().map(({ key, path }) => [key, path]));
  const [placesOfOne] = places.values();
  return [...(placesOfOne?.keys() ?? [])].map((key) => ({ key, path: paths.get(key) ?? [key] }));
}

/** As `ExportColumns.renamedOf`. */
function findRenamed(
  revisions: readonly AskedFields[],
  cells: CellsOfRevisions,
  key: string,
): LabelsOfRevisions | null {
  const own = revisions.flatMap(({ revisionId }) =>
    (cells.get(revisionId) ?? [])
      .filter((cell) => cell.key === key)
      .map(({ field }) => ({ revisionId, field })),
  );
  if (own.length === 0 || !own.every(({ field }) => field && capabilitiesOf(field).storesText)) return null;
  const renamed = own.map(({ revisionId, field }) => [revisionId, field ? renamedIn(field) : []] as const);
  return Object.fromEntries(
    renamed.flatMap(([id, labels]) => (labels.length > 0 ? [[id, Object.fromEntries(labels)]] : [])),
  );
}

/** Maps keys to labels, in the order of the columns. @param own the form's revisions. */
function labelsOf(
  own: readonly AskedFields[],
  cells: CellsOfRevisions,
  keys: ReadonlySet<string>,
): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { revisionId } of [...own].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    for (const { key, label } of cells.get(revisionId) ?? []) if (!labels.has(key)) labels.set(key, label);
  }
  for (const key of [...keys].sort()) labels.set(key, humanise(key));
  return labels;
}
