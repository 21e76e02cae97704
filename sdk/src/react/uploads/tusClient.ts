/**
 * Uploads one file by tus 1.0.0 (https://tus.io/protocols/resumable-upload): in parts, resumed after a broken line,
 * in the words of its server's refusals. Loaded when a visitor chooses the first file.
 */

/** Bytes of one request: a broken one loses no more. */
const PART_BYTES = 8 * 1024 * 1024;
/** Back-off (ms) after a failed request; ends early when the browser is online again. */
const WAITS_MS = [500, 1_500, 4_000, 10_000] as const;

/** Refusal of a file; the code is that of a visitor's message. */
export class UploadRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface UploadOptions {
  /** Address at which uploads are created. */
  url: string;
  fieldId: string;
  file: Blob;
  name: string;
  /** Ends it for good. */
  signal: AbortSignal;
  /** Called with the bytes that have arrived. */
  onProgress(bytes: number): void;
  /** Called when a request fails, and when one follows. */
  onWaiting(isWaiting: boolean): void;
}

type Headers = Readonly<Record<string, string>>;

/** Sends a request; `fetch` would not tell how much of it has been sent. Rejects when the line breaks. */
function send(
  { signal, onProgress }: UploadOptions,
  [method, url]: readonly [string, string],
  headers: Headers,
  { body, from = 0 }: { body?: Blob; from?: number } = {},
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    const all = { 'Tus-Resumable': '1.0.0', ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop);
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (request.status) resolve(request);
      else reject(new Error('The connection broke.'));
    });
    if (body) request.upload.addEventListener('progress', ({ loaded }) => onProgress(from + loaded));
    request.send(body ?? null);
  });
}

/** Returns whether a retry may succeed: the upload is locked by an earlier try, or the server restarts. */
const isPassing = (status: number): boolean => status === 409 || status === 423 || status >= 500;

function refusal({ status, responseText }: XMLHttpRequest): UploadRefused {
  const [, code = status === 429 ? 'file_busy' : 'file_failed'] =
    /"code":"upload\.(\w+)"/.exec(responseText) ?? [];
  return new UploadRefused(code);
}

/** Encodes a text of tus metadata. */
const encode = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Address at which an upload continues; empty before it is created. */
export interface UploadPlace {
  address?: string;
}

/** Uploads the missing part. Rejects when the connection breaks; then it is called again. */
async function uploadRest(options: UploadOptions, place: UploadPlace): Promise<void> {
  const { url, fieldId, file, name, onProgress } = options;
  const ask = async (...request: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) => {
    const answer = await send(options, ...request);
    if (answer.status < 300) return answer;
    const isGone = place.address && (answer.status === 404 || answer.status === 410);
    if (isGone) delete place.address;
    if (isGone || isPassing(answer.status)) throw new Error('Not now.');
    throw refusal(answer);
  };
  const offsetOf = (answer: XMLHttpRequest): number => Number(answer.getResponseHeader('Upload-Offset'));
  let offset = 0;
  if (place.address) offset = offsetOf(await ask(['HEAD', place.address], {}));
  else {
    const created = await ask(['POST', url], {
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${encode(name)},field ${encode(fieldId)}`,
    });
    place.address = new URL(created.getResponseHeader('Location')!, created.responseURL).href;
  }
  // A file that has arrived whole is finished by an empty part.
  do {
    const body = file.slice(offset, offset + PART_BYTES);
    const headers = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
    const sent = await ask(['PATCH', place.address], headers, { body, from: offset });
    offset = offsetOf(sent);
    onProgress(offset);
  } while (offset < file.size);
}

/**
 * Uploads a file until it has arrived, and returns its ticket, the last part of its address.
 * @param place where an upload goes on that was paused.
 * @throws {UploadRefused} and any error after `signal`.
 */
export async function uploadFile(options: UploadOptions, place: UploadPlace = {}): Promise<string> {
  const { signal, onWaiting } = options;
  for (let tries = 0; ; tries++) {
    try {
      await uploadRest(options, place);
      return place.address!.split('/').pop()!;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UploadRefused) throw error;
    }
    onWaiting(true);
    await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]!, signal);
    signal.throwIfAborted();
    onWaiting(false);
  }
}
