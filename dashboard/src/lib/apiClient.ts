import { t } from '@lingui/core/macro';
import type { ProblemBody } from '@inlay/api/contract';
import { ApiError } from './apiError.ts';
import { forgetFirstAnswers, takeFirstAnswer } from './firstData.ts';
import { language } from './language.ts';

/** Longest wait for a GET, in ms: no screen loads for ever. */
const READ_TIMEOUT_MS = 30_000;
const TOO_SLOW = t`The server is taking too long. Nothing you entered is lost.`;
const NO_CONNECTION = t`Can’t reach the server. Nothing you entered is lost.`;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Sends a request to the API, authenticated by the cookie, or by the token only (D-145).
 *
 * @param options.signal ends a GET, in place of the time limit.
 * @throws {ApiError} only when there is no response.
 */
export async function send(
  method: Method,
  path: string,
  { body, token, signal }: { body?: unknown; token?: string | null; signal?: AbortSignal } = {},
): Promise<Response> {
  // The page's first data may be older than this change.
  if (method !== 'GET') forgetFirstAnswers();
  return fetch(`/api${path}`, {
    method,
    credentials: token === undefined ? 'same-origin' : 'omit',
    headers: {
      // The words of a refusal are those of the page. A GET by cookie must match what the page preloads.
      ...((method !== 'GET' || token !== undefined) && { 'Accept-Language': language }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // Changes have no time limit: after an abort their result would be unknown.
    ...(method === 'GET' && { signal: signal ?? AbortSignal.timeout(READ_TIMEOUT_MS) }),
  }).catch((error: unknown) => {
    throw brokenOff(error);
  });
}

/** Error of a missing or incomplete response. */
export const brokenOff = (error: unknown): ApiError =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new ApiError(0, { code: 'timeout', message: TOO_SLOW })
    : new ApiError(0, { code: 'network', message: NO_CONNECTION });

/**
 * Calls the API: the one place that does. The answer is typed by the contract.
 * @throws {ApiError}
 */
const call = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> =>
  readResponse(await send(method, path, { body }));

/** Returns the content of a response. @throws {ApiError} for a refusal, and for an incomplete response. */
export async function readResponse<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch((error: unknown) => {
    // A proxy's own page is not JSON.
    if (error instanceof SyntaxError) return null;
    throw brokenOff(error);
  });
  if (response.ok) return answer as Answer;
  throw new ApiError(response.status, (answer as ProblemBody | null)?.error ?? {});
}

/**
 * A file, whole.
 * @throws {ApiError}
 */
async function getFile(path: string): Promise<Blob> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin' }).catch(() => {
    throw new ApiError(0, { code: 'network', message: NO_CONNECTION });
  });
  if (response.ok) return response.blob();
  const answer = (await response.json().catch(() => null)) as ProblemBody | null;
  throw new ApiError(response.status, answer?.error ?? {});
}

/**
 * Sends a file as the body and reports its progress, which `fetch` cannot.
 *
 * @param onProgress receives 0 to 1
 * @throws {ApiError}
 */
function putFile<Answer>(path: string, file: File, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `/api${path}`);
    request.setRequestHeader('Content-Type', file.type);
    request.setRequestHeader('Accept-Language', language);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () =>
      reject(new ApiError(0, { code: 'network', message: NO_CONNECTION })),
    );
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status < 300) resolve(answer as Answer);
      else reject(new ApiError(request.status, (answer as ProblemBody | null)?.error ?? {}));
    });
    request.send(file);
  });
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls of the platform's API, by paths below `/api`. @throws {ApiError} for every answer that is none of success. */
export const api = {
  get: async <Answer>(path: string) =>
    (takeFirstAnswer(path) as Answer | undefined) ?? call<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body ?? {}),
  put: <Answer>(path: string, body: unknown) => call<Answer>('PUT', path, body),
  patch: <Answer>(path: string, body: unknown) => call<Answer>('PATCH', path, body),
  delete: <Answer>(path: string) => call<Answer>('DELETE', path),
  getFile,
  putFile,
};
