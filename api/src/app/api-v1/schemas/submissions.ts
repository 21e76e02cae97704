import { z } from 'zod';
import { MAX_TAGS } from '@inlay/sdk/model';
import {
  bulkJobSchema,
  filterShape,
  languageSchema,
  outlineSchema,
  personSchema,
  statusKeySchema,
  storedAnswersSchema,
  submissionResponseSchema,
  submissionStatusSchema,
  submissionVersionsResponseSchema,
  tagNameSchema,
  tagSchema,
  WORK_STATES,
} from '../../../platform/contract/index.ts';
import { pageOf, pageShape, pageShapeOf } from './lists.ts';

/** Most submissions that one call names by their ids. */
const MAX_IDS = 5_000;

/** One question of a form, as far as answers are read by it. */
export const questionSchema = z.object({
  id: z.string().meta({ description: 'The name of its answer; never changes.' }),
  type: z.string(),
  label: z.string(),
  options: z
    .array(z.object({ value: z.string().meta({ description: 'What answers store.' }), label: z.string() }))
    .optional()
    .meta({ description: 'Of choices.' }),
});

/** The questions of a revision. */
export const revisionSchema = z.object({
  fields: z.array(questionSchema),
  outline: outlineSchema.optional().meta({ description: 'Pages, repeating groups and computed values.' }),
});

/** What was submitted, and the work on it. */
export const submissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  revisionId: z.uuid().meta({ description: 'The revision that was answered.' }),
  receiptCode: z.string().meta({ description: 'The code that the sender was shown.' }),
  submittedAt: z.iso.datetime(),
  answers: storedAnswersSchema.meta({ description: 'Answers by the id of their field.' }),
  version: z.number().int().meta({ description: 'Number of its answers: 1 until they are edited.' }),
  editedAt: z.iso.datetime().nullable().meta({ description: 'When they were last edited.' }),
  enteredBy: personSchema
    .nullable()
    .meta({ description: 'Who entered it by hand; null where its sender has.' }),
  language: languageSchema
    .nullable()
    .meta({ description: 'The language that its sender saw; null where the form has one alone.' }),
  status: z.object({
    state: z.enum(WORK_STATES),
    id: z.uuid().nullable().meta({ description: 'Of a status of the account’s own.' }),
    name: z.string().nullable(),
  }),
  assignee: personSchema.nullable(),
  tags: z.array(tagSchema),
});

export const submissionPageSchema = z.object({
  ...pageShapeOf(submissionSchema),
  revisions: z
    .record(z.uuid(), revisionSchema)
    .meta({ description: 'The questions that the submissions of this page answer, by revision.' }),
});

/** A file of a submission, and what its check came to; `kept` files can be downloaded. */
export const submissionFileSchema = submissionResponseSchema.shape.files
  .unwrap()
  .element.pick({ id: true, fieldId: true, name: true, size: true, type: true, state: true, sha256: true });

/** A note of the account's own people. */
export const submissionNoteSchema = submissionResponseSchema.shape.notes.element;

/** A submission, whole. */
export const submissionDetailSchema = submissionSchema.extend({
  ...revisionSchema.shape,
  files: z.array(submissionFileSchema),
  notes: z.array(submissionNoteSchema),
});

/** Which submissions are meant; all parts must fit. */
const filter = {
  from: filterShape.from.meta({ description: 'First day, in `zone`.' }),
  to: filterShape.to.meta({ description: 'Last day, included.' }),
  zone: filterShape.zone.meta({ description: 'IANA name of the time zone of days; UTC by default.' }),
  search: filterShape.search.meta({ description: 'Part of any answer, in any case.' }),
  status: filterShape.status.meta({
    description: '`open`, `in_progress`, `done`, or the id of an own status.',
  }),
  assignee: filterShape.assignee.meta({ description: 'The id of a person, or `none`.' }),
  tag: filterShape.tag.meta({ description: 'The id of a tag.' }),
  where: filterShape.where.meta({
    description:
      'Conditions on answers, as JSON text: `[{"field": "size", "is": "any_of", "values": ["m", "l"]}]`.',
  }),
};

