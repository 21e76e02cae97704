import type { SenderTablesRequest } from '../../../platform/contract/index.ts';
import { listTables } from '../airtable/listTables.ts';
import { listDataSources } from '../notion/listDataSources.ts';
import { listSheets } from '../sheets/listSheets.ts';
import { googleTokens, parseKey } from '../sheets/sheetsChannel.ts';
import type { TablePlace } from './tablePlace.ts';
import type { VendorCall } from './vendorCall.ts';

type Listed<Channel extends SenderTablesRequest['channel']> = Extract<
  SenderTablesRequest,
  { channel: Channel }
>;

/** What lists the tables of each vendor. */
const LISTS: {
  [Channel in SenderTablesRequest['channel']]: (
    call: VendorCall,
    asked: Listed<Channel> & { credentials: NonNullable<Listed<Channel>['credentials']> },
  ) => Promise<TablePlace[]>;
} = {
  sheets: (call, { spreadsheetId, credentials }) =>
    listSheets(call, { account: parseKey(credentials.key), tokens: googleTokens, spreadsheetId }),
  notion: (call, { credentials }) => listDataSources(call, credentials.token),
  airtable: (call, { credentials }) => listTables(call, credentials.token),
};

/** Lists the tables that credentials reach. @throws {TableError} as the vendor refuses. */
export const listSenderTables = (
  call: VendorCall,
  asked: SenderTablesRequest,
  credentials: object,
): Promise<TablePlace[]> => LISTS[asked.channel](call, { ...asked, credentials } as never);
