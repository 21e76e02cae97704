import { beforeEach, expect, test, vi } from 'vitest';

let answers: string[];
/** Time since the page was opened, in ms. */
let age: number;
beforeEach(() => {
  vi.resetModules();
  answers = [];
  age = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => age);
  document.body.innerHTML =
    '<script type="application/json" id="first-data">{"readAt":7,"answers":{"/settings":{"from":"page"}}}</script>';
  vi.stubGlobal('fetch', (url: string) => {
    answers.push(url);
    return Promise.resolve(Response.json({ from: 'server' }));
  });
  return () => {
    clock.mockRestore();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  };
});

test('an answer that came with the page is given once; then the server is asked', async () => {
  const { api } = await import('./apiClient.ts');
  const { pageReadAt } = await import('./firstData.ts');
  expect(pageReadAt()).toBe(7);
  expect(await api.get('/settings')).toEqual({ from: 'page' });
  expect(answers).toEqual([]);
  expect(await api.get('/settings')).toEqual({ from: 'server' });
  expect(answers).toEqual(['/api/settings']);
});

test('after a change nothing that came with the page is given', async () => {
  const { api } = await import('./apiClient.ts');
  await api.post('/auth/signout');
  expect(await api.get('/settings')).toEqual({ from: 'server' });
});

test('an answer that came with a page opened long ago is not given', async () => {
  const { api } = await import('./apiClient.ts');
  age = 60_000;
  expect(await api.get('/settings')).toEqual({ from: 'server' });
});

test('without data in the page the server is asked', async () => {
  document.body.replaceChildren();
  const { api } = await import('./apiClient.ts');
  expect(await api.get('/settings')).toEqual({ from: 'server' });
});
