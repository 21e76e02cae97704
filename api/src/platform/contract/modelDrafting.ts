import { z } from 'zod';
import { MAX_URL_LENGTH } from '@inlay/sdk/model';
import { parsedDefinitionSchema, sentDefinitionSchema } from './definition.ts';

/** Longest description of a form, or of a change, in characters. */
export const MAX_DESCRIPTION_LENGTH = 20_000;
/** Most times that a model is asked for one draft. */
export const MODEL_ROUNDS = 3;

/** The model of an account, without its key. */
export const modelSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Address of an API in the manner of OpenAI, up to its version. */
  address: z.string().trim().min(1, 'Enter the model’s address').max(MAX_URL_LENGTH),
  /** Name of the model, as its provider writes it. */
  model: z.string().trim().min(1, 'Enter the model’s name').max(200),
  /** Most requests in a calendar month of UTC. */
  monthlyRequests: z.number().int().min(1).max(1_000_000),
  /** Most tokens in a calendar month of UTC, of requests and answers. */
  monthlyTokens: z.number().int().min(1_000).max(10_000_000_000),
});

/** `GET /api/model`: whether forms can be drafted by a model; its settings for those who manage the account. */
export const modelResponseSchema = z.object({
  /** Whether an administrator of the platform allows it. */
  isAllowed: z.boolean(),
  /** Whether this person can draft a form now. */
  isReady: z.boolean(),
  /** Host that texts are sent to, and the model; null while none is set. */
  host: z.string().nullable(),
  model: z.string().nullable(),
  /** Null for people who do not manage the account, and while nothing is set. */
  settings: modelSettingsSchema
    .extend({
      /** What the key ends with; null without one. */
      keyHint: z.string().nullable(),
      /** What was used in this month. */
      usedRequests: z.number().int(),
      usedTokens: z.number().int(),
    })
    .nullable(),
});

/** `PUT /api/model`. */
export const saveModelRequestSchema = modelSettingsSchema
  .extend({
    /** Left out, the stored one stays, which needs the same server; null = there is none. */
    key: z.string().trim().min(1).max(1_000).nullable().optional(),
  })
  .strict();

/** How a draft by a model stands. `taken`: a person has put it into the form. */
export const modelDraftStateSchema = z.enum(['waiting', 'running', 'ready', 'taken', 'failed', 'cancelled']);

/** `POST /api/model/drafts`. */
export const createModelDraftRequestSchema = z.strictObject({
  /** The form that it is about; null for one that is not stored yet. */
  formId: z.uuid().nullable(),
  description: z.string().trim().min(1, 'Describe the form').max(MAX_DESCRIPTION_LENGTH),
  /** The form as it is now, which is changed; an empty one for a new form. */
  definition: sentDefinitionSchema,
});

export const modelDraftParamsSchema = z.strictObject({ draftId: z.uuid() });

/** A draft by a model, for the person who asked for it. */
export const modelDraftSchema = z.object({
  id: z.uuid(),
  state: modelDraftStateSchema,
  /** The request under way, or the last one, of at most three; 0 before the first. */
  round: z.number().int(),
  /** Why there is no draft, as a sentence. */
  problem: z.string().nullable(),
  /** What the model wrote, as a form; null while there is none. */
  definition: parsedDefinitionSchema.nullable(),
  /** What keeps it from being published, as sentences. */
  faults: z.array(z.string()),
  /** Web addresses in it that were neither in the form before nor in the description. */
  addresses: z.array(z.string()),
  tokens: z.number().int(),
});

/** `GET /api/model/drafts`: the log of the account, newest first. */
export const modelDraftLogSchema = z.object({
  drafts: z.array(
    modelDraftSchema.pick({ id: true, state: true, problem: true, tokens: true }).extend({
      createdAt: z.iso.datetime(),
      /** Name or address of who asked; null once their account is gone. */
      by: z.string().nullable(),
      formId: z.uuid().nullable(),
      /** Title of the form; null for one that is not stored, or is gone. */
      formTitle: z.string().nullable(),
      host: z.string(),
      model: z.string(),
      requests: z.number().int(),
      /** What was asked for; null once the form’s draft has ended. */
      description: z.string().nullable(),
    }),
  ),
});

export type ModelSettings = z.infer<typeof modelSettingsSchema>;
export type ModelResponse = z.infer<typeof modelResponseSchema>;
export type SaveModelRequest = z.input<typeof saveModelRequestSchema>;
export type ModelDraftState = z.infer<typeof modelDraftStateSchema>;
export type CreateModelDraftRequest = z.input<typeof createModelDraftRequestSchema>;
export type ModelDraft = z.infer<typeof modelDraftSchema>;
export type ModelDraftLog = z.infer<typeof modelDraftLogSchema>;
