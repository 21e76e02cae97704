import { fill, type Language } from '@inlay/sdk/model';
import { SERVER_TEXTS, type ServerText } from '@inlay/sdk/server-texts';
import { withoutTurns } from './withoutTurns.ts';

/** An English text that the server says to people, in mails and of problems; each language has it. */
export type Text = ServerText;

type Values = Readonly<Record<string, string | number | undefined>>;

/** Says a text in one language, with the values of its placeholders. */
export type Say = (text: Text, values?: Values) => string;

/** Returns what says texts in a language. */
export const sayIn =
  (language: Language): Say =>
  (text, values = {}) =>
    fill(translate(language, text), Object.fromEntries(Object.entries(values).map(withoutTurnsIn)));

const withoutTurnsIn = ([name, value]: [string, Values[string]]) => [
  name,
  typeof value === 'string' ? withoutTurns(value) : value,
];

/** Returns a text in a language; one that the catalogue does not have stays English. */
export function translate(language: Language, text: string): string {
  if (language === 'en') return text;
  const texts: Readonly<Record<string, string>> = SERVER_TEXTS[language];
  return Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}
