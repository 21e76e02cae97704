import {
  AS_STORED,
  checkEmail,
  questionModelOf,
  type FormDefinition,
  type Question,
  type StoredAnswers,
} from '@inlay/sdk/model';
import { linkableFields, parseLinked } from '../../forms/publishing/lockableFields.ts';
import type { InvitedPeople } from '../../platform/contract/index.ts';

/** Somebody to be invited. */
export interface NewPerson {
  line: number;
  email: string;
  name: string;
  answers: StoredAnswers | null;
}

type Fault = InvitedPeople['problems'][number];

/** A list as it was read: good people, each address once, and the lines that name nobody. */
export interface ReadPeople {
  people: NewPerson[];
  problems: Fault[];
  /** Fields whose answers columns give. */
  fields: Question[];
  ignored: string[];
}

/** Longest part of a line that a problem repeats, and longest name, in characters. */
const MAX_SHOWN = 120;
const MAX_NAME_LENGTH = 200;

/** Reads a pasted list, or a CSV file: its first line has columns and no address (INVITE-003). */
export function readPeople(definition: FormDefinition, text: string): ReadPeople {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = lines.find((line) => line.trim() !== '') ?? '';
  const delimiter = ['\t', ';', ','].find((one) => header.includes(one));
  const isTable = !header.includes('@') && (delimiter !== undefined || MAIL_NAMES.has(nameOf(header)));
  const read = isTable ? readTable(definition, text, delimiter ?? ',') : readLines(lines);
  return { ...read, ...withoutRepeats(read) };
}

/** Leaves out who stands on an earlier line. */
function withoutRepeats({ people, problems }: Pick<ReadPeople, 'people' | 'problems'>) {
  const known = new Set<string>();
  const once = people.filter(({ email }) => !known.has(email) && known.add(email));
  const kept = new Set(once);
  const repeated = people
    .filter((person) => !kept.has(person))
    .map(({ line, email }): Fault => ({ line, text: email, code: 'repeated', column: null }));
  return { people: once, problems: [...problems, ...repeated].sort((one, other) => one.line - other.line) };
}

const fault = (line: number, text: string, code: Fault['code'], column: string | null = null): Fault => ({
  line,
  text: text.trim().slice(0, MAX_SHOWN),
  code,
  column,
});

/** A name before an address, which stands in angle brackets or behind a blank. */
const PERSON = /^(.*?)(?:\s*<\s*|[\s,;]+)([^<>\s]*@[^<>\s]*)\s*>?$/;

/** Splits a line behind each address; a name may have a comma. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let begun = '';
  for (const piece of line.split(/([;,])/)) {
    if (/[;,]/.test(piece) && begun.includes('@')) {
      parts.push(begun);
      begun = '';
    } else begun += piece;
  }
  return [...parts, begun].map((part) => part.trim()).filter((part) => part !== '');
}

/** Reads lines of addresses, each with a name or without; a line may have several, as mail programs copy them. */
function readLines(lines: readonly string[]): ReadPeople {
  const people: NewPerson[] = [];
  const problems: Fault[] = [];
  lines.forEach((whole, at) => {
    const line = at + 1;
    for (const part of partsOf(whole)) {
      const [, named = '', inBrackets] = PERSON.exec(part) ?? [];
      const address = inBrackets ?? part;
      const checked = checkEmail(address);
      if (!checked.ok) {
        problems.push(fault(line, part, address.includes('@') ? 'bad_address' : 'no_address'));
        continue;
      }
      const name = named.trim().replace(/^"(.*)"$/, '$1');
      people.push({ line, email: checked.value, name: name.slice(0, MAX_NAME_LENGTH), answers: null });
    }
  });
  return { people, problems, fields: [], ignored: [] };
}

/** A name as columns and labels are compared. */
const nameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** Headers of the column with the address, and of that with the name, in the product's languages. */
const MAIL_NAMES = new Set(
  ['email', 'e mail', 'mail', 'email address', 'e mail adresse', 'adresse e mail', 'correo', 'correo electrónico']
    .concat(['e mailadres', 'indirizzo email', 'メール', 'メールアドレス', 'البريد الإلكتروني', 'courriel']),
); // prettier-ignore
const PERSON_NAMES = new Set([
  'name',
  'full name',
  'nom',
  'nombre',
  'nome',
  'naam',
  '名前',
  '氏名',
  'الاسم',
  'vor und nachname',
]);

/** Reads a table. A column named like a field, by its id or label, fills it in for each person. */
function readTable(definition: FormDefinition, text: string, delimiter: string): ReadPeople {
  const [header, ...rows] = parseCsv(text, delimiter);
  const names = header?.cells.map(nameOf) ?? [];
  const mailAt = names.findIndex((name) => MAIL_NAMES.has(name));
  const linkable = linkableFields(definition);
  const fieldAt = names.map((name, at) =>
    at === mailAt ? undefined : linkable.find(({ id, label }) => id === header!.cells[at]!.trim() || nameOf(label) === name),
  ); // prettier-ignore
  const nameAt = names.findIndex((name, at) => PERSON_NAMES.has(name) && at !== mailAt);
  const ignored = names.flatMap((name, at) =>
    name === '' || at === mailAt || at === nameAt || fieldAt[at] ? [] : [header!.cells[at]!.trim()],
  );
  const people: NewPerson[] = [];
  const problems: Fault[] = [];
  for (const { line, cells } of rows) {
    const address = mailAt === -1 ? '' : (cells[mailAt] ?? '').trim();
    const checked = checkEmail(address);
    const whole = cells.join(' ');
    if (!checked.ok) {
      problems.push(fault(line, whole, address.includes('@') ? 'bad_address' : 'no_address'));
      continue;
    }
    const given = fieldAt.flatMap((field, at) => {
      const cell = (cells[at] ?? '').trim();
      return field && cell !== '' ? [{ field, answer: parseCell(field, cell) }] : [];
    });
    const wrong = given.find(({ answer }) => answer === undefined);
    if (wrong) {
      problems.push(fault(line, whole, 'bad_answer', wrong.field.label));
      continue;
    }
    const answers = Object.fromEntries(given.map(({ field, answer }) => [field.id, answer]));
    people.push({
      line,
      email: checked.value,
      name: (nameAt === -1 ? '' : (cells[nameAt] ?? '')).trim().slice(0, MAX_NAME_LENGTH),
      answers: given.length > 0 ? (answers as StoredAnswers) : null,
    });
  }
  return { people, problems, fields: fieldAt.filter((field) => field !== undefined), ignored };
}

/** Returns a cell as the answer of a field; of several choices as one of them, or as some apart by semicolons. */
function parseCell(field: Question, cell: string): unknown {
  const valueOf = (text: string): string =>
    ('options' in field && field.options.find(({ label }) => nameOf(label) === nameOf(text))?.value) || text;
  const several = cell.split(';').map((part) => valueOf(part.trim()));
  const isList = Array.isArray(questionModelOf<Question>(field).parseAnswer(field, several, AS_STORED));
  return parseLinked(field, isList ? several : valueOf(cell));
}

/** Reads the rows of a CSV file (RFC 4180), each with the line that it begins at; blank ones are left out. */
function parseCsv(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let [line, begins, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  const end = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells });
    [cells, cell] = [[], ''];
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') cell += source[(at += 1)];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (sign === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      end();
      begins = line;
    } else cell += sign;
  }
  end();
  return rows;
}
