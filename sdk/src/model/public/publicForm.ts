import type { PictureAttributes } from '../../fields/shared/pictures/ownPicture.ts';
import type { Field } from '../fields/field.ts';
import type { Flow, FormDefinition, NamedValue, VisitorDefinition } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import type { KnownStep } from '../logic/leadPlan.ts';
import type { VisitorPlan } from '../logic/visitorPlan.ts';
import type { RichText } from '../richText/richText.ts';
import type { PlannedTexts } from '../texts/plannedTexts.ts';
import type { KeepingTexts } from '../texts/textTypes.ts';
import type { QuestionHints } from '../texts/textTypes.ts';
import type { RowTexts } from '../texts/textTypes.ts';

/** Captcha service of the installation (D-12). */
export type CaptchaProvider = 'altcha' | 'hcaptcha' | 'turnstile';

/** Settings a browser needs to show the captcha; the built-in one has neither key nor script. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string | null;
  /** Address of the external service's script. */
  scriptUrl: string | null;
}

/** The public part of an active form (EMBED-040): no owner, no email addresses. */
export interface PublicForm {
  id: string;
  revisionId: string;
  definition: VisitorDefinition;
  logoUrl: string | null;
  /** Picture above the form, or above its first page; absent without one. */
  coverUrl?: string | undefined;
  redirectUrl: string | null;
  platformName: string;
  /** Logo of the installation in the footer (D-85); null if it has none. */
  footerLogoUrl: string | null;
  captcha: CaptchaSettings | null;
  /** Name in the security badge; empty means no badge (D-189). */
  badgeName?: string;
  /** Language of the form (D-191): chosen by the owner, else guessed from its texts. */
  language?: Language | null;
  /** All languages of a form in several, its own first; absent with one alone. */
  languages?: readonly Language[];
  /** Ids of fields that the host page may fill in. */
  prefillable?: readonly string[];
  /** Ids of hidden fields, which only the host page fills in. */
  hiddenFields?: readonly string[];
  /** Whether `formsubmitted` gives the answers to the host page; default false. */
  hostMayReadAnswers?: boolean;
  /** The owner's text on a closed form; null or absent while it is open. */
  closed?: { text: string; /** Of a form that is not open yet. */ title?: string } | null;
  /** Whether each browser can send it only once. */
  onePerBrowser?: boolean;
  /** What only forms with pages, logic or groups have. */
  planned?: PlannedForm;
}

/** The part of a form that visitors' browsers need to show its pages and evaluate its conditions. */
export interface PlannedForm {
  plan: VisitorPlan;
  /** Names of the chunks that the form needs besides those of its field types. */
  chunks: readonly string[];
  /** The current day in the form's time zone. */
  today: string;
  /** Texts that other forms do not load, in the visitor's language. */
  words: PlannedTexts;
  /** The same of repeating groups; absent without one. */
  rowWords?: RowTexts;
  /** Hints about keys; absent without one question at a time. */
  questionWords?: QuestionHints;
  /** Absent in forms that keep no answers in progress on the server. */
  unfinished?: UnfinishedForm;
  /** The layout is absent where whole pages are shown. */
  flow: Pick<Flow, 'layout' | 'progress' | 'back' | 'review'>;
  /** Computed values that visitors see, or that a text names. */
  values: readonly Pick<NamedValue, 'id' | 'name' | 'format' | 'show'>[];
  /** Raw values that a new visitor finds. */
  starts: Readonly<Record<string, unknown>>;
  /** Page that is shown first, after a plain post; null for the review, by default the first of the way. */
  at?: string | null;
  /**
   * What the server has answered of the way, by page; absent in forms whose browsers know it (`VisitorPlan.asks`).
   * The browser adds to it.
   */
  known?: Record<string, KnownPage>;
}

/** What a form needs that keeps answers in progress on the server (decision 870). */
export interface UnfinishedForm {
  words: KeepingTexts;
  /** The answers that this page continues; absent for a new visitor. */
  link?: {
    /** Idempotency key of the submission that they become. */
    key: string;
    /** Secret of their link. */
    token: string;
    /** The save that this page shows. */
    version: number;
    /** This load of the page. */
    savedBy: string;
  };
}

