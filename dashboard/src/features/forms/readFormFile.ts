import { t } from '@lingui/core/macro';
import {
  checkFile,
  describeObstacles,
  FormDefinitionError,
  listUnsupported,
  printDescription,
  upgradeFormDefinition,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { importForm } from './imports/importForm.ts';
import type { ImportedForm } from './imports/importedForm.ts';
import { parseFilePictures, type FilePictures } from './filePictures.ts';
import { fieldName, fieldTypeName } from '../../domain/forms/fieldTypeNames.ts';
import { refusalText } from '../../lib/refusalText.ts';

/** One problem of a file. */
export interface Fault {
  /** In words: "Field 3 (Email), label"; empty for the file as a whole. */
  place: string;
  reason: string;
}

export type FormFile =
  | {
      ok: true;
      definition: FormDefinition;
      pictures: FilePictures;
      /** What became of a form of another product; absent for one of ours. */
      imported?: ImportedForm;
    }
  | { ok: false; faults: Fault[] };

/** The server's limits. */
const RULE = { maxBytes: 10 * 1024 * 1024, mimeTypes: ['application/json'] };

const refuse = (...reasons: string[]): FormFile => ({
  ok: false,
  faults: reasons.map((reason) => ({ place: '', reason })),
});

/** Parses a file that a form was exported to, here or by another product, or that a person wrote (DASH-041). Never throws. */
export async function readFormFile(file: File): Promise<FormFile> {
  // Some systems do not know the type of .json.
  const type = file.name.toLowerCase().endsWith('.json') ? 'application/json' : file.type;
  const checked = checkFile({ name: file.name, size: file.size, type }, RULE);
  if (!checked.ok) return refuse(refusalText(checked));
  try {
    return parseFormText(await file.text());
  } catch {
    return refuse(t`This file couldn’t be read. Choose it again.`);
  }
}

/** The same for the text in the file. */
export function parseFormText(text: string): FormFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuse(t`This file is not JSON.`);
  }
  const imported = importForm(content);
  if (imported) return { ok: true, definition: imported.definition, pictures: {}, imported };
  if (!isObject(content) || !('pages' in content)) {
    return refuse(t`This file doesn’t contain a form.`);
  }
  try {
    const definition = upgradeFormDefinition(content);
    const unsupported = listUnsupported(definition);
    if (unsupported.length > 0) throw new FormDefinitionError(unsupported);
    const obstacles = describeObstacles(definition);
    if (obstacles.length > 0) return refuse(...obstacles.map((one) => printDescription(one)));
    const pictures = parseFilePictures(content['pictures']);
    return { ok: true, definition, pictures };
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    const { issues } = error;
    return {
      ok: false,
      faults: issues.map(({ path, message }) => ({ place: describePlace(path, content), reason: message })),
    };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes a place in a form, in words; fields by number and label. */
function describePlace(path: readonly (string | number)[], content: Record<string, unknown>): string {
  const [part, page, list, index, ...rest] = path;
  if (part === 'pages' && typeof page === 'number' && list === 'items' && typeof index === 'number') {
    const onPage = page > 0 ? [t`page ${page + 1}`] : [];
    return [describeField(itemsOf(content, page)[index], index), ...onPage, ...describeSetting(rest)].join(
      ', ',
    );
  }
  const place = path.map(describeKey).join(', ');
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** Returns what a file has on a page. */
function itemsOf({ pages }: Record<string, unknown>, page: number): unknown[] {
  const items: unknown = (pages as Record<string, unknown>[])[page]?.['items'];
  return Array.isArray(items) ? items : [];
}

/** Describes a setting of a field; an option is its number, whatever is wrong with it. */
const describeSetting = (path: readonly (string | number)[]): string[] =>
  (path[0] === 'options' ? path.slice(0, 2) : path).map(describeKey);

function describeField(field: unknown, index: number): string {
  const label = isObject(field) ? field['label'] : undefined;
  const number = index + 1;
  const name = typeof label === 'string' ? label.trim() : '';
  return name ? t`Field ${number} (${name})` : t`Field ${number}`;
}

/** Turns `fontSize` into "font size", and an option into its number. */
const describeKey = (key: string | number): string =>
  typeof key === 'number'
    ? t`number ${key + 1}`
    : key.replace(/[A-Z]+/g, (capitals) => ` ${capitals.length > 1 ? capitals : capitals.toLowerCase()}`);

/** Describes the questions of a form, one line per field. */
export const describeFields = (fields: readonly Field[]): string[] =>
  fields.map((field) => `${fieldName(field)} (${fieldTypeName(field.type)})`);
