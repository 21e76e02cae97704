import type { Description } from './description.ts';

/** The language that a description is printed in. */
export interface Reader {
  language: string;
  /** Returns a message in the reader's language, with its values filled in. */
  translate(message: string, values: Readonly<Record<string, string>>): string;
  /** Returns the name of a setting, by its key, or of a field type. */
  nameOf(kind: 'setting' | 'type', key: string): string;
}

/** Returns the words of a key of the definition: `maxLength` is “max length”. */
const wordsOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Reads English, the language of the messages themselves. */
export const ENGLISH: Reader = {
  language: 'en',
  translate: (message, values) => message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  nameOf: (kind, key) => (kind === 'setting' ? wordsOf(key) : key),
};

/** Prints a description as plain text. */
export function printDescription(description: Description, reader: Reader = ENGLISH): string {
  const print = (one: Description): string => printDescription(one, reader);
  switch (description.kind) {
    case 'message': {
      const { message, parts } = description;
      const values = Object.entries(parts).map(([name, part]): [string, string] => [name, print(part)]);
      return reader.translate(message, Object.fromEntries(values));
    }
    case 'list': {
      const type = description.joins === 'and' ? 'conjunction' : 'disjunction';
      return new Intl.ListFormat(reader.language, { type }).format(description.of.map(print));
    }
    case 'brackets':
      return `(${print(description.of)})`;
    case 'label':
    case 'time':
      return description.text;
    case 'setting':
    case 'type':
      return reader.nameOf(description.kind, description.text);
    case 'text':
      return `“${description.text}”`;
    case 'date':
      return new Intl.DateTimeFormat(reader.language, {
        dateStyle: 'long',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      }).format(new Date(description.text));
    case 'number':
      break;
  }
  const numbers = new Intl.NumberFormat(reader.language, {
    maximumSignificantDigits: 15,
    numberingSystem: 'latn',
  });
  return numbers.format(description.number);
}
