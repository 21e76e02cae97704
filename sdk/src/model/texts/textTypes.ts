import type { SENTENCES } from '../../languages/en/server.ts';
import type { TEMPLATE_SENTENCES } from '../../languages/en/templates.ts';
import type { PlannedIssueCode } from '../answers/issues.ts';
import type { FieldType } from '../fields/field.ts';
import type { FieldIssueCode } from './fieldTexts.ts';

/** Words of pages and the review of answers; `{page}` counts from 1. */
type PlannedWord = 'yes' | 'no' | 'back' | 'pageOf' | 'pageOfAbout' | 'review' | 'change' | 'unanswered';

/** Texts that only forms with pages, logic or rows can have; other forms do not load them. */
export type CommonTexts = Readonly<Record<Exclude<PlannedIssueCode, FieldIssueCode> | PlannedWord, string>>;

/** Hints of the layout with one question at a time. */
export type QuestionHints = Readonly<Record<'enter' | 'line' | 'choice', string>>;

/** Texts of the layout with one question at a time; other forms do not load them. */
export interface QuestionTexts {
  /** Progress in place of pages; `{page}` counts questions from 1. */
  pageOf: string;
  pageOfAbout: string;
  hints: QuestionHints;
}

/** Words of repeating groups; only forms with one load them. */
export type RowTexts = Readonly<
  Record<'add' | 'remove' | 'row' | 'limit' | 'added' | 'removed' | 'undo', string>
>;

/** Texts of a form that accepts no more submissions, in one language. */
export interface AccessTexts {
  /** Name of the links to a form's other languages. */
  language: string;
  closedTitle: string;
  /** Shown after the closing time, unless the owner wrote a text. */
  closed: string;
  /** Shown once the submission limit is reached. */
  full: string;
  /** Shown before the opening time, which is `{time}`, unless the owner wrote a text. */
  earlyTitle: string;
  early: string;
  alreadySentTitle: string;
  alreadySent: string;
  /** Shown in place of a form that only invited people may answer. */
  invitedOnlyTitle: string;
  invitedOnly: string;
  /** Asks for a form's password: before anything of the form is shown, and again where its time has ended. */
  passwordTitle: string;
  passwordText: string;
  passwordAgain: string;
  passwordOpen: string;
  /** Asks who a visitor is, by the sign-in provider, `{provider}`: before anything of a form is shown, and again. */
  signInTitle: string;
  signInText: string;
  signInButton: string;
  /** Shown in a frame. */
  signInWindow: string;
  signInAgain: string;
  signInContinue: string;
  /** Shown in the window of a second sign-in. */
  signedInTitle: string;
  signedIn: string;
  /** Why a sign-in opened nothing. */
  signInCancelled: string;
  signInUnverified: string;
  signInAddress: string;
  signInUnreachable: string;
  signInFailed: string;
  /** Shown to whoever opens or sends an invitation that is answered. */
  answered: string;
  /** Shown for a link that opens no form, whatever the reason. */
  invitedLinkTitle: string;
  invitedLink: string;
  /** Shown above a form whose invitations are anonymous: what is promised, and what is not. */
  anonymous: string;
  /** Shown to visitors whom an ending turns away, unless the owner wrote texts. */
  turnedAwayTitle: string;
  turnedAway: string;
  websiteNotAllowed: string;
  /** Shown with the current form when the visitor answered an earlier revision. */
  changed: string;
  /** Captcha question for browsers without JavaScript. */
  question: (first: number, second: number) => string;
  questionHint: string;
  /** Shown in place of the captcha, before its question. */
  questionComes: string;
  /** Shown when an answer on a page brought up another question, which a page without JavaScript shows late. */
  appeared: (label: string) => string;
  /** Answer to a form post that the server cannot accept at the moment. */
  busy: string;
  busyTitle: string;
  /** Shown when the server cannot render the form at the moment; the page reloads itself. */
  busyPage: string;
  /** Shown above a form whose link brings locked answers that the platform has not signed, or no longer takes. */
  linkRefused: string;
}

/** Texts around the status of a submission, for its sender. */
export interface StatusTexts {
  /** The link of the receipt. */
  check: string;
  status: string;
  sent: string;
  receipt: string;
  /** Above what the form's people wrote to the sender. */
  messages: string;
  /** States without a name of the owner's; to its sender, an open submission has arrived. */
  states: { open: string; in_progress: string; done: string };
  unavailableTitle: string;
  unavailable: string;
  loadFailed: string;
  /** On the waiting list of a full quota; `{position}` counts from 1. */
  waitingTitle: string;
  waiting: string;
}

/** Words of signed receipts and of the page that checks them. The server prints them, so no form loads them. */
export type ReceiptTexts = Readonly<
  Record<
    /** The link to the file. */
    | 'link'
    /** The page. */
    | 'title'
    | 'about'
    | 'choose'
    | 'save'
    /** What it says of a file; `{platform}`: the host of the platform. */
    | 'genuine'
    | 'changed'
    | 'unknownKey'
    | 'notReceipt'
    | 'cannot'
    /** What the receipt says. */
    | 'form'
    | 'sent'
    | 'edited'
    | 'code'
    | 'fingerprint'
    /** What it proves, and what it cannot. */
    | 'limits',
    string
  >
>;

