import { verify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { VendorAnswer, VendorRequest } from '../../../api/src/delivery/channels/tables/vendorCall.ts';
import { createQuota, json, type FakeVendor } from './vendor.ts';

type Cell = string | number | boolean | null;

interface FakeColumn {
  /** Metadata: what a column stands for to who made it. */
  metadata: { metadataKey: string; metadataValue: string }[];
}

/** A sheet as the server holds it. */
export class FakeSheet {
  columns: FakeColumn[];
  rows: Cell[][];
  readonly sheetId: number;
  title: string;

  constructor(sheetId: number, title: string, { columnCount = 26, rowCount = 1_000 } = {}) {
    this.sheetId = sheetId;
    this.title = title;
    this.columns = Array.from({ length: columnCount }, () => ({ metadata: [] }));
    this.rows = Array.from({ length: rowCount }, () => this.columns.map(() => null));
  }

  insertColumns(at: number, count: number): void {
    this.columns.splice(at, 0, ...Array.from({ length: count }, () => ({ metadata: [] })));
    for (const row of this.rows) row.splice(at, 0, ...Array.from({ length: count }, () => null));
  }

  /** Drags a column to another place, as a person does. */
  moveColumn(from: number, to: number): void {
    this.columns.splice(to, 0, ...this.columns.splice(from, 1));
    for (const row of this.rows) row.splice(to, 0, ...row.splice(from, 1));
  }

  deleteColumn(at: number): void {
    this.columns.splice(at, 1);
    for (const row of this.rows) row.splice(at, 1);
  }

  /** Reads what a person sees: a row by the titles of the first one. */
  shown(): Record<string, Cell>[] {
    const [titles = [], ...rows] = this.rows;
    return rows
      .filter((row) => row.some((cell) => cell !== null))
      .map((row) =>
        Object.fromEntries(titles.flatMap((title, at) => (title === null ? [] : [[title, row[at] ?? null]]))),
      );
  }

  /** Returns the place of a column by what it stands for; -1 for none. */
  placeOf(value: string): number {
    return this.columns.findIndex(({ metadata }) =>
      metadata.some(({ metadataValue }) => metadataValue === value),
    );
  }
}

export interface FakeSheetsOptions {
  now?: () => number;
  /** Requests a minute, each for reading and writing. */
  perMinute?: number;
}

const TOKEN_LIFE_S = 3_600;
const MINUTE_MS = 60_000;

/**
 * Google's token endpoint and the part of the Sheets API that is used, as documented: signatures and claims are
 * checked, batches are applied whole or not at all, and there are limits a minute.
 */
export class FakeSheets implements FakeVendor {
  readonly spreadsheets = new Map<string, FakeSheet[]>();
  /** Addresses that each spreadsheet is shared with. */
  readonly shared = new Map<string, Set<string>>();
  /** Public keys that are valid, by their ids. */
  readonly keys = new Map<string, { email: string; key: KeyObject }>();
  readonly batches: object[][] = [];
  private readonly tokens = new Map<string, { email: string; endsAt: number }>();
  private readonly now: () => number;
  private readonly mayRead: () => boolean;
  private readonly mayWrite: () => boolean;

  constructor({ now = Date.now, perMinute = Infinity }: FakeSheetsOptions = {}) {
    this.now = now;
    this.mayRead = createQuota(perMinute, MINUTE_MS, now);
    this.mayWrite = createQuota(perMinute, MINUTE_MS, now);
  }

  /** Makes a service account. @returns the JSON of its key, as Google's console hands it out. */
  addAccount(email: string): string {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keyId = `key${this.keys.size + 1}`;
    this.keys.set(keyId, { email, key: publicKey });
    return JSON.stringify({
      type: 'service_account',
      project_id: 'fake',
      private_key_id: keyId,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: email,
      token_uri: 'https://oauth2.googleapis.com/token',
    });
  }

  addSpreadsheet(id: string, email: string, sheets = [new FakeSheet(0, 'Sheet1')]): FakeSheet[] {
    this.spreadsheets.set(id, sheets);
    this.shared.set(id, new Set([email]));
    return sheets;
  }

  /** Ends all tokens, as Google may at any time. */
  expireTokens(): void {
    this.tokens.clear();
  }

  handle({ method, url, headers, body = '' }: VendorRequest): VendorAnswer {
    const { hostname, pathname, searchParams } = new URL(url);
    if (hostname === 'oauth2.googleapis.com') return this.giveToken(new URLSearchParams(body));
    const token = this.tokens.get((headers['authorization'] ?? '').replace('Bearer ', ''));
    if (!token || token.endsAt <= this.now())
      return refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    const [, id = '', action = ''] = /^\/v4\/spreadsheets\/([^/:]+)(.*)$/.exec(pathname) ?? [];
    const isWrite = action === ':batchUpdate';
    if (!(isWrite ? this.mayWrite() : this.mayRead()))
      return json(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' } });
    const sheets = this.spreadsheets.get(id);
    if (!sheets) return refuse(404, 'NOT_FOUND', 'Requested entity was not found.');
    if (!this.shared.get(id)?.has(token.email))
      return refuse(403, 'PERMISSION_DENIED', 'The caller does not have permission');
    if (method === 'GET' && action === '') return this.describe(sheets, searchParams.get('fields') ?? '');
    const read = JSON.parse(body);
    if (action === '/values:batchGetByDataFilter') return readValues(sheets, read);
    if (isWrite) return this.apply(id, sheets, read.requests);
    return refuse(404, 'NOT_FOUND', 'Unknown method');
  }

  private giveToken(form: URLSearchParams): VendorAnswer {
    const no = (error: string, description: string) => json(400, { error, error_description: description });
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return no('unsupported_grant_type', 'Invalid grant_type');
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}');
    const { alg, kid } = decode(head);
    const { iss, scope, aud, iat, exp } = decode(claims);
    const known = this.keys.get(kid);
    const isSigned =
      known &&
      alg === 'RS256' &&
      verify('sha256', Buffer.from(`${head}.${claims}`), known.key, Buffer.from(signature, 'base64url'));
    if (!isSigned || known.email !== iss) return no('invalid_grant', 'Invalid JWT Signature.');
    const at = this.now() / 1_000;
    if (iat > at + 60 || exp <= at || exp - iat > TOKEN_LIFE_S)
      return no('invalid_grant', 'Invalid JWT: Token must be a short-lived token (60 minutes)');
    if (aud !== 'https://oauth2.googleapis.com/token' || !String(scope).includes('spreadsheets'))
      return no('invalid_scope', 'Invalid scope or audience');
    const token = `ya29.${this.tokens.size + 1}.${Math.floor(this.now())}`;
    this.tokens.set(token, { email: iss, endsAt: this.now() + TOKEN_LIFE_S * 1_000 });
    return json(200, { access_token: token, expires_in: TOKEN_LIFE_S - 1, token_type: 'Bearer' });
  }

  private describe(sheets: readonly FakeSheet[], fields: string): VendorAnswer {
    const hasMetadata = fields.includes('columnMetadata');
    return json(200, {
      properties: { title: 'Answers' },
      sheets: sheets.map(({ sheetId, title, rows, columns }) => ({
        properties: {
          // A zero is left out, as JSON of protocol buffers does it.
          ...(sheetId !== 0 && { sheetId }),
          title,
          gridProperties: { rowCount: rows.length, columnCount: columns.length },
        },
        ...(hasMetadata && {
          data: [
            {
              columnMetadata: columns.map(({ metadata }) =>
                metadata.length > 0 ? { developerMetadata: metadata } : {},
              ),
            },
          ],
        }),
      })),
    });
  }

  private apply(
    id: string,
    sheets: readonly FakeSheet[],
    // oxlint-disable-next-line typescript/no-explicit-any -- requests as they arrive
    requests: readonly Record<string, any>[],
  ): VendorAnswer {
    // Applied to copies: an invalid request leaves nothing behind.
    const copies = sheets.map((sheet) => Object.assign(structuredCopy(sheet), {}));
    for (const request of requests) {
      const problem = applyOne(copies, request);
      if (problem) return refuse(400, 'INVALID_ARGUMENT', problem);
    }
    for (const [at, sheet] of sheets.entries()) {
      sheet.columns = copies[at]?.columns ?? [];
      sheet.rows = copies[at]?.rows ?? [];
    }
    this.batches.push([...requests]);
    return json(200, { spreadsheetId: id, replies: requests.map(() => ({})) });
  }
}

function structuredCopy(sheet: FakeSheet): FakeSheet {
  const copy = new FakeSheet(sheet.sheetId, sheet.title, { columnCount: 0, rowCount: 0 });
  copy.columns = sheet.columns.map(({ metadata }) => ({ metadata: [...metadata] }));
  copy.rows = sheet.rows.map((row) => [...row]);
  return copy;
}

// oxlint-disable-next-line typescript/no-explicit-any -- requests as they arrive
function applyOne(sheets: readonly FakeSheet[], request: Record<string, any>): string | null {
  const [kind = '', at] = Object.entries(request)[0] ?? [];
  const sheetId =
    at?.sheetId ??
    at?.range?.sheetId ??
    at?.start?.sheetId ??
    at?.developerMetadata?.location?.dimensionRange?.sheetId;
  const sheet = sheets.find((one) => one.sheetId === sheetId);
  if (!sheet) return `No grid with id: ${sheetId}`;
  if (kind === 'insertDimension') {
    const { startIndex, endIndex, dimension } = at.range;
    if (dimension !== 'COLUMNS') return 'Only columns are inserted here';
    if (startIndex > sheet.columns.length) return 'Invalid insertDimension: startIndex';
    if (at.inheritFromBefore && startIndex === 0) return 'Cannot inherit from before the first column';
    sheet.insertColumns(startIndex, endIndex - startIndex);
    return null;
  }
  if (kind === 'appendDimension') {
    if (at.dimension !== 'ROWS') return 'Only rows are appended here';
    for (let one = 0; one < at.length; one += 1) sheet.rows.push(sheet.columns.map(() => null));
    return null;
  }
  if (kind === 'createDeveloperMetadata') {
    const { metadataKey, metadataValue, visibility, location } = at.developerMetadata;
    const { startIndex, endIndex } = location.dimensionRange;
    if (endIndex - startIndex !== 1) return 'Metadata is of one column';
    if (visibility !== 'DOCUMENT' && visibility !== 'PROJECT') return 'Visibility is required';
    const column = sheet.columns[startIndex];
    if (!column) return 'No such column';
    column.metadata.push({ metadataKey, metadataValue });
    return null;
  }
  if (kind === 'updateCells') return updateCells(sheet, at);
  return `Unknown name "${kind}"`;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a request as it arrives
function updateCells(sheet: FakeSheet, { start, rows, fields }: any): string | null {
  if (fields !== 'userEnteredValue') return 'Invalid field mask';
  for (const [rowAt, { values = [] }] of rows.entries())
    for (const [columnAt, { userEnteredValue: value }] of values.entries()) {
      const row = sheet.rows[start.rowIndex + rowAt];
      const place = start.columnIndex + columnAt;
      if (!row || place >= sheet.columns.length)
        return 'Attempting to write outside of the grid: exceeds grid limits';
      if (value && 'formulaValue' in value) return 'A formula was written';
      if (value && String(value.stringValue ?? '').length > 50_000)
        return 'Your input contains more than the maximum of 50000 characters in a single cell.';
      row[place] = value ? (value.stringValue ?? value.numberValue ?? value.boolValue ?? null) : null;
    }
  return null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a request as it arrives
function readValues(sheets: readonly FakeSheet[], { dataFilters, majorDimension }: any): VendorAnswer {
  if (majorDimension !== 'COLUMNS') return refuse(400, 'INVALID_ARGUMENT', 'Only columns are read here');
  const valueRanges = [];
  for (const { gridRange } of dataFilters) {
    const sheet = sheets.find((one) => one.sheetId === (gridRange.sheetId ?? 0));
    if (!sheet) return refuse(400, 'INVALID_ARGUMENT', `No grid with id: ${gridRange.sheetId}`);
    const { startColumnIndex: from, endColumnIndex: to } = gridRange;
    if (to > sheet.columns.length) return refuse(400, 'INVALID_ARGUMENT', 'Range exceeds grid limits');
    const values = [];
    for (let at = from; at < to; at += 1) values.push(cutEmpty(sheet.rows.map((row) => row[at] ?? null)));
    while (values.length > 0 && values.at(-1)?.length === 0) values.pop();
    valueRanges.push({
      valueRange: { range: sheet.title, majorDimension, ...(values.length > 0 && { values }) },
      dataFilters: [{ gridRange }],
    });
  }
  return json(200, { spreadsheetId: 'id', valueRanges });
}

/** Empty cells at the end are left out, those between are empty texts. */
function cutEmpty(cells: readonly Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell !== null && cell !== '');
  return cells.slice(0, last + 1).map((cell) => cell ?? '');
}

const refuse = (code: number, status: string, message: string): VendorAnswer =>
  json(code, { error: { code, status, message } });