/** `GET /forms/{formId}/submissions` */
export const submissionListQuerySchema = z.strictObject({
  ...pageShape,
  order: z.enum(['newest', 'oldest']).default('newest').meta({
    description:
      'By arrival. Oldest first is for programs that follow a form: its last cursor leads to what arrives later.',
  }),
  ...filter,
});

/** `POST /forms/{formId}/submissions` */
export const submitRequestSchema = z.strictObject({
  answers: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Raw answers by the id of their field, as a form sends them.' }),
  revisionId: z
    .uuid()
    .optional()
    .meta({ description: 'The revision that was answered; the current one by default.' }),
});

/** What a program gets for a stored submission. */
export const receiptSchema = z.object({
  id: z.uuid(),
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
});

/** `PATCH /submissions/{submissionId}`: changes what it names, all of it or nothing. */
export const updateSubmissionRequestSchema = z.strictObject({
  status: statusKeySchema
    .optional()
    .meta({ description: '`open`, `in_progress`, `done`, or the id of an own status.' }),
  assigneeId: z.uuid().nullable().optional().meta({ description: 'Null for nobody.' }),
  tags: z
    .array(tagNameSchema)
    .max(MAX_TAGS)
    .optional()
    .meta({ description: 'All its tags by name; new ones are made.' }),
});

/** `PATCH /submissions/{submissionId}/answers` */
export const updateAnswersRequestSchema = z.strictObject({
  answers: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Raw answers by the id of their field, as a form sends them; null for none.' }),
});

/** `GET /submissions/{submissionId}/versions` */
export const submissionVersionsSchema = submissionVersionsResponseSchema;

/** The notes of a submission, oldest first. */
export const notesSchema = z.object({ notes: z.array(submissionNoteSchema) });

/** Changes of many submissions. */
export const BULK_CHANGES = ['status', 'assign', 'tag', 'untag', 'trash', 'restore', 'delete'] as const;

/** `POST /bulk-changes` */
export const bulkChangeRequestSchema = z
  .strictObject({
    change: z.enum(BULK_CHANGES),
    submissionIds: z.array(z.uuid()).min(1).max(MAX_IDS).optional(),
    filter: z
      .strictObject({ formId: z.uuid(), ...filter })
      .optional()
      .meta({ description: 'All submissions of a form that fit, instead of `submissionIds`.' }),
    status: statusKeySchema.optional().meta({ description: 'With `status`.' }),
    assigneeId: z.uuid().nullable().optional().meta({ description: 'With `assign`; null for nobody.' }),
    tag: tagNameSchema.optional().meta({ description: 'With `tag` and `untag`: the name of the tag.' }),
  })
  .superRefine((change, ctx) => {
    const need = (name: 'status' | 'assigneeId' | 'tag'): void => {
      if (change[name] === undefined) ctx.addIssue({ code: 'custom', path: [name], message: 'Required' });
    };
    if ((change.submissionIds === undefined) === (change.filter === undefined))
      ctx.addIssue({ code: 'custom', path: ['submissionIds'], message: 'Either submissionIds or a filter' });
    if (change.change === 'status') need('status');
    if (change.change === 'assign') need('assigneeId');
    if (change.change === 'tag' || change.change === 'untag') need('tag');
  });

/** Work that goes on behind its answer. */
export const jobSchema = bulkJobSchema.pick({
  id: true,
  state: true,
  total: true,
  done: true,
  failed: true,
  createdAt: true,
  finishedAt: true,
});

export const bulkChangeSchema = z.object({
  changedIds: z.array(z.uuid()).meta({ description: 'Changed submissions; empty with a job.' }),
  failedIds: z.array(z.uuid()).meta({ description: 'Named submissions that could not be changed.' }),
  job: jobSchema.nullable(),
});

/** A submission in the trash. */
export const trashedSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  revisionId: z.uuid(),
  submittedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
  daysLeft: z.int().meta({ description: 'Days until it is deleted permanently.' }),
  answers: storedAnswersSchema,
});
export const trashPageSchema = pageOf(trashedSubmissionSchema);

/** What submissions can be given. */
export const workChoicesSchema = z.object({
  statuses: z.array(submissionStatusSchema.pick({ id: true, name: true, state: true })),
  people: z.array(personSchema).meta({ description: 'Who submissions can be assigned to.' }),
  tags: z.array(tagSchema),
});
