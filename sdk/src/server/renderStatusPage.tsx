import type { Language } from '../model/language/languages.ts';
import { STATUS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import type { StatusTexts } from '../model/texts/textTypes.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import pageCss from './resultsPage.css?inline';
import css from './statusPage.css?inline';
import { fill } from '../model/answers/messages.ts';
import { pageTheme, wholePage, type WholePage } from './wholePage.ts';

const LATIN = { numberingSystem: 'latn' };

/** Status of a submission, as its sender sees it. */
export interface SubmissionStatusPage {
  /** The form's. */
  title: string;
  language: Language;
  receiptCode: string;
  submittedAt: Date;
  /** IANA name of the zone whose day the submission was sent on. */
  timeZone: string;
  state: keyof StatusTexts['states'];
  /** Name of the account's own status, in the owner's words; null without one. */
  ownStatus: string | null;
  /** Its place on the waiting list of a full quota, from 1; null for one that does not wait. */
  position: number | null;
  /** What the form's people wrote to the sender, oldest first. */
  messages: readonly { text: string; at: Date }[];
  /** What the sender can do. */
  links: readonly { url: string; text: string }[];
}

/** Renders the page with the status of a submission: no script, in the look and language of the form (SUBM-088). */
export function renderStatusPage(shown: SubmissionStatusPage, styles: CustomStyles): WholePage {
  const { title, language, receiptCode, submittedAt, timeZone, state, ownStatus, position } = shown;
  const { messages, links } = shown;
  const texts = STATUS_TEXTS[language];
  const dayOf = (time: Date): string =>
    time.toLocaleDateString(language, { dateStyle: 'long', timeZone, numberingSystem: 'latn' });
  const content = (
    <div className="status">
      <h1 dir="auto">{title}</h1>
      <dl>
        <dt>{texts.status}</dt>
        <dd className="state" dir="auto">
          {ownStatus ?? texts.states[state]}
        </dd>
        <dt>{texts.sent}</dt>
        <dd>
          <time dateTime={submittedAt.toISOString()}>{dayOf(submittedAt)}</time>
        </dd>
        <dt>{texts.receipt}</dt>
        <dd>
          <bdi>{receiptCode}</bdi>
        </dd>
      </dl>
      {position === null ? null : (
        <section>
          <h2>{texts.waitingTitle}</h2>
          <p>{fill(texts.waiting, { position: position.toLocaleString(language, LATIN) })}</p>
        </section>
      )}
      {messages.length > 0 ? (
        <section>
          <h2>{texts.messages}</h2>
          <ol>
            {messages.map(({ text, at }, index) => (
              <li key={index}>
                <time dateTime={at.toISOString()}>{dayOf(at)}</time>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {links.map(({ url, text }) => (
        <p key={url}>
          <a href={url}>{text}</a>
        </p>
      ))}
    </div>
  );
  return wholePage(`${texts.status}: ${title}`, content, language, pageTheme(styles) + pageCss + css);
}
