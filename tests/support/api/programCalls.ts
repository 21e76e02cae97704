import type { TestClient, TestResponse } from './testClient.ts';

/** Sends a write of a program, with a body as JSON and headers. */
export const write = (
  program: TestClient,
  call: string,
  { body, key, headers = {} }: { body?: unknown; key?: string; headers?: Record<string, string> } = {},
): Promise<TestResponse> => {
  const [method = '', path = ''] = call.split(' ');
  return program.send(method, `/api/v1${path}`, {
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

/** Status and code of a refusal, of problem details. */
export const refusalOf = ({ status, body }: TestResponse): unknown[] => [status, body?.code];
