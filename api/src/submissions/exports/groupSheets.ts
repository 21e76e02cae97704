import { listStoredParts, printAnswer, rowsIn, type Question } from '@inlay/sdk/model';
import type { PoolClient } from 'pg';
import { commonKind, kindOf, type CellKind } from './cellKind.ts';
import { isHiddenKey, type AskedFields } from './cells.ts';
import { answersOf, readRows } from './readRows.ts';
import { hasFiles, linksTitle, printLinks, type FileAt } from './fileCells.ts';
import type { ExportScope } from './selectExport.ts';
import { splitChoices } from './splitChoices.ts';
import type { Sheet } from './xlsx.ts';

/** The row of the first submission on its sheet, below the titles. */
const FIRST_ROW = 2;

/** A repeating group of a form, with its fields by revision. */
interface Group {
  id: string;
  label: string;
  /** Labels of the columns by field id, of the newest revision that has the field. */
  labels: Map<string, string>;
  fields: Map<string, readonly Question[]>;
}

/** Lists the repeating groups of an export with the fields of all revisions. */
function listGroups(revisions: readonly AskedFields[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { formId, revisionId, fields, outline } of revisions) {
    for (const part of listStoredParts(fields, outline)) {
      if (part.kind !== 'rows' || isHiddenKey(part.id)) continue;
      const key = `${formId}/${part.id}`;
      const known = groups.get(key);
      const group = known ?? { id: part.id, label: part.label, labels: new Map(), fields: new Map() };
      const shown = part.fields.filter(({ id }) => !isHiddenKey(id));
      for (const { id, label } of shown) if (!group.labels.has(id)) group.labels.set(id, label);
      group.fields.set(revisionId, shown);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

interface Reading {
  client: PoolClient;
  scope: ExportScope;
  fileAt: FileAt;
}

/** Returns a sheet for each repeating group; each reads the submissions again, in the same snapshot. */
export const groupSheets = (reading: Reading, revisions: readonly AskedFields[]): Sheet[] =>
  listGroups(revisions).map((group) => ({
    name: group.label.trim() || group.id,
    rows: writeGroup(reading, group),
    kinds: kindsOf(group),
  }));

/** Ids of the questions with files, which have a second column. */
const linkedIn = ({ fields }: Group): ReadonlySet<string> =>
  new Set(
    [...fields.values()]
      .flat()
      .filter(hasFiles)
      .map(({ id }) => id),
  );

function kindsOf(group: Group): CellKind[] {
  const questions = [...group.fields.values()].flat();
  const linked = linkedIn(group);
  const kindAt = (key: string): CellKind =>
    commonKind(questions.filter(({ id }) => id === key).map((question) => kindOf(question)));
  const columns = [...group.labels.keys()].flatMap((key) => (linked.has(key) ? [null, null] : [kindAt(key)]));
  return ['number', 'number', ...columns];
}

async function* writeGroup({ client, scope, fileAt }: Reading, group: Group): AsyncGenerator<string[][]> {
  const { id, labels, fields } = group;
  const withLinks = linkedIn(group);
  const titles = [...labels].flatMap(([key, label]) => [
    label,
    ...(withLinks.has(key) ? [linksTitle(label)] : []),
  ]);
  yield [['Submission row', 'Row', ...titles]];
  let submission = FIRST_ROW;
  for await (const batch of readRows(client, scope)) {
    yield batch.flatMap((row) => {
      const answers = answersOf(row);
      const place = String(submission);
      submission += splitChoices(answers, scope.splitBy).length;
      const asked = new Map((fields.get(row.revisionId) ?? []).map((field) => [field.id, field]));
      if (asked.size === 0) return [];
      return rowsIn(answers[id]).map((inRow, at) => [
        place,
        String(at + 1),
        ...[...labels.keys()].flatMap((key) => {
          const field = asked.get(key);
          const printed = field ? printAnswer(field, inRow[key]) : '';
          if (!withLinks.has(key)) return [printed];
          return [printed, field ? printLinks(field, inRow[key], (fileId) => fileAt(row.id, fileId)) : ''];
        }),
      ]);
    });
  }
}
