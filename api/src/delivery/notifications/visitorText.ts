import { checkEmail } from '@inlay/sdk/model';

/** Longest answer in a mail's text, in characters: strangers must not write mails to strangers. */
const MAX_IN_TEXT = 200;
/** The same in a subject. */
const MAX_IN_SUBJECT = 40;

/** Text a mail program turns into a link: a scheme, `www.`, or a domain name. */
const LINK = /:\/\/|^\W*www[.\u3002\uFF0E\uFF61]|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2,}/iu;
const isLink = (word: string): boolean => LINK.test(word) && !checkEmail(word).ok;

const withoutLinks = (text: string, instead: string): string =>
  text.replace(/\S+/g, (word) => (isLink(word) ? instead : word));

/** Prints a visitor's answer for the text of a mail: shortened, without links (T22). */
export const answerForText = (answer: string): string => withoutLinks(answer, '[link]').slice(0, MAX_IN_TEXT);

/** Prints a visitor's answer for a subject: a few words on one line, without links and addresses (T22). */
export const answerForSubject = (answer: string): string =>
  withoutLinks(answer.replace(/\S*@\S*/g, ''), '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_IN_SUBJECT);