/** Words around editing and withdrawing what was sent. The server prints them, so no browser loads them. */
export type EditTexts = Readonly<
  Record<
    /** Links of the receipt. */
    | 'change'
    | 'withdraw'
    /** Above the answers that were sent. */
    | 'editing'
    /** `{labels}`: questions whose answers a later form does not take. */
    | 'dropped'
    /** `{labels}`: questions whose answers somebody else has changed. */
    | 'changed'
    | 'savedTitle'
    | 'saved'
    | 'endedTitle'
    | 'ended'
    | 'withdrawTitle'
    | 'withdrawText'
    /** Beside the question whether to withdraw, and what follows it. */
    | 'keep'
    | 'keptTitle'
    | 'kept'
    | 'withdrawnTitle'
    | 'withdrawn'
    /** Asked of those who correct answers. */
    | 'reason'
    | 'reasonHelp'
    /** A link that leads to no answers, whatever the reason; a page that cannot be shown; a post that arrived broken. */
    | 'unavailableTitle'
    | 'unavailable'
    | 'loadFailed'
    | 'brokenTitle'
    | 'broken',
    string
  >
>;

/** Words of a score below an ending. The server prints them, so no browser loads them. */
export type ScoreTexts = Readonly<
  Record<
    | 'total'
    | 'passed'
    | 'failed'
    /** Points of one question. */
    | 'points'
    | 'right'
    | 'partly'
    | 'wrong'
    | 'unanswered'
    /** Above what the visitor answered, and what is right. */
    | 'answer'
    | 'rightAnswer'
    /** A right number between two. */
    | 'between',
    string
  >
>;

/** Names of the stored values of points: of all, the most of them, whether they were enough, and of a category. */
export type ScoreNames = Readonly<Record<'score' | 'max' | 'passed' | 'category', string>>;

/** Words of reports as PDF, besides those of results. Only the server writes them, so no browser loads them. */
export type ReportTexts = Readonly<
  Record<
    | 'submitted'
    | 'pageOf'
    | 'contents'
    | 'allTime'
    | 'days'
    | 'compared'
    | 'filtered'
    | 'submissions'
    | 'before'
    | 'row'
    | 'completed',
    string
  >
>;

/** The mail with the code that proves a visitor's address, for a form's title and the code. */
export type CodeMailTexts = (
  form: string,
  code: string,
) => { subject: string; paragraphs: string[]; note: string };

/**
 * Words of the browser around answers in progress, which a form that keeps them brings along (EMBED-112): the `note` is
 * said before anything is kept, for its `{days}`; `saved` names the last `{day}`; `conflict` the `{time}` of another
 * device's save, `differs` its `{questions}`.
 */
export const KEEPING_WORDS = [
  'note',
  'save',
  'savedTitle',
  'saved',
  'secret',
  'link',
  'copy',
  'copied',
  'email',
  'mail',
  'mailed',
  'mailNote',
  'mailFailed',
  'goOn',
  'qr',
  'failed',
  'conflict',
  'differs',
  'takeNewer',
  'keepMine',
] as const;

/** The same by the server: pages without JavaScript, of links that show no answers, and mails. */
type ContinuedWord =
  | 'restored'
  /** Above the answers that no longer fit the form. */
  | 'lost'
  /** Said where a plain post found newer answers. */
  | 'overwrites'
  | 'sentTitle'
  | 'sent'
  | 'receipt'
  | 'endedTitle'
  | 'ended'
  | 'removed'
  | 'unknownTitle'
  | 'unknown'
  | 'mailSubject'
  | 'mailText'
  | 'mailAction'
  | 'mailIgnore'
  | 'remindSubject'
  | 'remindText';

/** Words that a browser needs around answers in progress. */
export type KeepingTexts = Readonly<Record<(typeof KEEPING_WORDS)[number], string>>;

/** All words around answers in progress. Only the server has them; browsers get `KeepingTexts` with the form. */
export type UnfinishedTexts = KeepingTexts & Readonly<Record<ContinuedWord, string>>;

/** Words that are stored with a form as it is made from an imported one; its owner changes them. */
export type CreatedTexts = Readonly<
  Record<
    /** The option for an answer of one's own. */
    | 'other'
    /** Above the box for a comment. */
    | 'comment'
    | 'email',
    string
  >
>;

/** Traits by which a text in a language is recognised (D-191). */
export interface LanguageTraits {
  /** Letters of words in Latin script besides those of English. */
  alphabet: string;
  /** Letters and signs that point to it among the languages in Latin script, with their points. They only add to words. */
  letters: readonly (readonly [RegExp, number])[];
  /** Words common in forms, apart by spaces; a word that languages share is in each. */
  words: string;
}

/**
 * Words of labels, as alternatives between ` | `. Each is a regular expression of a whole text, written in small letters
 * and without hyphens or dots. `…` apart by a blank stands for any further words, within a word for any letters.
 */
export interface LabelWords {
  /** Remarks in brackets behind a label: it may stay empty. */
  optional: string;
  /** Several options may be chosen. */
  several: string;
  /** What the title of a form calls it. */
  title: string;
  /** Heads of the column with the questions, in a table of them. */
  columns: string;
  /** What such a table says of a question that must be answered, and of one that need not be. */
  yes: string;
  no: string;
  /** What labels begin with that says nothing of their type. */
  lead: string;
  /** The types that labels ask for, most telling first. */
  asks: readonly (readonly [FieldType, string])[];
  /** How questions begin that name no type: those to answer in words, and those that want a yes or a no. */
  open: string;
  yesNo: string;
}

/** A sentence of the server, in English, by which other languages find theirs. */
export type ServerText = (typeof SENTENCES)[number];

export type ServerTexts = Readonly<Record<ServerText, string>>;

/** A name, description or category of the gallery of templates, in English. */
export type TemplateText = (typeof TEMPLATE_SENTENCES)[number];

export type TemplateTexts = Readonly<Record<TemplateText, string>>;
