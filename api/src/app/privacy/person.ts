import { createHmac } from 'node:crypto';
import { foldText, spellingsOf } from '@inlay/sdk/model';
import type { PersonSearch } from '../../platform/contract/index.ts';
import { sql, type Condition, type Sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { indexLookup } from '../../submissions/search/indexLookup.ts';

/** Shortest phone number, in digits without its country and the zero in front. */
const LEAST_DIGITS = 7;
/** Shortest text, in letters and digits. */
const LEAST_LETTERS = 3;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A person who is searched for, as the database and as the platform compare texts. */
export interface Person {
  accountId: string;
  search: PersonSearch;
  /** POSIX expression over folded texts. */
  pattern: string;
  /** The searched value as certificates hash it: the same for each way to write an address or a number. */
  canonical: string;
  /** Whether a folded text names the person. */
  isIn(text: string): boolean;
  /** Replaces the person in a text by a sign. */
  redact(text: string): string;
}

/** What stands in place of what was erased within something that stays. */
export const ERASED = '[erased]';

/** An expression of both dialects: of PostgreSQL and of JavaScript. `{w}` = letters and digits, in a class. */
interface Expression {
  before: string;
  middle: string;
  after: string;
}

/** @throws {ProblemError} `person.too_vague` for a value that would find strangers. */
export function createPerson(accountId: string, search: PersonSearch): Person {
  const { folded, written, canonical } = READ[search.by](search.value);
  const known = new RegExp(inJavaScript(folded), 'u');
  const isIn = (text: string): boolean => known.test(foldText(spellingsOf(text).join('\n')));
  return {
    accountId,
    search,
    pattern: inPosix(folded),
    canonical,
    isIn,
    redact(text) {
      const redacted = text.replace(written, (part) => (isIn(part) ? ERASED : part));
      // What the database finds and this does not is replaced whole: nothing of it may stay.
      return redacted === text || isIn(redacted) ? ERASED : redacted;
    },
  };
}

const inPosix = ({ before, middle, after }: Expression): string =>
  `(${before})(${middle})(${after})`.replaceAll('{w}', '[:alnum:]');
const inJavaScript = ({ before, middle, after }: Expression): string =>
  `(?:${before})(?:${middle})(?:${after})`.replaceAll('{w}', '\\p{L}\\p{N}');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface ReadValue {
  folded: Expression;
  /** Parts of a written text that may be it. */
  written: RegExp;
  canonical: string;
}

const READ: Readonly<Record<PersonSearch['by'], (value: string) => ReadValue>> = {
  email(value) {
    if (!ADDRESS.test(value)) throw new ProblemError('person.too_vague');
    return {
      folded: {
        before: '^|[^{w}._%+@-]',
        middle: escaped(foldText(value)),
        after: '$|[^{w}.@-]|[.]($|[^{w}])',
      },
      written: /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]*[\p{L}\p{N}]/gu,
      canonical: value.normalize('NFKC').toLowerCase(),
    };
  },
  phone(value) {
    const isInternational = /^\s*(\+|00)/.test(value);
    // +49 (0)30: the zero of calls within the country.
    const plain = isInternational ? value.replace(/\(0\)/, '') : value;
    const digits = plain.normalize('NFKC').replace(/\D/g, '');
    const international = isInternational ? digits.replace(/^00/, '') : null;
    const national = digits.replace(/^0+/, '');
    // The length of a country's code is not known without all of them; 1 to 3 digits are tried.
    const own = international
      ? [1, 2, 3].map((length) => international.slice(length).replace(/^0/, ''))
      : [national];
    if (own.every((one) => one.length < LEAST_DIGITS)) throw new ProblemError('person.too_vague');
    const variants = international
      ? [
          `([+]|00)?${international}`,
          ...own.flatMap((rest, at) =>
            rest.length < LEAST_DIGITS
              ? []
              : [`([+]|00)?${international.slice(0, at + 1)}0${rest}`, `0?${rest}`],
          ),
        ]
      : [`(([+]|00)?[1-9][0-9]?[0-9]?0?|0)?${national}`];
    return {
      folded: { before: '^|[^0-9]', middle: variants.join('|'), after: '$|[^0-9]' },
      written: /[+(]{0,2}\d[\d ()/.-]*\d/gu,
      canonical: international ?? national,
    };
  },
  text(value) {
    const letters = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < LEAST_LETTERS) throw new ProblemError('person.too_vague');
    const words = (text: string): string => escaped(text).replace(/\s+/g, '\\s+');
    return {
      folded: {
        before: '^|[^{w}]',
        middle: [...new Set(spellingsOf(value).map(foldText))].map(words).join('|'),
        after: '$|[^{w}]',
      },
      written: new RegExp(spellingsOf(value).map(words).join('|'), 'giu'),
      canonical: foldText(value),
    };
  },
};

/** The keyed hash of a person, by which a certificate can be recognised and nobody be found. */
export const hashPerson = (secret: string, { accountId, search, canonical }: Person): string =>
  createHmac('sha256', secret).update(`person:${accountId}:${search.by}:${canonical}`).digest('hex');

/** Matches a text column, or an expression of text, that names the person. */
export const namesIn = (text: Sql, { pattern }: Person): Condition =>
  sql`submission_searched_text(${text}) ~ ${pattern}`;

/** Matches JSON that names the person in any of its values. */
export const namesInJson = (json: Sql, { pattern }: Person): Condition =>
  sql`submission_search_text(${json}) ~ ${pattern}`;

/** Ids of the account's submissions that name the person, by the index of searches and, of those not in it yet, by their answers. */
export function submissionsNaming(person: Person): Sql {
  const { accountId, pattern, search } = person;
  const digits = search.value.replace(/\D/g, '');
  // The end of a number is in each way to write it.
  const term = search.by === 'phone' ? digits.slice(-LEAST_DIGITS) : search.value;
  const lookup = indexLookup([term]) ?? sql`s.search_text is not null`;
  return sql`
    select s.id from form_submissions s
    where s.account_id = ${accountId} and ${lookup} and s.search_text ~ ${pattern}
    union all
    select s.id from form_submissions s where s.account_id = ${accountId} and s.search_text is null
      and submission_search_text(s.submission_data) ~ ${pattern}`;
}
