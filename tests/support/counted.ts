import { appendFileSync } from 'node:fs';

/** What `npm run api:contract` prints, in this order. */
export const COUNTS = {
  clientOperations: 'operations called by the client over HTTP',
  description: 'descriptions that are valid OpenAPI 3.1, and served as written',
  roles: 'route × role, and key with its scope, with all others, of another account',
  scopes: 'route × scope',
  foreignIds: 'operations that name an id: of another account as of a missing thing',
  badInput: 'operations that say what is wrong with bad input: code, status, path, sentence',
  endedKey: 'processes that refuse a key which ended',
  secret: 'places without the secret: tables, log, trace',
  writes: 'writes, each twice under one key, with one effect',
  kindsOfWrites: 'kinds of writes that a repeat does not make again',
  masks: 'random masks: lists, counts, exports and results of a key as of a client',
  breaks: 'planted breaking changes found',
  harmless: 'planted harmless changes let pass',
  recipes: 'recipes that run',
} as const;

/** What `npm run test:senders` prints, in this order. */
export const SENDER_COUNTS = {
  sheetRows: 'submissions that are one row of Google Sheets, in its columns',
  notionRows: 'submissions that are one page of Notion, in its properties',
  airtableRows: 'submissions that are one record of Airtable, in its fields',
  messages: 'messages of a chat that arrived, each once, or twice where its answer was lost',
  named: 'messages that arrived twice, each named in the log',
  told: 'owners told of a stopped sender within the hour, once',
  caughtUp: 'submissions that arrived in order after mending, by one press',
  mails: 'mails that a dead receiver held up by no more than 2 s',
  senderSecrets: 'places without a secret: tables, log, answers, exports',
} as const;

/** What `npm run test:invitations` prints, in this order. */
export const INVITATION_COUNTS = {
  lines: 'people of a long list who were invited, beside bad and doubled lines',
  races: 'links under parallel posts, by scripts and without, of which each has one row',
  scanners: 'requests of mail scanners that used nothing up',
  reminders: 'people with the reminders of the schedule, and none behind an answer or a stop',
  batches: 'people who were mailed once, while workers were killed between and inside steps',
  joins: 'columns that join no person and no answer',
  orders: 'answers whose time and order tell nothing of their people',
} as const;

/** What `npm run test:continuing` counts by tests. */
export const CONTINUING_COUNTS = {
  changedForms: 'kinds of change of a form while its visitor was away: every loss named',
} as const;

/** What `npm run test:edits` prints, in this order. */
export const EDIT_COUNTS = {
  editPairs: 'pairs of edits at once of which one was stored and the other was told, or neither had a place',
  editRecounts: 'recounts that search, results, export, places and history equal',
} as const;

/** What `npm run test:backup` prints, in this order. */
export const BACKUP_COUNTS = {
  backedUp: 'submissions that were taken while a backup was made',
  restored: 'submissions that are there after a restore to a second',
  compared: 'tables and files that are equal to what was backed up',
  erased: 'submissions that stay erased after a restore to before',
  faults: 'faults that are refused by name, with nothing touched',
} as const;

/** What `npm run test:receipts` prints, in this order. */
export const RECEIPT_COUNTS = {
  receipts: 'receipts that verify by the published keys',
  forged: 'receipts with one byte changed that do not',
  removed: 'rows removed past the platform that are named',
  changed: 'rows changed past the platform that are named',
  added: 'rows added with a time of before that are named',
  many: 'rows that are logged and verified',
} as const;

/** What `npm run test:privacy` counts. */
export const PRIVACY_COUNTS = {
  found: 'rows of one person that a search finds, place by place',
  left: 'tables and files that named the person, and do not any more',
  equal: 'figures of results that are equal to a recount after the erasure',
  resumed: 'interruptions after which an erasure has gone on to the same numbers',
} as const;

/** A figure of a test. */
export interface Counted {
  what:
    | keyof typeof COUNTS
    | keyof typeof SENDER_COUNTS
    | keyof typeof BACKUP_COUNTS
    | keyof typeof PRIVACY_COUNTS
    | keyof typeof INVITATION_COUNTS
    | keyof typeof CONTINUING_COUNTS
    | keyof typeof EDIT_COUNTS
    | keyof typeof RECEIPT_COUNTS;
  /** How many were found to hold, of how many. */
  count: number;
  of: number;
  /** What else is to be said, e.g. how long it took. */
  more?: string;
}

/** Notes what a test has counted, where a laboratory asks for it. */
export function counted(noted: Counted): void {
  const file = process.env['INLAY_COUNTED'];
  // At once: a test process is ended without being told.
  if (file) appendFileSync(file, `${JSON.stringify(noted)}\n`);
}
