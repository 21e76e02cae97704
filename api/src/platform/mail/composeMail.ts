import { directionOf, labelWithColon, type Accents, type Language } from '@inlay/sdk/model';
import { withoutTurns } from '../texts/withoutTurns.ts';

/** The text of a mail; this file alone decides its layout. */
export interface MailContent {
  subject: string;
  /** Paragraphs of plain text; line breaks are kept. */
  paragraphs: readonly string[];
  /** Names and values below the paragraphs, such as the answers of a submission. */
  facts?: readonly MailFact[];
  /** The main action. */
  action?: MailAction;
  /** A second action, as a plain link. */
  secondAction?: MailAction;
  /** Small print at the end. */
  note?: string;
  /** The link that stops mails like this one (D-125). */
  stop?: MailAction;
}

/** A name with its value. */
export interface MailFact {
  /** A heading above it, for this one and those that follow. */
  heading?: string;
  label: string;
  value: string;
}

interface MailAction {
  label: string;
  url: string;
}

/** A composed mail. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Between the text of a mail and the sender's name; mail programs know the line. */
const SIGNATURE = '\n\n-- \n';
/** Ends the one box of a mail as HTML. */
const CARD_END = '</div>';
/** Longest subject, in characters. */
const MAX_SUBJECT_LENGTH = 200;

/** The accents of mails that no brand decides. */
const OWN_ACCENTS: Accents = { fill: '#5b5bd6', textOnLight: '#5b5bd6', textOnDark: '#a5a5f5' };

/**
 * Composes a mail as text and as HTML. Everything is escaped, and the subject, a header, loses control characters
 * (T21). No mail has a picture: to load one would tell when it was read.
 *
 * @param name of the platform or brand that signs it
 */
export function composeMail(
  content: MailContent,
  name: string,
  language: Language = 'en',
  accents: Accents = OWN_ACCENTS,
): ComposedMail {
  return {
    subject: oneLine(content.subject).slice(0, MAX_SUBJECT_LENGTH),
    text: composeText(content, name),
    html: composeHtml(content, name, language, accents),
  };
}

/** Adds small print to a composed mail, below all else. */
export function withNote({ text, html }: Pick<ComposedMail, 'text' | 'html'>, note: string) {
  const [textEnd, cardEnd] = [text.lastIndexOf(SIGNATURE), html.lastIndexOf(CARD_END)];
  return {
    text: `${text.slice(0, textEnd)}\n\n${note}${text.slice(textEnd)}`,
    html: `${html.slice(0, cardEnd)}${asSmall(note)}${html.slice(cardEnd)}`,
  };
}

/** Replaces line breaks and control characters by blanks, for headers; nothing in them turns the line. */
export const oneLine = (text: string): string =>
  withoutTurns(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

function composeText(content: MailContent, name: string): string {
  const { paragraphs, facts = [], action, secondAction, note, stop } = content;
  const parts = [...paragraphs, ...facts.map(textOfFact)];
  for (const one of [action, secondAction]) if (one) parts.push(`${one.label}:\n${one.url}`);
  if (note) parts.push(note);
  if (stop) parts.push(`${stop.label}:\n${stop.url}`);
  return `${parts.join('\n\n')}${SIGNATURE}${name}\n`;
}

const textOfFact = ({ heading, label, value }: MailFact): string =>
  `${heading ? `== ${heading} ==\n\n` : ''}${labelWithColon(label)}\n${value}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

// Mail programs support little CSS: styles are inline, in the colours of the light theme.
const FONT = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:15px;line-height:1.5;color:#16181d';
const HEADING = 'margin:24px 0 12px;font-size:15px;line-height:1.5;font-weight:600;color:#16181d';
const LABEL = 'margin:0 0 2px;font-size:13px;line-height:1.5;color:#5c6370';
/** For programs that follow the reader's colour scheme; others show the light theme. */
const dark = (link: string): string =>
  `@media(prefers-color-scheme:dark){body{background:#0f1115!important}.card{background:#16191f!important;border-color:#2a2f38!important}.text{color:#eceef2!important}.dim{color:#9ba3b0!important}.link{color:${link}!important}}`;
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none';
const SMALL = 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#5c6370';

const asSmall = (text: string): string => `<p class="dim" style="${SMALL}">${escapeHtml(text)}</p>`;

function composeHtml(
  content: MailContent,
  name: string,
  language: Language,
  { fill, textOnLight, textOnDark }: Accents,
): string {
  const { subject, paragraphs, facts = [], action, secondAction, note, stop } = content;
  const asParagraph = (text: string): string =>
    `<p class="text" style="${PARAGRAPH}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;
  const asFact = ({ heading, label, value }: MailFact): string =>
    (heading ? `<h2 class="text" style="${HEADING}">${escapeHtml(heading)}</h2>` : '') +
    `<p class="dim" style="${LABEL}">${escapeHtml(label)}</p>${asParagraph(value)}`;
  const asLink = ({ label, url }: MailAction): string =>
    `<p style="${SMALL}"><a class="link" href="${escapeHtml(url)}" style="color:${textOnLight}">${escapeHtml(label)}</a></p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON};background:${fill}">${escapeHtml(action.label)}</a></p>` +
      `<p class="dim" style="${SMALL};word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark(textOnDark)}</style></head>` +
    `<body style="margin:0;padding:24px;background:#fbfbfc;${FONT}">` +
    `<div class="card" style="box-sizing:border-box;max-width:624px;margin:0 auto;padding:32px;overflow-wrap:anywhere;word-break:break-word;border:1px solid #e6e8ec;border-radius:8px;background:#ffffff">` +
    paragraphs.map(asParagraph).join('') +
    facts.map(asFact).join('') +
    button +
    (secondAction ? asLink(secondAction) : '') +
    (note ? asSmall(note) : '') +
    (stop ? asLink(stop) : '') +
    `${CARD_END}<p class="dim" style="${SMALL};text-align:center">${escapeHtml(name)}</p></body></html>`
  );
}
