/** One request to the interface of a vendor. */
export interface VendorRequest {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Whether making it again changes nothing, so that it is, at once, where its answer is lost. */
  isRepeatable?: boolean;
}

/** The answer to a request, its body whole. */
export interface VendorAnswer {
  status: number;
  text: string;
  /** The wait that the vendor asks for, in ms (`Retry-After`). */
  retryAfterMs?: number;
}

/** Repetitions of a request whose answer is lost. */
const REPEATS = 2;

/** Makes one request. @throws where no answer came. */
export type VendorCall = (request: VendorRequest) => Promise<VendorAnswer>;

/** Why a table takes no more rows until somebody mends it. */
export type TableState =
  /** The key or token was withdrawn, or never was one. */
  | 'credentials_refused'
  /** It is no longer shared with the account of the key. */
  | 'not_shared'
  /** The spreadsheet, the database or the base is gone. */
  | 'table_gone'
  /** The column with the ids of submissions was removed, so that rows cannot be found. */
  | 'id_column_gone'
  /** Cells are protected against the account of the key. */
  | 'protected'
  /** No more rows or columns fit. */
  | 'full'
  /** The key or token may write rows and not add columns. */
  | 'columns_refused'
  /** The interface is switched off in the project of the key. */
  | 'interface_off';

/** A refusal of a vendor. */
export class TableError extends Error {
  override readonly name = 'TableError';
  /** Null where trying again may help. */
  readonly state: TableState | null;
  /** The answer; null where there was none, or where it is not about one. */
  readonly answer: VendorAnswer | null;

  constructor(
    message: string,
    { state = null, answer = null }: { state?: TableState | null; answer?: VendorAnswer | null } = {},
  ) {
    super(message);
    this.state = state;
    this.answer = answer;
  }
}

/** Sends and reads JSON. @throws {TableError} for every answer but a success, judged by `judge`. */
export async function callJson(
  call: VendorCall,
  { body, headers, ...request }: Omit<VendorRequest, 'body'> & { body?: object },
  judge: (answer: VendorAnswer) => TableState | null,
  // oxlint-disable-next-line typescript/no-explicit-any -- what a vendor documents; its client reads the parts
): Promise<any> {
  const answer = await callAgain(call, {
    ...request,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status < 200 || answer.status >= 300)
    throw new TableError(`The receiver answered ${answer.status}`, { state: judge(answer), answer });
  const read = parseJson(answer.text);
  if (read === null) throw new TableError('The receiver answered with something other than JSON', { answer });
  return read;
}

/** Makes a request, and again where its answer is lost and that changes nothing. */
async function callAgain(call: VendorCall, request: VendorRequest): Promise<VendorAnswer> {
  for (let left = request.isRepeatable ? REPEATS : 0; ; left -= 1)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await call(request);
      if (answer.status < 500 || left === 0) return answer;
    } catch (error) {
      if (left === 0 || (error as Error).name === 'BusyError') throw error;
    }
}

/** Parses an object; null for anything else. */
// oxlint-disable-next-line typescript/no-explicit-any -- see `callJson`
export function parseJson(text: string): any {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}
