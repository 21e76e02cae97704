import { sayIn, type Text } from '../../platform/texts/translate.ts';
import { withoutTurns } from '../../platform/texts/withoutTurns.ts';
import { printParcel, type News, type Parcel } from './parcel.ts';

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

/** What has happened. Messengers are told of no work. */
const TITLES: Readonly<Record<News, Text>> = {
  test: 'Test: {title}',
  submitted: 'New submission: {title}',
  worked: 'New submission: {title}',
  changed: 'Answers changed: {title}',
  withdrawn: 'Submission withdrawn: {title}',
  restored: 'Submission restored: {title}',
};

/** Says who has changed answers; empty for nobody. */
function sayWho({ news, edit, language }: Parcel): string {
  if (news !== 'changed' || !edit) return '';
  const name = edit.by?.name;
  if (edit.isByVisitor) return sayIn(language)('Changed by the visitor');
  return name ? sayIn(language)('Changed by {name}', { name: withoutTurns(name) }) : '';
}

/** Lists the answers that are told: of an edit what it changed, of what was withdrawn none. */
function listAnswers(parcel: Parcel, fields: readonly string[] | null): { label: string; text: string }[] {
  const { news, edit } = parcel;
  if (news === 'withdrawn') return [];
  if (news !== 'changed') return printParcel(parcel, fields);
  return (edit?.listChanges(fields) ?? []).map(({ label, from, to }) => ({ label, text: `${from} → ${to}` }));
}

/** Writes the words of a message, in the language of the account. @param fields null for all. */
export function composeMessage(parcel: Parcel, fields: readonly string[] | null): MessageText {
  const { form, submission, news, language, time, link } = parcel;
  const say = sayIn(language);
  return {
    title: say(TITLES[news], { title: form.title }),
    note: [time, submission?.receiptCode, sayWho(parcel)].filter(Boolean).join(' · '),
    answers: listAnswers(parcel, fields).map(({ label, text }) => ({
      label: withoutTurns(label),
      text: withoutTurns(text),
    })),
    link,
    open: say(submission ? 'View submission' : 'View form'),
    rest: say('Answers were shortened. All of them are in the submission.'),
  };
}
