import type { ProblemBody } from '@inlay/api/contract';
import { ApiError } from './apiError.ts';

const NO_CONNECTION = 'The server cannot be reached. Nothing you entered is lost.';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Calls the API: the one place that does. The answer is typed by the contract.
 * @throws {ApiError}
 */
async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError(0, { code: 'network', message: NO_CONNECTION });
  });
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new ApiError(response.status, (answer as ProblemBody | null)?.error ?? {});
}

export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body ?? {}),
  put: <Answer>(path: string, body: unknown) => call<Answer>('PUT', path, body),
  patch: <Answer>(path: string, body: unknown) => call<Answer>('PATCH', path, body),
  delete: <Answer>(path: string) => call<Answer>('DELETE', path),
};
