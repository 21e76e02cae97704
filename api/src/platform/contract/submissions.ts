import { z } from 'zod';
import { languageSchema, localeSchema, timeZoneSchema } from './viewer.ts';
import { whereSchema } from './answerConditions.ts';
import { formAbilitiesSchema } from './forms.ts';
import {
  personSchema,
  STATUS_COLORS,
  statusKeySchema,
  submissionEntrySchema,
  workShape,
} from './submissionWork.ts';
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '@inlay/sdk/model';
import {
  outlineSchema,
  parsedFieldsSchema,
  revisionFieldsSchema,
  storedAnswersSchema,
} from './definition.ts';

/** Most submissions one page of a list holds. */
export const MAX_SUBMISSION_PAGE = 200;
/** Default size of a page. */
export const DEFAULT_SUBMISSION_PAGE = 50;
/** Most submissions that are marked by one call. */
export const MAX_MARKED_SUBMISSIONS = 500;
/** Longest text searched for: an answer of the longest kind, whole. */
const MAX_SEARCH_LENGTH = 10_000;
/** Longest bound of a range of answers. */
const MAX_BOUND_LENGTH = 40;

export const submissionIdParamsSchema = z.strictObject({ submissionId: z.uuid() });
/** A submission in a client's portal. */
export const clientSubmissionParamsSchema = z.strictObject({ formId: z.uuid(), submissionId: z.uuid() });

/** PostgreSQL stores no NUL, so a text with one matches nothing. */
const storableText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\u0000'), 'Must not contain NUL');

export const searchTextSchema = storableText(MAX_SEARCH_LENGTH);

/** The filter of submissions, in queries and bodies. */
export const filterShape = {
  formId: z.uuid().optional(),
  /** Days in `zone`, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The viewer's time zone, an IANA name (D-22); by default the user's setting, else UTC. */
  zone: timeZoneSchema.optional(),
  /** The viewer's locale: dates are searched as it writes them (SUBM-030). */
  locale: localeSchema.optional(),
  /** Words that the answers or the form's title have, or a part of the date, in any case (SUBM-028…030). */
  search: searchTextSchema.optional(),
  /** A field of the form, and the answer it must have. */
  field: storableText(200).min(1).optional(),
  value: storableText(MAX_SEARCH_LENGTH).optional(),
  /** The smallest and largest answer of a number, day or time, both included. */
  atLeast: storableText(MAX_BOUND_LENGTH).min(1).optional(),
  atMost: storableText(MAX_BOUND_LENGTH).min(1).optional(),
  /** Conditions on answers of the form. */
  where: whereSchema.optional(),
  read: z.enum(['read', 'unread']).optional(),
  starred: z.literal('yes').optional(),
  tag: z.uuid().optional(),
  /** A built-in status, with the account's own that count as it, or one of those by its id. */
  status: statusKeySchema.optional(),
  /** Leaves out submissions with a status of the account's own. */
  ownStatus: z.literal('none').optional(),
  /** A person, or `none`. */
  assignee: z.union([z.literal('none'), z.uuid()]).optional(),
  /** Those on the waiting list of a full quota. */
  waiting: z.literal('yes').optional(),
};

/** True unless a filter by answer lacks its form: field ids have no meaning outside one. */
export function namesItsField(filter: {
  formId?: string | undefined;
  field?: string | undefined;
  value?: string | undefined;
  atLeast?: string | undefined;
  atMost?: string | undefined;
  where?: string | undefined;
}): boolean {
  const { field, formId, value, atLeast, atMost, where } = filter;
  if (where !== undefined && formId === undefined) return false;
  const isSought = [value, atLeast, atMost].some((one) => one !== undefined);
  return field === undefined ? !isSought : isSought && formId !== undefined;
}
export const FIELD_ALONE = {
  message: 'field and formId go together with value, atLeast or atMost, and where with formId',
  path: ['field'],
};

/** A filter of submissions: the same rule for lists, counts, exports and bulk actions. */
export const submissionFilterSchema = z.strictObject(filterShape).refine(namesItsField, FIELD_ALONE);

export const EXPORT_FORMATS = ['csv', 'xlsx', 'jsonl'] as const;

/** `GET /api/submissions/export`: everything that matches, as one answer; a sheet's rows have a limit and are counted first. */
export const submissionExportQuerySchema = z
  .strictObject({ ...filterShape, format: z.enum(EXPORT_FORMATS).exclude(['xlsx']).default('csv') })
  .refine(namesItsField, FIELD_ALONE);

