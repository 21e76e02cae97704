import { FakeAirtable } from './fakeAirtable.ts';
import { FakeNotion } from './fakeNotion.ts';
import { FakeSheets } from './fakeSheets.ts';
import type { FakeVendor } from './vendor.ts';

/** The service account that spreadsheets are shared with. */
export const EMAIL = 'writer@fake.iam.gserviceaccount.com';
/** Submissions of a run; `npm run test:senders` takes 10,000. */
export const MANY = Number(process.env['INLAY_SENDERS'] ?? 100);

/** A vendor with a table, what is entered for it, and what a person sees of it. */
export interface Place {
  name: string;
  vendor: FakeVendor;
  hosts: string[];
  entered: { channel: string; settings: object; credentials: object };
  /** Submissions of a run: a page of Notion is a request of its own. */
  many: number;
  /** What must be found nowhere. */
  secret: string;
  shown(): Record<string, unknown>[];
  /** Ends what the credentials may do, and gives it back. */
  withdraw(): void;
  restore(): void;
  /** Ends the credentials. */
  end(): void;
}

export function sheetsPlace(): Place {
  const google = new FakeSheets();
  const key = google.addAccount(EMAIL);
  const [sheet] = google.addSpreadsheet('book', EMAIL);
  return {
    name: 'Google Sheets',
    many: MANY,
    vendor: google,
    hosts: ['sheets.googleapis.com', 'oauth2.googleapis.com'],
    entered: { channel: 'sheets', settings: { spreadsheetId: 'book', sheetId: 0 }, credentials: { key } },
    secret: JSON.parse(key).private_key.slice(100, 160),
    shown: () => sheet?.shown() ?? [],
    withdraw: () => google.shared.get('book')?.clear(),
    restore: () => void google.shared.get('book')?.add(EMAIL),
    end() {
      google.keys.clear();
      google.expireTokens();
    },
  };
}

export function notionPlace(): Place {
  const vendor = new FakeNotion();
  return {
    name: 'Notion',
    many: MANY * 0.4,
    vendor,
    hosts: ['api.notion.com'],
    entered: {
      channel: 'notion',
      settings: { dataSourceId: vendor.dataSourceId },
      credentials: { token: vendor.token },
    },
    secret: vendor.token,
    shown: () => vendor.shown(),
    withdraw: () => void (vendor.isShared = false),
    restore: () => void (vendor.isShared = true),
    end: () => void (vendor.token = 'another'),
  };
}

function airtablePlace(): Place {
  const vendor = new FakeAirtable();
  return {
    name: 'Airtable',
    many: MANY,
    vendor,
    hosts: ['api.airtable.com'],
    entered: {
      channel: 'airtable',
      settings: { baseId: vendor.baseId, tableId: vendor.tableId },
      credentials: { token: vendor.token },
    },
    secret: vendor.token,
    shown: () => vendor.shown(),
    withdraw: () => void (vendor.isThere = false),
    restore: () => void (vendor.isThere = true),
    end: () => void (vendor.token = 'another'),
  };
}

/** The vendors whose tables have a row for each submission. */
export const PLACES = [
  ['Google Sheets', sheetsPlace],
  ['Notion', notionPlace],
  ['Airtable', airtablePlace],
] as const;
