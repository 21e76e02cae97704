import { afterEach, expect, test, vi } from 'vitest';
import { api } from './apiClient.ts';
import { queryClient } from './queryClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

/** A server that never answers, and a browser that has waited long enough. */
function neverAnswers() {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
    AbortSignal.abort(new DOMException('Too long', 'TimeoutError')),
  );
  const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>((_path, { signal }) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(Response.json({ ok: true })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('LOOK what is loaded is not loading for ever: it ends with what happened, and is not asked for again at once', async () => {
  const asked = neverAnswers();
  await expect(
    queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => api.get('/slow'), retryDelay: 0 }),
  ).rejects.toMatchObject({
    code: 'timeout',
    message: expect.stringContaining('is taking too long') as string,
  });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what changes something is never cut off', async () => {
  neverAnswers();
  await expect(api.post('/forms', {})).resolves.toEqual({ ok: true });
});

test('an answer that breaks off is told as one that never came', async () => {
  const broken = { ok: true, status: 200, json: () => Promise.reject(new TypeError('network error')) };
  vi.stubGlobal('fetch', () => Promise.resolve(broken as unknown as Response));
  await expect(api.get('/forms')).rejects.toMatchObject({ code: 'network' });
});