/** `GET /api/submissions`: page by page, by key. */
export const submissionListQuerySchema = z
  .strictObject({
    ...filterShape,
    /** By time of arrival, the only order with an index. */
    sort: z.enum(['newest', 'oldest']).default('newest'),
    /** The `nextCursor` of an earlier page: returns the entries after it. */
    cursor: z.string().max(200).optional(),
    /** The `previousCursor` of an earlier page: returns the entries before it. */
    before: z.string().max(200).optional(),
    /** A submission to begin at; ignored when it is not in the list. */
    around: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(MAX_SUBMISSION_PAGE).default(DEFAULT_SUBMISSION_PAGE),
  })
  .refine(namesItsField, FIELD_ALONE)
  .refine(
    ({ cursor, before, around }) => [cursor, before, around].filter((one) => one !== undefined).length <= 1,
    { message: 'Only one of cursor, before and around', path: ['cursor'] },
  );

export const tagSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As chosen; `null` = by its name. */
  color: z.enum(STATUS_COLORS).nullable(),
});
export const tagNameSchema = storableText(MAX_TAG_LENGTH).trim().min(1);

export const submissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formTitle: z.string(),
  /** The revision that was answered (D-184); look its fields up in `revisions`. */
  revisionId: z.uuid(),
  answers: storedAnswersSchema,
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  /** Number of its answers: 1 until they are edited. */
  version: z.number().int(),
  /** When they were last edited. */
  editedAt: z.iso.datetime().nullable(),
  /** Who entered it by hand; `null` where a visitor has sent it. The name is empty for a person who is gone. */
  enteredBy: personSchema.nullable(),
  /** The language that its sender saw, where the form has several; `null` for readers of a part. */
  language: languageSchema.nullable(),
  /** The user's own marks. */
  isRead: z.boolean(),
  isStarred: z.boolean(),
  tags: z.array(tagSchema),
  ...workShape,
});

export const submissionListResponseSchema = z.object({
  submissions: z.array(submissionSchema),
  revisions: revisionFieldsSchema,
  /** Fields and groups that the form's logic hid from the visitor, by submission; absent where there is no logic. */
  notAsked: z.record(z.uuid(), z.array(z.string())).optional(),
  /** Places on the waiting list of full quotas, from 1, by submission; absent where nobody waits. */
  waiting: z.record(z.uuid(), z.number().int()).optional(),
  /** `null` on the last page. A page may be short, or empty, and have one all the same. */
  nextCursor: z.string().nullable(),
  /** Position before the first row, for later arrivals; `null` on an empty first page. */
  previousCursor: z.string().nullable(),
});

/** Exactly so many match. */
export const submissionCountResponseSchema = z.object({ total: z.number().int() });

/**
 * Submissions to a form that were refused because their sources had sent too many (D-90), since its owner was last told;
 * null for none, and for who only reads the form.
 */
const refusedSubmissionsSchema = z.object({
  count: z.number().int(),
  sources: z.number().int(),
  since: z.iso.datetime(),
  /** The limits of the installation, as they are now. */
  perMinute: z.number().int(),
  perHour: z.number().int(),
});

/** `GET /api/submissions/forms`: forms to choose from (D-107). */
export const inboxFormsResponseSchema = z.object({
  forms: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      isReadOnly: z.boolean(),
      /** What the caller's role lacks beside it, as `FormAbilities` has them. */
      abilities: formAbilitiesSchema.pick({ export: true, erase: true }),
      refused: refusedSubmissionsSchema.nullable(),
      /** Whether it keeps answers in progress, or has some. */
      hasUnfinished: z.boolean(),
    }),
  ),
});

/** A file of a submission, and what its check came to; `kept` files can be downloaded, others as `isHeld` says. */
const submissionFileSchema = z.object({
  id: z.uuid(),
  fieldId: z.string(),
  name: z.string(),
  /** Of the kept file, else as uploaded, in bytes. */
  size: z.number(),
  type: z.string().nullable(),
  state: z.enum(['receiving', 'checking', 'kept', 'quarantined', 'refused']),
  /** Why it is quarantined or refused; null where that was not noted. */
  reason: z.string().nullable(),
  /** Whether a file in quarantine can be downloaded by whoever accepts the risk. */
  isHeld: z.boolean(),
  /** When a file in quarantine is deleted; null for one that stays. */
  heldUntil: z.iso.datetime().nullable(),
  /** Of the kept file, in hexadecimal. */
  sha256: z.string().nullable(),
});

