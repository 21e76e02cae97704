import type { VendorCall } from '../tables/vendorCall.ts';
import type { TablePlace } from '../tables/tablePlace.ts';
import type { GoogleTokens } from './googleTokens.ts';
import type { ServiceAccount } from './serviceAccount.ts';
import { createSheetsClient } from './sheetsClient.ts';

/** Lists the sheets of a spreadsheet. @throws {TableError} where it is not shared. */
export async function listSheets(
  call: VendorCall,
  {
    account,
    tokens,
    spreadsheetId,
  }: { account: ServiceAccount; tokens: GoogleTokens; spreadsheetId: string },
): Promise<TablePlace[]> {
  const { properties, sheets = [] } = await createSheetsClient(call, account, tokens).getStructure(
    spreadsheetId,
  );
  return sheets.map(({ properties: { sheetId = 0, title = '' } }) => ({
    title: [properties?.title, title].filter(Boolean).join(' › '),
    settings: { spreadsheetId, sheetId },
  }));
}
