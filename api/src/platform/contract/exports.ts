import { z } from 'zod';
import { MAX_FIELDS } from '@inlay/sdk/model';
import { EXPORT_FORMATS, submissionFilterSchema } from './submissions.ts';
import { timeZoneSchema } from './viewer.ts';

/** Most ids one export may name; more rows are named by a filter. */
const MAX_IDS = 5_000;

/** Ids of the questions, groups and values that a file holds; absent: all. The order is the form's. */
const columnsSchema = z
  .array(z.string().min(1).max(200))
  .min(1)
  .max(2 * MAX_FIELDS)
  .optional();

/** Adds status, assignee and the number of comments, behind date and time. */
const withWorkSchema = z.literal(true).optional();

/**
 * Id of a question that takes several choices: a table then has a row for each of them, so that a spreadsheet can count
 * them. JSON lines keep the list.
 */
const splitBySchema = z.string().min(1).max(200).optional();

/** `POST /api/exports`: rows by their ids, or every row that a filter fits. */
export const createExportRequestSchema = z.union([
  z.strictObject({
    format: z.enum(EXPORT_FORMATS),
    ids: z.array(z.uuid()).min(1).max(MAX_IDS),
    /** The one form the rows are of, where they are of one: its columns and its name (SUBM-063). */
    formId: z.uuid().optional(),
    /** Time zone of the days and times in the file (D-22). */
    zone: timeZoneSchema.optional(),
    columns: columnsSchema,
    withWork: withWorkSchema,
    splitBy: splitBySchema,
  }),
  z.strictObject({
    format: z.enum(EXPORT_FORMATS),
    filter: submissionFilterSchema,
    columns: columnsSchema,
    withWork: withWorkSchema,
    splitBy: splitBySchema,
  }),
]);

/** How often a file is mailed, and whether it holds what is new since the last one, or everything. */
const rhythmShape = { every: z.enum(['day', 'week', 'month']), rows: z.enum(['new', 'all']) };

/** `PUT /api/forms/{formId}/recurring-export`: a file as an export has it; its form and days are given. */
export const setRecurringExportRequestSchema = z.strictObject({
  ...rhythmShape,
  format: z.enum(EXPORT_FORMATS),
  filter: submissionFilterSchema,
  columns: columnsSchema,
  withWork: withWorkSchema,
  splitBy: splitBySchema,
});

/** `GET /api/forms/{formId}/recurring-export`: the caller's own; null: none. */
export const recurringExportSchema = z.object({
  recurring: z
    .object({
      ...rhythmShape,
      format: z.enum(EXPORT_FORMATS),
      /** Why no file is made until the caller resumes it or sets another. */
      pausedReason: z.string().nullable(),
    })
    .nullable(),
  /** Without a mail server nothing is sent. */
  hasMailServer: z.boolean(),
});

export const exportIdParamsSchema = z.strictObject({ exportId: z.uuid() });

/** `GET /api/exports/{exportId}`: the progress, and the facts of the finished file. */
export const exportSchema = z.object({
  id: z.uuid(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  fileName: z.string(),
  /** Rows to write, and rows written. */
  total: z.number().int(),
  rows: z.number().int(),
  bytes: z.number().int().nullable(),
  /** Of the file, in hexadecimal. */
  sha256: z.string().nullable(),
  /** Reason for a missing file. */
  problem: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type CreateExportRequest = z.infer<typeof createExportRequestSchema>;
export type ExportItem = z.infer<typeof exportSchema>;
export type SetRecurringExportRequest = z.infer<typeof setRecurringExportRequestSchema>;
export type RecurringExportSetting = z.infer<typeof recurringExportSchema>;
