import { InlayApiError } from './apiError.ts';
import { OPERATIONS, type FileBody, type Operations } from './generated/operations.ts';
import type { ProblemDetails } from './generated/schemas.ts';

/** Tries of one call, and the time before the second (ms), which doubles with each. */
const MOST_TRIES = 5;
const BACK_OFF_MS = 250;
/** Longest wait that an answer can ask for, in ms. */
const MOST_WAIT_MS = 60_000;

/** Statuses that say nothing of the request itself: the same one is sent again. */
const AGAIN = new Set([429, 502, 503, 504]);

/** The platform to call, and the key to call with. */
export interface ApiClientOptions {
  /** Address of the platform, e.g. `https://forms.example.com`. */
  url: string;
  /** An API key, made in Settings > API keys. */
  key: string;
  /** Most tries of one call; 1 sends nothing twice. */
  tries?: number;
  /** Time before the second try, in ms; it doubles with each. What an answer asks for goes before. */
  backOffMs?: number;
  /** Replaces the `fetch` of the browser or of Node. */
  fetch?: typeof globalThis.fetch;
}

/** What any call may be given beside its input. */
export interface CallOptions {
  /** Ends the call, also while it waits for its next try. */
  signal?: AbortSignal;
}

type Id = keyof Operations;
type Input<Name extends Id> = Operations[Name]['input'];
type Answer<Name extends Id> = Operations[Name]['answer'];
/** Nothing need be given to an operation whose input may be empty. */
type Arguments<Name extends Id> =
  Record<string, never> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions];

/** Operations whose answer is a page of a list. */
type ListId = { [Name in Id]: Answer<Name> extends Page<unknown> ? Name : never }[Id];
interface Page<Item> {
  data: Item[];
  nextCursor: string | null;
  hasMore: boolean;
}
type ItemOf<Name extends ListId> = Answer<Name> extends Page<infer Item> ? Item : never;

/** Every operation of API v1 under its name, and lists from their first entry to their last. */
export type ApiClient = { [Name in Id]: (...given: Arguments<Name>) => Promise<Answer<Name>> } & {
  /**
   * Reads a list page by page as it is gone through.
   * @throws {InlayApiError} when a page is refused.
   */
  all<Name extends ListId>(id: Name, ...given: Arguments<Name>): AsyncGenerator<ItemOf<Name>, void>;
};

/** An input, as far as every operation may have one. */
type AnyInput = Readonly<Record<string, unknown>> & {
  body?: unknown;
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
  wait?: number | undefined;
};

/**
 * Creates a client of API v1, for browsers and Node. Calls that found no answer, or one that says to come again, are sent
 * again; a write carries one `Idempotency-Key` through all tries, so that it is made once.
 *
 * @example
 * const inlay = createApiClient({ url: 'https://forms.example.com', key: process.env.INLAY_KEY });
 * for await (const form of inlay.all('listForms')) console.log(form.title);
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createSender(options);
  const methods = Object.fromEntries(
    (Object.keys(OPERATIONS) as Id[]).map((id) => [
      id,
      (input: AnyInput = {}, { signal }: CallOptions = {}) => send(id, input, signal),
    ]),
  );
  const all = async function* (
    id: ListId,
    input: AnyInput = {},
    { signal }: CallOptions = {},
  ): AsyncGenerator<unknown, void> {
    let cursor = input['cursor'];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next one
      const page = (await send(id, { ...input, cursor }, signal)) as Page<unknown>;
      yield* page.data;
      if (!page.hasMore) return;
      cursor = page.nextCursor;
    }
  };
  // The types of single operations are written beside their table, which no program reads.
  return { ...methods, all } as unknown as ApiClient;
}

type Send = (id: Id, input: AnyInput, signal: AbortSignal | undefined) => Promise<unknown>;

function createSender({
  url,
  key,
  tries = MOST_TRIES,
  backOffMs = BACK_OFF_MS,
  fetch = globalThis.fetch,
}: ApiClientOptions): Send {
  return async (id, input, signal) => {
    const [method, , , kind] = OPERATIONS[id];
    const request: RequestInit = {
      method,
      headers: headersOf(key, { method, kind, input }),
      ...(input.body !== undefined && {
        body: kind === 'file' ? (input.body as FileBody) : JSON.stringify(input.body),
      }),
      ...(signal && { signal }),
    };
    const address = addressOf(url, id, input);
    for (let tried = 1; ; tried++) {
      // oxlint-disable no-await-in-loop -- one try after the other
      const answer = await fetch(address, request).catch((error: unknown) => {
        if (signal?.aborted || tried >= tries) throw error;
        return null;
      });
      if (answer?.ok) return readAnswer(answer, kind);
      const error = answer && (await readRefusal(answer));
      if (error && (tried >= tries || !isWorthAgain(error))) throw error;
      const asked = error?.retryAfter ?? null;
      await wait(asked === null ? backOffMs * 2 ** (tried - 1) : asked * 1_000, signal);
      // oxlint-enable no-await-in-loop
    }
  };
}

function headersOf(
  key: string,
  { method, kind, input }: { method: string; kind: string; input: AnyInput },
): Record<string, string> {
  const { body, idempotencyKey, ifMatch, ifNoneMatch, wait: seconds } = input;
  const json = kind === 'file' ? 'application/octet-stream' : 'application/json';
  return {
    Authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'Content-Type': json }),
    ...(method !== 'GET' && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch === '*' ? ifMatch : `"${ifMatch}"` }),
    ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
    ...(seconds !== undefined && { Prefer: `wait=${seconds}` }),
  };
}

function addressOf(url: string, id: Id, input: AnyInput): string {
  const [, path, query] = OPERATIONS[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const address = new URL(`${url.replace(/\/$/, '')}/api/v1${filled}`);
  for (const name of query) {
    const value = input[name];
    if (typeof value === 'string' || typeof value === 'number') address.searchParams.set(name, String(value));
  }
  return address.href;
}

async function readAnswer(answer: Response, kind: string): Promise<unknown> {
  if (kind === 'stream') return answer;
  return answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : undefined;
}

async function readRefusal(answer: Response): Promise<InlayApiError> {
  const problem: unknown = await answer.json().catch(() => null);
  const isProblem = typeof problem === 'object' && problem !== null && 'code' in problem;
  return new InlayApiError(answer, isProblem ? (problem as ProblemDetails) : {});
}

const isWorthAgain = ({ status, code }: InlayApiError): boolean =>
  AGAIN.has(status) || code === 'idempotency.in_progress';

/** Waits, and a random part longer, so that not all come at once. */
async function wait(least: number, signal: AbortSignal | undefined): Promise<void> {
  const ms = Math.min(MOST_WAIT_MS, least * (1 + Math.random() / 4));
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    }
  });
}
