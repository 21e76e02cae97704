import { foldText, joinDigits, spellingsOf } from '@inlay/sdk/model';
import { allOf, anyOf, sql, type Sql } from '../../platform/db/sql.ts';
import { folded } from './holdsText.ts';

/** Longest pattern that the trigram index looks up, in characters; the whole text is compared afterwards. */
const INDEXED_LENGTH = 60;
/** Terms that the trigram index looks up, the longest ones: each further one is compared for what these leave. */
const INDEXED_TERMS = 3;
/** The trigram index holds sequences of three letters or digits. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
/** The index of addresses holds at least four characters on either side of an @. */
const ADDRESS = /[^@]{4}@[^@]{4}/u;
/**
 * Digits with what surrounds them. They narrow the rows as well as a whole word does, and each further trigram is
 * compared for every row that the rarest one names.
 */
const NUMBER = /[ -~]?\d{3,}[ -~]?/;

/**
 * A condition that every indexed row containing the terms meets, and that an index of `form_submissions s` looks up:
 * by what surrounds an @, which few rows share, else by trigrams. Null when the index would read every row.
 * @param options.receiptCode finds the submission of this code as well, by an index of its own.
 * @param options.isKept hides the value from the planner, so that the server keeps the plan, and asks for a number
 * alone where a term has one; more rows may meet that.
 */
export function indexLookup(
  terms: readonly string[] = [],
  { isKept = false, receiptCode = null }: { isKept?: boolean; receiptCode?: string | null } = {},
): Sql | null {
  const lookup = termsLookup(terms, isKept);
  return lookup && receiptCode
    ? sql`s.search_text is not null and (${lookup} or s.receipt_code = ${receiptCode})`
    : lookup;
}

function termsLookup(terms: readonly string[], isKept: boolean): Sql | null {
  const plain = terms.map((term) => joinDigits(term.replaceAll('´', '')).normalize('NFKC'));
  const address = plain.find(isAddress);
  const chosen = address === undefined ? plain : [address];
  const lookups = chosen
    .sort((one, other) => other.length - one.length)
    .map((term) => termLookup(term, isKept))
    .filter((lookup) => lookup !== null)
    .slice(0, INDEXED_TERMS);
  return lookups.length > 0 ? allOf(lookups) : null;
}

function termLookup(text: string, isKept: boolean): Sql | null {
  const number = isKept && !isAddress(text) ? NUMBER.exec(text)?.[0] : undefined;
  const lookups = (number === undefined ? spellingsOf(text) : [number]).map((one) => partLookup(one, isKept));
  const found = lookups.filter((lookup) => lookup !== null);
  return found.length === lookups.length ? anyOf(found) : null;
}

const isAddress = (text: string): boolean => ADDRESS.test(foldText(text));

function partLookup(text: string, isKept: boolean): Sql | null {
  const value = (known: Sql): Sql => (isKept ? sql`(select ${known})` : known);
  if (isAddress(text))
    return sql`s.search_text is not null and submission_address_keys(s.search_text)
      @> ${value(sql`submission_address_keys(${folded(text)})`)}`;
  const part = joinDigits(Array.from(text).slice(0, INDEXED_LENGTH).join(''));
  return TRIGRAM.test(part)
    ? sql`s.search_text like ${value(sql`submission_folded_text(${likePattern(part)})`)}`
    : null;
}

/** A LIKE pattern that matches the text anywhere, with its wildcards escaped. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
