import { z } from 'zod';
import { MAX_EMAIL_LABEL_LENGTH, MAX_LABEL_LENGTH } from '@inlay/sdk/model';
import { conditionSchema, sentConditionSchema, sentDefinitionSchema } from './definition.ts';
import { WEBHOOK_CHANNELS } from './webhooks.ts';

const emailSchema = z.string().max(1_000);
const labelSchema = z.string().trim().max(MAX_EMAIL_LABEL_LENGTH).nullable();

/** A recipient of notifications: about all forms, or one (D-120). */
export const notificationEmailSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  label: z.string().nullable(),
  isActive: z.boolean(),
  /** True once the holder has agreed to the mails; until then they are held back. */
  isConfirmed: z.boolean(),
  /** `null` = all forms. */
  formId: z.uuid().nullable(),
  formTitle: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/notification-emails`: newest first. */
export const notificationEmailListSchema = z.object({
  emails: z.array(notificationEmailSchema),
  /** Without one, all mails wait in the outbox. */
  hasMailServer: z.boolean(),
});

/** `POST /api/notification-emails`. */
export const addNotificationEmailRequestSchema = z.strictObject({
  email: emailSchema,
  label: labelSchema.default(null),
  formId: z.uuid().nullable(),
});

/** `PATCH /api/notification-emails/{emailId}`. */
export const updateNotificationEmailRequestSchema = z.strictObject({ isActive: z.boolean() });
export const emailIdParamsSchema = z.strictObject({ emailId: z.uuid() });

/** An address in the list of one form (D-61). */
export const formNotificationEmailSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  label: z.string().nullable(),
  isEnabled: z.boolean(),
  /** True once the holder has agreed to the mails; until then they are held back. */
  isConfirmed: z.boolean(),
  /** Told of submissions whose answers fit it, each by a mail of its own; null = of all. */
  condition: conditionSchema.nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/forms/{formId}/notification-emails`: oldest first. */
export const formNotificationEmailListSchema = z.object({
  emails: z.array(formNotificationEmailSchema),
  /** Without one, all mails wait in the outbox. */
  hasMailServer: z.boolean(),
});
export const addFormNotificationEmailRequestSchema = z.strictObject({
  email: emailSchema,
  label: labelSchema.default(null),
});
export const updateFormNotificationEmailRequestSchema = z.strictObject({
  isEnabled: z.boolean().optional(),
  label: labelSchema.optional(),
  condition: sentConditionSchema.nullable().optional(),
});
export const formEmailIdParamsSchema = z.strictObject({ formId: z.uuid(), emailId: z.uuid() });

/** `GET` and `PUT /api/forms/{formId}/weekly-report`: the caller's own mail about a form each Monday. */
export const weeklyReportSchema = z.strictObject({ isOn: z.boolean() });
/** `GET /api/weekly-reports`: the forms that the caller gets one about, by title. */
export const weeklyReportListSchema = z.object({
  forms: z.array(z.object({ formId: z.uuid(), formTitle: z.string() })),
});

/** Most replies by case of one form, and most email fields whose answers are notified. */
export const MAX_REPLY_CASES = 10;
export const MAX_ANSWERED_RECIPIENTS = 5;

const fieldIdSchema = z.string().min(1).max(MAX_LABEL_LENGTH);

/** What a reply says; `{label}` is replaced with the answer to the field of that label. */
const replyShape = {
  subject: z.string().trim().min(1, 'Please enter a subject').max(200),
  text: z.string().trim().min(1, 'Please enter a text').max(5_000),
  /** The email field whose answer it goes to. Absent: the first that is answered. */
  to: fieldIdSchema.optional(),
};

/** The auto-reply to a visitor. */
export const autoReplySchema = z.strictObject({
  isOn: z.boolean(),
  ...replyShape,
  /** Attaches the visitor's answers as PDF, where a mailed code has proven the address. Absent: no. */
  attachesPdf: z.boolean().optional(),
  /** Other replies: the first whose condition a submission fits is sent. */
  cases: z
    .array(z.strictObject({ if: sentConditionSchema, ...replyShape }))
    .max(MAX_REPLY_CASES)
    .optional(),
  /** Whether the reply is sent where no case fits. Absent: yes. */
  otherwise: z.boolean().optional(),
});

/** Email fields whose answers are notified of the submission, such as that of a manager. */
export const answeredRecipientsSchema = z
  .array(z.strictObject({ field: fieldIdSchema, condition: sentConditionSchema.nullable() }))
  .max(MAX_ANSWERED_RECIPIENTS);

/** `POST /api/forms/{formId}/routing/try`: answers to a form that is being edited. Nothing is stored or sent. */
export const tryRoutingRequestSchema = z.strictObject({
  definition: sentDefinitionSchema,
  answers: z.record(z.string(), z.unknown()),
  /** The form's day, YYYY-MM-DD. */
  today: z.iso.date(),
});

/** Whom a submission would be told to, and whom not. */
export const triedRoutingSchema = z.object({
  routes: z.array(
    z.object({
      kind: z.enum(['recipient', 'answered', 'reply', ...WEBHOOK_CHANNELS]),
      /** The address of a recipient or webhook, the name of a sender, the subject of a reply. */
      name: z.string(),
      /** The address that answers give, of a reply or an answered address. */
      to: z.string().nullable(),
      condition: conditionSchema.nullable(),
      isTold: z.boolean(),
      /**
       * Why it is not told: the condition is not met, or asks for what the form does not have; another reply comes
       * first; no address is answered, or nothing proves it.
       */
      reason: z.enum(['unmet', 'gone', 'other_reply', 'no_address', 'no_captcha']).nullable(),
    }),
  ),
});

export type TriedRoute = z.infer<typeof triedRoutingSchema>['routes'][number];
export type TriedRouting = z.infer<typeof triedRoutingSchema>;
export type NotificationEmail = z.infer<typeof notificationEmailSchema>;
export type NotificationEmailList = z.infer<typeof notificationEmailListSchema>;
export type AddNotificationEmailRequest = z.infer<typeof addNotificationEmailRequestSchema>;
export type FormNotificationEmailItem = z.infer<typeof formNotificationEmailSchema>;
export type FormNotificationEmailList = z.infer<typeof formNotificationEmailListSchema>;
export type AddFormNotificationEmailRequest = z.infer<typeof addFormNotificationEmailRequestSchema>;
export type UpdateFormNotificationEmailRequest = z.infer<typeof updateFormNotificationEmailRequestSchema>;
export type AutoReply = z.infer<typeof autoReplySchema>;
export type AnsweredRecipient = z.infer<typeof answeredRecipientsSchema>[number];
export type WeeklyReportSetting = z.infer<typeof weeklyReportSchema>;
export type WeeklyReportList = z.infer<typeof weeklyReportListSchema>;
