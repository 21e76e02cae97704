import type { codeWords } from '../../fields/email/words.ts';
import type { uploadWords } from '../../fields/shared/words.ts';
import type { WORDS } from '../generated/fieldWords.ts';

/** Texts of single field types; a form gets those of the types and settings it has (`wordsOf`). */
export type FieldWord = { [Name in keyof typeof WORDS]: keyof (typeof WORDS)[Name] }[keyof typeof WORDS];

export type FieldTexts = Readonly<Record<FieldWord, string>>;

/** Mistakes are written as codes, with underscores; other words are not. */
type CodeOf<Word> = Extract<Word, `${string}_${string}` | 'mistyped' | 'unconfirmed'>;

/** Mistakes that fields of plain types cannot have. */
export type FieldIssueCode = CodeOf<FieldWord>;

/** Issues of an email address that is confirmed by a mailed code. */
export type CodeIssueCode = CodeOf<keyof typeof codeWords>;

/** Issues of a visitor's file. */
export type FileIssueCode = CodeOf<keyof typeof uploadWords>;
