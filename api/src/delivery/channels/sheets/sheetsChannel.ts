import type { z } from 'zod';
import type { sheetsSender } from '../../../platform/contract/index.ts';
import { invalidField } from '../../../platform/http/invalidField.ts';
import { createTableSender } from '../tables/createTableSender.ts';
import { createGoogleTokens } from './googleTokens.ts';
import { parseServiceAccount } from './serviceAccount.ts';
import { createSheetsClient } from './sheetsClient.ts';
import { createSheetsTable } from './sheetsTable.ts';

type Settings = z.output<typeof sheetsSender.settings>;
type Credentials = z.output<typeof sheetsSender.credentials>;

/** Those of this process. */
export const googleTokens = createGoogleTokens();

/** Parses the key of a service account. @throws {ProblemError} `request.invalid` beside its field. */
export function parseKey(key: string) {
  const account = parseServiceAccount(key);
  if (account) return account;
  throw invalidField(['credentials', 'key'], {
    code: 'invalid',
    message: 'Paste the whole JSON file of the key of a service account.',
  });
}

/** A sheet of Google Sheets with a row for each submission. */
export const sheetsChannel = createTableSender<Settings, Credentials>({
  kind: 'sheets',
  most: 200,
  check: (_config, { settings: { spreadsheetId, sheetId }, credentials }) => ({
    address: `https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit#gid=${sheetId}`,
    // What a sheet has to be shared with; whoever knows it can do nothing.
    hints: { key: parseKey(credentials.key).email },
  }),
  open: (call, { settings, credentials }) =>
    createSheetsTable(createSheetsClient(call, parseKey(credentials.key), googleTokens), settings),
});