/** What the server has answered about the way behind a page. */
export interface KnownPage extends KnownStep {
  /** The revision and the raw values that it holds for, as JSON. */
  values: string;
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** A field without help and checks; its options are their words, which are their values. */
export type PackedField = DistributiveOmit<Field, 'help' | 'checks' | 'options'> & { options?: string[] };

/** A form as it is sent to browsers: its fields alone where it is one page of nothing else. */
export interface PackedForm extends Omit<PublicForm, 'definition'> {
  definition: Omit<VisitorDefinition, 'pages'> &
    Pick<FormDefinition, 'version'> &
    (Pick<VisitorDefinition, 'pages'> | { fields: PackedField[] });
}

/**
 * Form data that a page carries for its script. Texts are in a separate file for each language, which
 * browsers cache.
 */
export interface FormPayload {
  form: PackedForm;
  /** Language of the form's own texts. */
  language: Language;
  /** Raw values that the address filled in before the form was rendered. */
  prefilled?: Readonly<Record<string, unknown>>;
}

/** Body of `POST /api/public/forms/{id}/submissions`. */
export interface SubmissionRequest {
  revisionId: string;
  /** Idempotency key: a UUID created on the visitor's first input (D-183). */
  idempotencyKey: string;
  answers: Record<string, unknown>;
  captchaToken?: string;
  /** Random UUID of this browser and form, if each browser can send the form only once. */
  browserKey?: string;
  /** Address of the host page, without query and fragment; a frame's own Referer names the frame (D-103). */
  page?: string;
  /** The day that the form's logic took for today (`PlannedForm.today`). */
  today?: string;
  /** Number of answers that the browser sanitised (D-10); the text itself is never sent. */
  stripped?: number;
  /** Random UUID of the page load, as its visit is counted under; absent where a program sends (SPAM-002). */
  loadId?: string | null;
  /** What stands in the input that nobody sees; absent where it is empty (SPAM-002). */
  unseen?: string;
}

/** Receipt of the server for a stored submission (D-183). */
export interface Receipt {
  submissionId: string;
  /** Short code a visitor can quote, e.g. `7KQ2-M9XD`. */
  receiptCode: string;
  submittedAt: string;
  /** The address of the ending, else of the form. */
  redirectUrl: string | null;
  /** Page with the status of the submission, where the form's owner shows it (SUBM-088). */
  status?: { url: string; text: string };
  /** Absent where the ending has no texts of its own. */
  ending?: MetEnding;
}

/** The ending that a visitor met, with their answers in its texts. Empty texts mean the form's own. */
export interface MetEnding {
  id: string;
  title: string;
  text: RichText;
  picture?: MetPicture;
  /** Absent where the form's owner does not show it. */
  score?: MetScore;
}

/** What a visitor learns of their points once they have sent, in words of their language (decision 760). */
export interface MetScore {
  total: string;
  verdict?: { hasPassed: boolean; text: string };
  /** The questions that they were asked, in reading order. */
  questions?: readonly ScoredAnswer[];
}

/** One question with its points. */
export interface ScoredAnswer {
  label: string;
  points: string;
  /** Absent where no answer is right, and where the right answers are not shown. */
  mark?: { is: 'right' | 'partly' | 'wrong' | 'unanswered'; text: string };
  /** The given answer, and the right one. */
  facts?: readonly { name: string; text: string }[];
  explanation?: RichText;
}

/** A picture of an ending, as attributes of an `img`; it is found from every website. */
export interface MetPicture extends PictureAttributes {
  alt: string;
}

/** Reason why a visitor's answers were not stored, and where they may go on. */
export interface TurnedAway extends MetEnding {
  redirectUrl: string | null;
}

/** Every error answer of the platform (D-21). */
export interface Problem {
  error: {
    /** `resource.reason`, from the one error catalogue. */
    code: string;
    message: string;
    issues?: ProblemIssue[];
    /** With the code `submission.turned_away`. */
    ending?: TurnedAway;
    requestId: string;
  };
}

/** One thing wrong with one part of the input. */
export interface ProblemIssue {
  /** Where: property names and indexes; for answers the field id, in rows after the group's id and the row. */
  path: (string | number)[];
  /** The page of an answer, in a form with pages or logic. */
  pageId?: string;
  code: string;
  message: string;
}
