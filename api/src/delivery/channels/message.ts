import { sayIn } from '../../platform/texts/translate.ts';
import { withoutTurns } from '../../platform/texts/withoutTurns.ts';
import { printParcel, type Parcel } from './parcel.ts';

/** What a message says, before a channel writes it in its own way. */
export interface MessageText {
  /** Says what happened, with the form's title. */
  title: string;
  /** When it was sent, and its receipt code. */
  note: string;
  /** Labels and answers; both may hold what a visitor typed. */
  answers: readonly { label: string; text: string }[];
  link: string;
  /** The words of the link. */
  open: string;
  /** Said where answers were left out or cut. */
  rest: string;
}

/** Writes the words of a message, in the language of the account. @param fields null for all. */
export function composeMessage(parcel: Parcel, fields: readonly string[] | null): MessageText {
  const { form, submission, language, time, link } = parcel;
  const say = sayIn(language);
  const { title } = form;
  return {
    title: submission ? say('New submission: {title}', { title }) : say('Test: {title}', { title }),
    note: submission ? `${time} · ${submission.receiptCode}` : time,
    answers: printParcel(parcel, fields).map(({ label, text }) => ({
      label: withoutTurns(label),
      text: withoutTurns(text),
    })),
    link,
    open: say(submission ? 'View submission' : 'View form'),
    rest: say('Answers were shortened. All of them are in the submission.'),
  };
}
