import {
  capabilitiesOf,
  formatBytes,
  labelWithColon,
  optionLabel,
  printAnswer,
  RESULT_TEXTS,
  rowsIn,
  type Field,
  type Language,
  type Option,
  type StoredPart,
} from '@inlay/sdk/model';
import { NO_ANSWER, printLanguage, printPart } from '../../submissions/printSubmission.ts';
import type { Picture, ReportBlock } from './report.ts';
import { reportText } from './reportLook.ts';

/** Pictures of drawn signatures by the ids of their files. */
export type SignaturePictures = ReadonlyMap<string, Uint8Array>;

interface Printing {
  language: Language;
  signatures: SignaturePictures;
}

/** Most columns of a table that can still be read; wider groups are written row by row. */
const MOST_COLUMNS = 7;

/** Puts the answer to one question, group or value into blocks. */
export function answerBlocks(part: StoredPart, stored: unknown, printing: Printing): ReportBlock[] {
  const { label } = part;
  const { language } = printing;
  if (part.kind === 'rows') return rowBlocks(part, stored, printing);
  const value = printPart(part, stored, language) || NO_ANSWER;
  if (part.kind === 'value' || value === NO_ANSWER) return [{ kind: 'fact', label, value }];
  const { field } = part;
  switch (capabilitiesOf(field).writtenAs) {
    case 'list':
      return [
        {
          kind: 'list',
          label,
          isNumbered: true,
          items: listOf(stored).map((choice) => optionLabel(optionsOf(field), choice)),
        },
      ];
    case 'table':
      return [{ kind: 'table', label, rows: tableRows(field, stored, language) }];
    case 'files':
      return [{ kind: 'list', label, isNumbered: false, items: filesIn(stored).map(fileIn(language)) }];
    case 'drawing':
      return [{ kind: 'fact', label, value, ...pictureOf(label, value, stored, printing.signatures) }];
    default:
      return [{ kind: 'fact', label, value }];
  }
}

type Rows = Extract<StoredPart, { kind: 'rows' }>;

function rowBlocks({ label, fields }: Rows, stored: unknown, printing: Printing): ReportBlock[] {
  const rows = rowsIn(stored);
  if (rows.length === 0) return [{ kind: 'fact', label, value: NO_ANSWER }];
  const printed = printLanguage(printing.language);
  // A cell holds text alone: rows with drawn signatures are written out.
  if (fields.length > MOST_COLUMNS || fields.some((field) => capabilitiesOf(field).writtenAs === 'drawing'))
    return rows.flatMap((row, at): ReportBlock[] => [
      { kind: 'heading', level: 3, text: `${label} ${at + 1}` },
      ...fields.flatMap((field) =>
        answerBlocks(
          { kind: 'answer', id: field.id, label: field.label, page: '', field },
          row[field.id],
          printing,
        ),
      ),
    ]);
  const isNumber = (type: string): boolean => type === 'number' || type === 'calculation';
  const head = fields.map(({ label: text, type }) => ({ text, isHeading: true, isNumber: isNumber(type) }));
  const body = rows.map((row) =>
    fields.map((field) => ({
      text: printAnswer(field, row[field.id], printed) || NO_ANSWER,
      isNumber: isNumber(field.type),
    })),
  );
  return [{ kind: 'table', label, rows: [head, ...body] }];
}

const optionsOf = (field: Field): readonly Option[] => ('options' in field ? field.options : []);

function tableRows(field: Field, stored: unknown, language: Language) {
  const rows = 'rows' in field ? field.rows : [];
  const answer = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const names = [reportText(language, 'row'), RESULT_TEXTS[language].answer];
  return [
    names.map((text) => ({ text, isHeading: true })),
    ...rows.map(({ value, label }) => {
      const chosen = listOf(answer[value]).map((choice) => optionLabel(optionsOf(field), choice));
      return [{ text: label, isHeading: true }, { text: chosen.join(', ') || NO_ANSWER }];
    }),
  ];
}

const listOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];

interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** The files that an answer stores, alone or below `files` or `drawn`. */
export function filesIn(stored: unknown): StoredFile[] {
  const list = Array.isArray(stored)
    ? stored
    : Object.values(typeof stored === 'object' && stored !== null ? stored : {}).find(Array.isArray);
  return (list ?? []).filter(
    (one): one is StoredFile => typeof one === 'object' && one !== null && 'id' in one && 'name' in one,
  );
}

const fileIn =
  (language: Language) =>
  (file: StoredFile): string =>
    `${file.name} (${formatBytes(file.size, { locale: language })})`;

function pictureOf(
  label: string,
  value: string,
  stored: unknown,
  signatures: SignaturePictures,
): { picture?: Picture } {
  const bytes = filesIn(stored)
    .map(({ id }) => signatures.get(id))
    .find((one) => one !== undefined);
  return bytes ? { picture: { bytes, alt: `${labelWithColon(label)} ${value}` } } : {};
}
