import {
  callJson,
  parseJson,
  TableError,
  type TableState,
  type VendorAnswer,
  type VendorCall,
} from '../tables/vendorCall.ts';
import type { GoogleTokens } from './googleTokens.ts';
import type { ServiceAccount } from './serviceAccount.ts';

const BASE = 'https://sheets.googleapis.com/v4/spreadsheets';
/** What is read of a spreadsheet: its sheets, and what their columns stand for. */
const STRUCTURE =
  'properties.title,sheets(properties(sheetId,title,gridProperties(rowCount,columnCount)),' +
  'data.columnMetadata.developerMetadata(metadataKey,metadataValue))';

/** Columns of a sheet, counted from 0, the end not included. */
export interface GridColumns {
  sheetId: number;
  startColumnIndex: number;
  endColumnIndex: number;
}

/** The parts of a spreadsheet that are read. */
export interface Structure {
  properties?: { title?: string };
  sheets?: {
    properties: {
      sheetId?: number;
      title?: string;
      gridProperties?: { rowCount?: number; columnCount?: number };
    };
    data?: {
      columnMetadata?: { developerMetadata?: { metadataKey?: string; metadataValue?: string }[] }[];
    }[];
  }[];
}

/** Version 4 of the Sheets API, as far as it is used, with the rights of a service account. */
export interface SheetsClient {
  getStructure(spreadsheetId: string): Promise<Structure>;
  /** @returns for each range its columns, each without the empty cells at its end. */
  readColumns(spreadsheetId: string, ranges: readonly GridColumns[]): Promise<unknown[][][]>;
  /** Applies all requests or none. */
  batchUpdate(spreadsheetId: string, requests: readonly object[]): Promise<void>;
}

/** @throws {TableError} from its methods. */
export function createSheetsClient(
  call: VendorCall,
  account: ServiceAccount,
  tokens: GoogleTokens,
): SheetsClient {
  const withToken = async ({ isRepeatable, method, url, body }: Asked) =>
    callJson(
      call,
      {
        method,
        url,
        headers: { authorization: `Bearer ${await tokens.get(account, call)}` },
        isRepeatable,
        ...(body && { body }),
      },
      judge,
    );
  /** A token may end early, such as where the key was changed: it is asked for once more. */
  const ask = async ({ url, ...asked }: Asked) => {
    const whole = { ...asked, url: `${BASE}/${url}` };
    try {
      return await withToken(whole);
    } catch (error) {
      if (!(error instanceof TableError) || error.answer?.status !== 401) throw error;
      tokens.forget(account);
      return withToken(whole);
    }
  };
  return {
    getStructure: (id) =>
      ask({
        isRepeatable: true,
        method: 'GET',
        url: `${encodeURIComponent(id)}?fields=${encodeURIComponent(STRUCTURE)}`,
      }),
    async readColumns(id, ranges) {
      const { valueRanges = [] } = await ask({
        isRepeatable: true,
        method: 'POST',
        url: `${encodeURIComponent(id)}/values:batchGetByDataFilter`,
        body: {
          dataFilters: ranges.map((gridRange) => ({ gridRange })),
          majorDimension: 'COLUMNS',
          valueRenderOption: 'UNFORMATTED_VALUE',
        },
      });
      return valueRanges.map(
        ({ valueRange }: { valueRange: { values?: unknown[][] } }) => valueRange.values ?? [],
      );
    },
    batchUpdate: (id, requests) =>
      ask({
        isRepeatable: false,
        method: 'POST',
        url: `${encodeURIComponent(id)}:batchUpdate`,
        body: { requests },
      }),
  };
}

interface Asked {
  isRepeatable: boolean;
  method: 'GET' | 'POST';
  url: string;
  body?: object;
}

/** Reads from a refusal what has to be mended (google.rpc.Status). */
function judge({ status, text }: VendorAnswer): TableState | null {
  const { message = '', details = [] } = parseJson(text)?.error ?? {};
  const reasons = (details as { reason?: string }[]).map(({ reason }) => reason);
  if (status === 401) return 'credentials_refused';
  if (status === 403) {
    if (reasons.includes('SERVICE_DISABLED') || /has not been used|disabled/i.test(message))
      return 'interface_off';
    return /rate ?limit|quota/i.test(`${message} ${reasons.join(' ')}`) ? null : 'not_shared';
  }
  if (status === 404) return 'table_gone';
  if (status === 400 && /protected/i.test(message)) return 'protected';
  if (status === 400 && /above the limit|exceeds grid limits|limit of \d+ cells/i.test(message))
    return 'full';
  return null;
}
