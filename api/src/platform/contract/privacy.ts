import { z } from 'zod';

/** Places where something of a person may be stored, in the order of the dry run (PRIV-001). */
export const PRIVACY_PLACES = [
  'submissions',
  'trash',
  'versions',
  'files',
  'unfinished',
  'invitations',
  'notes',
  'comments',
  'replies',
  'deliveries',
  'mail_links',
  'consents',
  'recipients',
  'saved_views',
  'selections',
  'reply_templates',
  'tags',
  'exports',
  'shared_results',
  'results',
  'warehouse',
  'events',
  'model_drafts',
  'holds',
] as const;
export type PrivacyPlace = (typeof PRIVACY_PLACES)[number];
const placeSchema = z.enum(PRIVACY_PLACES);

/** Most submissions of one search. */
export const MAX_PERSON_SUBMISSIONS = 2_000;
/** Longest searched text, and longest reason of a hold, in characters. */
const MAX_SEARCHED_LENGTH = 254;
const MAX_REASON_LENGTH = 500;

/** Who is searched for: by an email address, a phone number, or any answer. */
const personShape = {
  by: z.enum(['email', 'phone', 'text']),
  value: z.string().trim().min(1).max(MAX_SEARCHED_LENGTH),
};
export const personSearchSchema = z.strictObject(personShape);
export type PersonSearch = z.infer<typeof personSearchSchema>;

/** A submission of the person. */
const personSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formTitle: z.string(),
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
  isInTrash: z.boolean(),
  isHeld: z.boolean(),
});
export type PersonSubmission = z.infer<typeof personSubmissionSchema>;

/** `POST /api/account/privacy/find`: what is stored of a person, by place. */
export const personFoundSchema = z.object({
  places: z.array(
    z.object({
      place: placeSchema,
      count: z.int(),
      /** Some of them that can be looked at. */
      items: z.array(z.object({ label: z.string(), path: z.string() })),
    }),
  ),
  submissions: z.array(personSubmissionSchema),
  /** True where a hold on this very person is in force. */
  isHeld: z.boolean(),
});
export type PersonFound = z.infer<typeof personFoundSchema>;

/** `POST /api/account/privacy/export`: what is stored of a person, as a file. */
export const personExportRequestSchema = z.strictObject({ ...personShape, format: z.enum(['json', 'html']) });

/** `POST /api/account/privacy/erasures`. */
export const erasePersonRequestSchema = z.strictObject({
  ...personShape,
  /** Submissions that stay. */
  leftOut: z.array(z.uuid()).max(MAX_PERSON_SUBMISSIONS),
  /** Submissions that go, as the dry run has shown: another number is refused. */
  submissions: z.int().min(0),
});

export const erasureStateSchema = z.enum(['waiting', 'running', 'done', 'held', 'failed']);
export type ErasureState = z.infer<typeof erasureStateSchema>;

/** An erasure: its progress, and then its certificate, which names no content. */
export const personErasureSchema = z.object({
  id: z.uuid(),
  state: erasureStateSchema,
  /** Steps that are done, and all of them. */
  step: z.int(),
  steps: z.int(),
  places: z.array(z.object({ place: placeSchema, count: z.int() })),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the request. */
  requestHash: z.string(),
  /** Keyed hash of who was searched for. */
  personHash: z.string(),
});
export type PersonErasure = z.infer<typeof personErasureSchema>;

/** `GET /api/account/privacy/erasures`, newest first. */
export const personErasureListSchema = z.object({ erasures: z.array(personErasureSchema) });
export type PersonErasureList = z.infer<typeof personErasureListSchema>;

export const erasureIdParamsSchema = z.strictObject({ erasureId: z.uuid() });

/** `POST /api/account/privacy/erasures/{erasureId}/check`: whether a certificate is of this person. */
export const checkCertificateSchema = z.object({ isOfPerson: z.boolean() });

/** `POST /api/account/privacy/holds`: on a submission, or on all of a person. */
export const placeHoldRequestSchema = z.strictObject({
  subject: z.union([z.strictObject({ submissionId: z.uuid() }), z.strictObject(personShape)]),
  reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
  endsAt: z.iso.datetime().nullable(),
});

export const legalHoldSchema = z.object({
  id: z.uuid(),
  /** Null for a hold on a person, who is not named. */
  submission: z.object({ id: z.uuid(), formId: z.uuid(), formTitle: z.string() }).nullable(),
  reason: z.string(),
  endsAt: z.iso.datetime().nullable(),
  placedBy: z.string().nullable(),
  placedAt: z.iso.datetime(),
});
export type LegalHold = z.infer<typeof legalHoldSchema>;

/** `GET /api/account/privacy/holds`: those in force, newest first. */
export const legalHoldListSchema = z.object({ holds: z.array(legalHoldSchema) });
export type LegalHoldList = z.infer<typeof legalHoldListSchema>;

export const holdIdParamsSchema = z.strictObject({ holdId: z.uuid() });
