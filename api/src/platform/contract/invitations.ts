import { z } from 'zod';
import { LANGUAGES } from '@inlay/sdk/model';
import { formIdParamsSchema } from './forms.ts';

/** Most people on the list of one form. */
export const MAX_INVITED = 10_000;
/** Longest pasted list or file, in characters: 10,000 people with some columns. */
export const MAX_INVITED_TEXT = 4_000_000;
/** Most faults of a list that are named. */
export const MAX_LIST_PROBLEMS = 200;

const remindersSchema = z.strictObject({
  /** Days from the first mail to the first reminder. */
  afterDays: z.number().int().min(1).max(90),
  /** Days from each reminder to the next. */
  everyDays: z.number().int().min(1).max(90),
  /** Reminders that one person gets by schedule. */
  most: z.number().int().min(1).max(10),
  /** Time from which none is sent; `null` = none. */
  until: z.iso.datetime({ offset: true }).nullable(),
});

const settings = {
  /** Nothing that is stored joins the people and their answers; fixed once somebody is on the list. */
  isAnonymous: z.boolean(),
  /** The language of what the platform adds to the mails. */
  language: z.enum(LANGUAGES),
  /** Subject and text of the mails; `{{name}}` and `{{link}}` are the person's. */
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(5_000),
  /** Time from which the mails go out; `null` = none are sent. */
  startsAt: z.iso.datetime({ offset: true }).nullable(),
  reminders: remindersSchema.nullable(),
};

/** What has become of an invitation. `failed`: its mail could not be sent, or was held back. */
const invitedStateSchema = z.enum(['new', 'sending', 'sent', 'failed', 'stopped', 'answered']);

/** `GET /api/forms/{formId}/invitations`: the list of a form; before there is one, what it would begin with. */
export const invitationListSchema = z.object({
  ...settings,
  /** Whether there is a list. */
  isStored: z.boolean(),
  /** Whether the form is for invited people alone. */
  isOnly: z.boolean(),
  counts: z.object({
    people: z.number().int(),
    /** People who were sent at least one mail. */
    mailed: z.number().int(),
    /** In an anonymous list those that are known: several at once, and late. */
    answered: z.number().int(),
    stopped: z.number().int(),
    failed: z.number().int(),
  }),
});

/** `PUT /api/forms/{formId}/invitations`: makes the list, or changes what it names. */
export const saveInvitationListRequestSchema = z.strictObject({
  ...z.strictObject(settings).partial().shape,
  /** Whether the form is for invited people alone. */
  isOnly: z.boolean().optional(),
});

/** `POST /api/forms/{formId}/invitations/people`: adds people, or says what would be added. */
export const invitePeopleRequestSchema = z.strictObject({
  /** One person a line, as an address or “Name <address>”; or a CSV file with a header. */
  text: z.string().max(MAX_INVITED_TEXT).optional(),
  /** Adds the clients with whom the form's folder is shared. */
  clients: z.boolean().default(false),
  /** Only says what would be added. */
  isPreview: z.boolean().default(false),
});

/** Why a line of a list adds nobody. `repeated`: an earlier line has the address. */
const listFaultSchema = z.enum(['no_address', 'bad_address', 'repeated', 'known', 'bad_answer', 'full']);

/** What was added, or would be. */
export const invitedPeopleSchema = z.object({
  added: z.number().int(),
  /** Lines that add nobody, from 1; the first 200 of them. */
  problems: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      code: listFaultSchema,
      /** The column whose answer its field does not take. */
      column: z.string().nullable(),
    }),
  ),
  /** Number of all lines that add nobody. */
  problemCount: z.number().int(),
  /** Columns whose answers are filled in and locked, by the labels of their fields. */
  fields: z.array(z.string()),
  /** Columns that name no field of the form. */
  ignored: z.array(z.string()),
});

/** `GET /api/forms/{formId}/invitations/people`. */
export const invitedQuerySchema = z.strictObject({
  /** Part of a name or address. */
  q: z.string().trim().max(200).optional(),
  state: invitedStateSchema.optional(),
  /** People before the first one that is listed. */
  offset: z.coerce.number().int().min(0).max(MAX_INVITED).default(0),
});

/** People of one page. */
export const INVITED_PAGE = 50;

export const invitedListSchema = z.object({
  people: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      state: invitedStateSchema,
      /** Mails that were written to this person. */
      mails: z.number().int(),
      mailedAt: z.iso.datetime().nullable(),
      /** When the next mail is due. */
      dueAt: z.iso.datetime().nullable(),
      /** When the answer was stored, and which it is; null in an anonymous list. */
      answeredAt: z.iso.datetime().nullable(),
      submissionId: z.uuid().nullable(),
      /** Why the last mail did not arrive. */
      problem: z.string().nullable(),
    }),
  ),
  /** Number of all people that fit the query. */
  total: z.number().int(),
});

/** `POST /api/forms/{formId}/invitations/remind`: those missing, or one person. */
export const remindRequestSchema = z.strictObject({ personId: z.uuid().optional() });
/** The number of people who get a mail now. */
export const remindedSchema = z.object({ count: z.number().int() });

export const invitedParamsSchema = formIdParamsSchema.extend({ personId: z.uuid() });

export type InvitationListView = z.infer<typeof invitationListSchema>;
export type SaveInvitationListRequest = z.infer<typeof saveInvitationListRequestSchema>;
export type InvitePeopleRequest = z.input<typeof invitePeopleRequestSchema>;
export type InvitedPeople = z.infer<typeof invitedPeopleSchema>;
export type InvitedList = z.infer<typeof invitedListSchema>;
export type InvitedPerson = InvitedList['people'][number];
export type InvitedState = z.infer<typeof invitedStateSchema>;
