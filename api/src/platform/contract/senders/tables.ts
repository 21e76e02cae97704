import { z } from 'zod';
import { defineSender } from './defineSender.ts';
import { messageSettings } from './messageSettings.ts';

/** Longest id that a vendor gives, in characters. */
const MAX_ID = 200;
/** Longest key or token, in characters: the JSON of a service account is about 2,400. */
const MAX_KEY = 10_000;
/** Longest title of a place, in characters. */
const MAX_TITLE = 300;

const idSchema = z
  .string()
  .regex(/^[\w-]+$/)
  .max(MAX_ID);
/** What the place is called there, for people. */
const titleSchema = z.string().trim().max(MAX_TITLE).default('');

/** A sheet of Google Sheets, by the key of a service account. */
export const sheetsSender = defineSender('sheets', {
  settings: {
    ...messageSettings,
    spreadsheetId: idSchema,
    /** The number of the sheet in it, `gid` in its address. */
    sheetId: z.int().min(0),
    title: titleSchema,
  },
  /** The JSON file of the key, as text. */
  credentials: { key: z.string().max(MAX_KEY) },
});

/** A database of Notion, by the secret of an internal integration. */
export const notionSender = defineSender('notion', {
  settings: { ...messageSettings, dataSourceId: idSchema, title: titleSchema },
  credentials: { token: z.string().trim().min(1).max(MAX_KEY) },
});

/** A table of Airtable, by a personal access token. */
export const airtableSender = defineSender('airtable', {
  settings: { ...messageSettings, baseId: idSchema, tableId: idSchema, title: titleSchema },
  credentials: { token: z.string().trim().min(1).max(MAX_KEY) },
});

/** Credentials that are typed, or those of a sender. */
const known = { senderId: z.uuid().optional() };

/** `POST /api/forms/{formId}/sender-tables`: the tables that credentials reach. */
export const senderTablesRequestSchema = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('sheets'),
    ...known,
    credentials: sheetsSender.credentials.optional(),
    /** A key sees no list of spreadsheets, but the sheets of one. */
    spreadsheetId: idSchema,
  }),
  z.strictObject({
    channel: z.literal('notion'),
    ...known,
    credentials: notionSender.credentials.optional(),
  }),
  z.strictObject({
    channel: z.literal('airtable'),
    ...known,
    credentials: airtableSender.credentials.optional(),
  }),
]);

export const senderTablesResponseSchema = z.object({
  tables: z.array(
    z.object({
      title: z.string(),
      /** The settings that name it. */
      settings: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Why there are none. */
  problem: z.string().nullable(),
  /** The address that a spreadsheet has to be shared with; null elsewhere. */
  account: z.string().nullable(),
});

export type SenderTablesRequest = z.infer<typeof senderTablesRequestSchema>;
export type SenderTablesResponse = z.infer<typeof senderTablesResponseSchema>;
