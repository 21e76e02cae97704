import { z } from 'zod';
import type { Description } from '@inlay/sdk/model';
import { parsedDefinitionSchema, sentDefinitionSchema } from './definition.ts';
import { formIdParamsSchema } from './forms.ts';
import { languageSchema } from './viewer.ts';

/** Entries of one page of a form's history. */
export const HISTORY_PAGE = 20;
/** Newest submissions in which the answers are counted that a change concerns. */
export const MAX_COUNTED_SUBMISSIONS = 20_000;
/** Submissions of one version that the history counts; of more it says so. */
export const MAX_COUNTED_OF_VERSION = 10_000;
/** Most changes that one entry of the history names. */
export const MAX_NAMED_CHANGES = 50;

/**
 * A sentence as a tree: a message whose placeholders are its parts, lists, labels, keys of settings and fixed values.
 * Screens put it into their language (decision 210).
 */
export const descriptionSchema: z.ZodType<Description> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    message: z.string(),
    get parts() {
      return z.record(z.string(), descriptionSchema);
    },
  }),
  z.object({
    kind: z.literal('list'),
    joins: z.enum(['and', 'or']),
    get of() {
      return z.array(descriptionSchema);
    },
  }),
  z.object({
    kind: z.literal('brackets'),
    get of() {
      return descriptionSchema;
    },
  }),
  z.object({ kind: z.enum(['label', 'setting', 'type', 'text', 'date', 'time']), text: z.string() }),
  z.object({ kind: z.literal('number'), number: z.number() }),
]);

/** One change between two versions of a form. */
export const formChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  part: z.enum(['form', 'page', 'section', 'repeat', 'field', 'option', 'value', 'ending', 'quota']),
  /** Id of the part; of an option, its field's; empty for the form itself. */
  id: z.string(),
  /** The setting that was changed, as the definition calls it. */
  key: z.string(),
  /** Title of its page. */
  place: z.string(),
  /** In English, for callers without a catalogue of messages. */
  words: z.string(),
  description: descriptionSchema,
});

/** One version of a form: a revision that was live, or a copy of a draft that was not published. */
export const formVersionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['published', 'draft']),
  savedAt: z.iso.datetime(),
  /** The person's name or address; `null` once their account is gone, and for the platform's own forms. */
  savedBy: z.string().nullable(),
  /** Whether visitors see it now. */
  isLive: z.boolean(),
  /** Submissions outside the trash that answered it, at most `MAX_COUNTED_OF_VERSION`. */
  submissionCount: z.number().int(),
  /** Whether more answered it than were counted. */
  hasMoreSubmissions: z.boolean(),
  /** What changed since the published version before it, at most `MAX_NAMED_CHANGES`. */
  changes: z.array(formChangeSchema),
  /** Number of all changes; `null` for the first version that is kept. */
  changeCount: z.number().int().nullable(),
});

/** `GET /api/forms/{formId}/versions`: newest first; `before` is the time of the last entry of the page before. */
export const formVersionsQuerySchema = z.strictObject({ before: z.iso.datetime().optional() });
export const formVersionListResponseSchema = z.object({
  versions: z.array(formVersionSchema),
  hasMore: z.boolean(),
});

export const formVersionParamsSchema = formIdParamsSchema.extend({ versionId: z.uuid().toLowerCase() });

/** `GET /api/forms/{formId}/versions/{versionId}` */
export const formVersionDetailSchema = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
  definition: parsedDefinitionSchema,
});

/** `POST /api/forms/{formId}/versions/{versionId}/restore`: its definition becomes the form's draft. */
export const restoreVersionRequestSchema = z.strictObject({
  /** State of the draft that it replaces, of which a copy stays; `null` where the caller knows of none. */
  draftState: z.uuid().nullable(),
});

/** `POST /api/forms/{formId}/impact`: what publishing this definition would mean. Nothing is stored. */
export const impactRequestSchema = z.strictObject({ definition: sentDefinitionSchema });

/** A consequence of publishing, with the part of the form that it follows from. */
export const impactEffectSchema = z.object({
  /**
   * `answers_kept`: answers to a removed field stay readable. `answers_retyped`: a field with answers has another
   * type. `option_answers`: a removed option was chosen. `column_lost`: exports lose the column of a removed field.
   * `view`: a saved view filters by a removed field. `client_view`: a client sees a removed field.
   * `client_hidden`: a client does not see a new field. `prefilled`: websites fill in a removed field.
   * `webhook`: webhooks no longer get a removed field. `told`: conditions and answered addresses of who is told name a
   * removed part. `auto_reply`: no email field is left to answer to.
   * `rules`: rules of the live form read a removed part. `scores_kept`: other points do not change stored scores.
   * `scores_missing`: submissions from before the form gave points have no score.
   */
  kind: z.enum([
    'answers_kept',
    'answers_retyped',
    'option_answers',
    'column_lost',
    'view',
    'client_view',
    'client_hidden',
    'prefilled',
    'webhook',
    'told',
    'auto_reply',
    'rules',
    'scores_kept',
    'scores_missing',
  ]),
  /** Id of the field or value; empty where it follows from no single one. */
  id: z.string(),
  /** What its owner calls it; of an option, the option's words. */
  label: z.string(),
  /**
   * How many answers, views, webhooks, conditions or rules; answers among the newest `MAX_COUNTED_SUBMISSIONS`. 0 answers: only
   * older submissions, which are not counted, may have some.
   */
  count: z.number().int(),
});

/** What visitors meet in the original, or in an older translation, in one of a form's languages (LANG-007). */
export const translationGapsSchema = z.object({
  language: languageSchema,
  /** Keys of texts without a translation. */
  missing: z.array(z.string()),
  /** Keys of translations that are older than their original. */
  stale: z.array(z.string()),
});

export const impactSchema = z.object({
  /** Submissions outside the trash. */
  submissionCount: z.number().int(),
  /** How many of them, the newest, the effects count answers in. */
  countedSubmissions: z.number().int(),
  changes: z.array(formChangeSchema),
  effects: z.array(impactEffectSchema),
  /** Stands for what visitors see and what they would see. Programs publish with the code of what they looked at. */
  code: z.string(),
  /** Why it cannot be published: rules that do not fit, tests that fail. */
  problems: z.array(z.object({ words: z.string(), description: descriptionSchema })),
  /** Languages of the form with something to translate, each with what. */
  translations: z.array(translationGapsSchema),
});

export type FormVersion = z.infer<typeof formVersionSchema>;
export type FormVersionListResponse = z.infer<typeof formVersionListResponseSchema>;
export type FormVersionDetail = z.infer<typeof formVersionDetailSchema>;
export type FormChangeInWords = z.infer<typeof formChangeSchema>;
export type ImpactEffect = z.infer<typeof impactEffectSchema>;
export type Impact = z.infer<typeof impactSchema>;