const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** `null` for a person who is no longer here. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/submissions/{submissionId}`, with its neighbours in the form's list. */
export const submissionResponseSchema = z.object({
  submission: submissionSchema,
  fields: parsedFieldsSchema,
  outline: outlineSchema.optional(),
  /** Fields and groups that the form's logic hid from the visitor. */
  notAsked: z.array(z.string()).optional(),
  /** Its place on the waiting list of a full quota, from 1; absent for one that does not wait. */
  waiting: z.number().int().optional(),
  /** The ending that the visitor met, of a form with several. */
  ending: z.object({ id: z.string(), title: z.string() }).optional(),
  /** Points of the questions that the visitor was asked, of a form that gives any (decision 760). */
  points: z
    .array(
      z.object({
        id: z.string(),
        points: z.number(),
        most: z.number(),
        /** Null where no answer is right. */
        isRight: z.boolean().nullable(),
      }),
    )
    .optional(),
  /** Absent for a submission without files. */
  files: z.array(submissionFileSchema).optional(),
  notes: z.array(noteSchema),
  /** Changes of status and assignee, and replies. */
  entries: z.array(submissionEntrySchema),
  /** True for the owner and administrators; every reader of the submission sees tags and notes. */
  canAnnotate: z.boolean(),
});

const marksShape = { read: z.boolean().optional(), starred: z.boolean().optional() };

/** `PUT /api/submissions/{submissionId}/marks`: omitted marks do not change. */
export const setMarksRequestSchema = z.strictObject(marksShape);

/** `PUT /api/submissions/marks`. Ids the person may not see are passed over. */
export const setManyMarksRequestSchema = z.strictObject({
  ...marksShape,
  ids: z.array(z.uuid()).min(1).max(MAX_MARKED_SUBMISSIONS),
});
export const setManyMarksResponseSchema = z.object({ marked: z.number().int() });

/** `PUT /api/submissions/{submissionId}/tags`: replaces all tags; creates new ones. */
export const setTagsRequestSchema = z.strictObject({
  names: z.array(tagNameSchema).max(MAX_TAGS),
});
/** `GET /api/submissions/tags`: the tags of one form, or all. */
export const tagsQuerySchema = z.strictObject({ formId: z.uuid().optional() });
export const tagsResponseSchema = z.object({ tags: z.array(tagSchema) });

/** `PATCH /api/submissions/tags`: the color of a tag, named in any case, of a form's account or one's own. */
export const colorTagRequestSchema = z.strictObject({
  formId: z.uuid().optional(),
  name: tagNameSchema,
  color: z.enum(STATUS_COLORS).nullable(),
});

/** `POST /api/submissions/{submissionId}/notes`. */
export const addNoteRequestSchema = z.strictObject({ text: storableText(MAX_NOTE_LENGTH).trim().min(1) });
export const notesResponseSchema = z.object({ notes: z.array(noteSchema) });
export const noteIdParamsSchema = z.strictObject({ submissionId: z.uuid(), noteId: z.uuid() });

/** `GET /api/forms/{formId}/clicks` (SUBM-047, SUBM-048). */
export const formClicksResponseSchema = z.object({
  emailClicks: z.number().int(),
  redirects: z.number().int(),
});

export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;
export type SubmissionListQuery = z.infer<typeof submissionListQuerySchema>;
export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionListResponse = z.infer<typeof submissionListResponseSchema>;
export type SubmissionCountResponse = z.infer<typeof submissionCountResponseSchema>;
export type SubmissionResponse = z.infer<typeof submissionResponseSchema>;
export type SubmissionFile = z.infer<typeof submissionFileSchema>;
export type SubmissionNote = z.infer<typeof noteSchema>;
export type ColorTagRequest = z.infer<typeof colorTagRequestSchema>;
export type SubmissionTag = z.infer<typeof tagSchema>;
export type SetMarksRequest = z.infer<typeof setMarksRequestSchema>;
export type RefusedSubmissionsItem = z.infer<typeof refusedSubmissionsSchema>;
export type InboxFormsResponse = z.infer<typeof inboxFormsResponseSchema>;
export type TagsResponse = z.infer<typeof tagsResponseSchema>;
export type NotesResponse = z.infer<typeof notesResponseSchema>;
export type FormClicksResponse = z.infer<typeof formClicksResponseSchema>;
