import { checkEmail } from '@inlay/sdk/model';

/** Longest answer put into a mail's text, in characters: a mail is not what strangers write to strangers. */
const MAX_IN_TEXT = 200;
/** The same in a subject. */
const MAX_IN_SUBJECT = 40;

/** What a mail program makes a link of: a scheme, `www.`, or a name with a domain. */
const LINK = /:\/\/|^\W*www[.\u3002\uFF0E\uFF61]|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2,}/iu;
const isLink = (word: string): boolean => LINK.test(word) && !checkEmail(word).ok;

const withoutLinks = (text: string, instead: string): string =>
  text.replace(/\S+/g, (word) => (isLink(word) ? instead : word));

/** A visitor's answer in the text of a mail: cut, and without links that would make it an advertisement (T22). */
export const answerForText = (answer: string): string => withoutLinks(answer, '[link]').slice(0, MAX_IN_TEXT);

/** A visitor's answer in a subject: a few words on one line, without links and addresses (T22). */
export const answerForSubject = (answer: string): string =>
  withoutLinks(answer.replace(/\S*@\S*/g, ''), '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_IN_SUBJECT);
