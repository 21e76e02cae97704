import { findGoogleForm, textOfGoogleForm } from './textOfGoogleForm.ts';
import { textOfHtml } from './textOfHtml.ts';

/** Longest HTML that is read, in characters; the source of a large form's page has about a million. */
const MAX_HTML = 5_000_000;

/** What a clipboard holds; the HTML is empty where it has none. */
interface Clipboard {
  text: string;
  html: string;
}

/** The source of a page, pasted as text. */
const isSource = (text: string): boolean => /<(?:!doctype html|html|body|form|input|label)\b/i.test(text);

/**
 * Returns the text of a clipboard as a list of questions: with marks for what its HTML has as headings, lists, tables
 * and controls, or as it is where the HTML has none of these.
 */
export function textOfClipboard({ text, html }: Clipboard): string {
  const source = (html !== '' ? html : isSource(text) ? text : '').slice(0, MAX_HTML);
  const googleForm = findGoogleForm(source) ?? findGoogleForm(text);
  if (googleForm) return textOfGoogleForm(googleForm);
  const read = source === '' ? null : textOfHtml(source);
  // A page copied from its source view is text, in HTML that only colours it.
  if (read === null && html !== '' && isSource(text)) return textOfClipboard({ text, html: '' });
  return read ?? text;
}
