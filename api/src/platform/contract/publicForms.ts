import { z } from 'zod';
import {
  EMBED_MODES,
  EMBED_PROBLEMS,
  MAX_ANSWER_EMAIL_LENGTH,
  MAX_FIELDS,
  LANGUAGES,
  MAX_REPORTED_PAGE_LENGTH,
  MAX_WORDS_LENGTH,
  type EmbedReport,
  type PackedForm,
  type PlannedForm,
  type Receipt,
  type SubmissionRequest,
  type TurnedAway,
} from '@inlay/sdk/model';
import { captchaSettingsSchema } from './captcha.ts';
import { packedDefinitionSchema } from './definition.ts';
import { richTextSchema } from './richText.ts';

/** What forms with pages, logic or groups have besides, written from a parsed definition. */
const plannedFormSchema = z
  .custom<PlannedForm>((planned) => typeof planned === 'object' && planned !== null)
  .meta({ type: 'object', description: 'Plan of the form’s logic, and what its pages need besides' });

/** `GET /api/public/forms/{formId}`: the public part of an active form (EMBED-040). */
export const publicFormSchema: z.ZodType<PackedForm> = z.object({
  id: z.uuid(),
  revisionId: z.uuid(),
  definition: packedDefinitionSchema,
  logoUrl: z.string().nullable(),
  coverUrl: z.string().exactOptional(),
  redirectUrl: z.string().nullable(),
  platformName: z.string(),
  footerLogoUrl: z.string().nullable(),
  captcha: captchaSettingsSchema.nullable(),
  badgeName: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  /** All languages of a form in several, its own first. */
  languages: z.array(z.enum(LANGUAGES)).exactOptional(),
  prefillable: z.array(z.string()),
  hiddenFields: z.array(z.string()),
  hostMayReadAnswers: z.boolean(),
  /** With a title of its own where the form is not open yet. */
  closed: z.object({ text: z.string(), title: z.string().exactOptional() }).nullable(),
  onePerBrowser: z.boolean(),
  planned: plannedFormSchema.exactOptional(),
});

/** `GET /api/public/forms/{formId}/places`: places left of limited options, by field and value. */
export const placesSchema = z.object({
  places: z.record(z.string(), z.record(z.string(), z.number().int())),
});

/** What the visitor learns of their points, in words. */
const metScoreSchema = z.object({
  total: z.string(),
  verdict: z.object({ hasPassed: z.boolean(), text: z.string() }).exactOptional(),
  questions: z
    .array(
      z.object({
        label: z.string(),
        points: z.string(),
        mark: z
          .object({ is: z.enum(['right', 'partly', 'wrong', 'unanswered']), text: z.string() })
          .exactOptional(),
        facts: z.array(z.object({ name: z.string(), text: z.string() })).exactOptional(),
        explanation: richTextSchema.exactOptional(),
      }),
    )
    .exactOptional(),
});

/** The ending that a visitor met, with their answers in its texts. */
const metEndingSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: richTextSchema,
  picture: z
    .object({
      src: z.string(),
      alt: z.string(),
      srcSet: z.string().exactOptional(),
      width: z.string().exactOptional(),
      height: z.string().exactOptional(),
    })
    .exactOptional(),
  score: metScoreSchema.exactOptional(),
});

/** Why a visitor's answers were not stored. */
export const turnedAwaySchema: z.ZodType<TurnedAway> = metEndingSchema.extend({
  redirectUrl: z.string().nullable(),
});

/** Characters of the input that nobody sees, at most; more are as good as some. */
const MAX_UNSEEN_LENGTH = 1_000;

/** The answer to a stored submission (D-183). */
export const receiptSchema: z.ZodType<Receipt> = z.object({
  submissionId: z.uuid(),
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
  redirectUrl: z.string().nullable(),
  status: z.object({ url: z.string(), text: z.string() }).exactOptional(),
  ending: metEndingSchema.exactOptional(),
});

/** `POST /api/public/forms/{formId}/submissions`. Unknown keys are dropped on public routes (T2). */
export const submissionRequestSchema: z.ZodType<SubmissionRequest> = z.object({
  revisionId: z.uuid(),
  idempotencyKey: z.uuid(),
  answers: z.record(z.string(), z.unknown()),
  captchaToken: z.string().max(10_000).exactOptional(),
  browserKey: z.uuid().exactOptional(),
  // Neither of the two is worth losing a submission. Most lack both: a default makes no issues, as `catch` does.
  page: z.string().max(MAX_REPORTED_PAGE_LENGTH).default('').catch(''),
  stripped: z.number().int().min(0).max(MAX_FIELDS).default(0).catch(0),
  today: z.iso.date().exactOptional(),
  loadId: z.uuid().nullable().default(null).catch(null),
  unseen: z.string().max(MAX_UNSEEN_LENGTH).default('').catch('?'),
});

/** `POST /api/public/forms/{formId}/steps`: asks for the page that follows another. */
export const stepRequestSchema = z.object({
  revisionId: z.uuid(),
  /** All answers so far, as for a submission. */
  answers: z.record(z.string(), z.unknown()),
  pageId: z.string().max(MAX_WORDS_LENGTH),
});

/** The page that follows, null behind the last, and the items on it that points show. */
export const stepSchema = z.object({
  pageId: z.string().nullable(),
  shown: z.array(z.string()).exactOptional(),
});

/** `POST /api/public/forms/{formId}/email-codes`: has a code mailed to an address that a field asks to confirm. */
export const emailCodeRequestSchema = z.object({
  fieldId: z.string().max(MAX_WORDS_LENGTH),
  address: z.string().max(MAX_ANSWER_EMAIL_LENGTH),
});

/** What belongs to the code, and is sent with it. */
export const emailCodeSchema = z.object({ ticket: z.string() });

/** `POST /api/public/forms/{formId}/email-proofs`: redeems a mailed code. */
export const emailProofRequestSchema = emailCodeRequestSchema.extend({
  ticket: z.string().max(MAX_WORDS_LENGTH),
  code: z.string().max(MAX_WORDS_LENGTH),
});

/** What the answer names beside the address. */
export const emailProofSchema = z.object({ proof: z.string() });

/** `POST /api/public/forms/{formId}/embed-reports`: a problem that the embed doctor found. */
export const embedReportRequestSchema: z.ZodType<EmbedReport> = z.object({
  problem: z.enum(EMBED_PROBLEMS),
  page: z.url({ protocol: /^https?$/ }).max(MAX_REPORTED_PAGE_LENGTH),
  mode: z.enum(EMBED_MODES),
});
