import { expect, test, vi } from 'vitest';
import { refusal, showScreen, shownText } from '../testing/showScreen.tsx';
import { api } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

function Part() {
  const make = useMutation({ mutationFn: (name: string) => api.post('/folders', { name }) });
  return (
    <>
      <button onClick={() => make.mutate('one')}>One</button>
      <button onClick={() => make.mutate('two')}>Two</button>
      {make.variables} {make.status}
    </>
  );
}
const expectCalls = (screen: ReturnType<typeof showScreen>, count: number) =>
  expect.poll(() => screen.calls.length).toBe(count);

test('a double click is one press, also when the answer was quicker; another thing is another press', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const screen = showScreen(<Part />, { answers: { 'POST /api/folders': {} } });
  await screen.press('One');
  await screen.press('One');
  await expect.poll(shownText).toContain('one success');
  await screen.press('One');
  await screen.press('Two');
  await expectCalls(screen, 2);
  expect(screen.calls.map(({ body }) => body)).toEqual([{ name: 'one' }, { name: 'two' }]);
  await expect.poll(shownText).toContain('two success');
  now.mockReturnValue(1_500);
  await screen.press('Two');
  await expectCalls(screen, 3);
});

test('what has failed is asked for again at once', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const screen = showScreen(<Part />, { answers: { 'POST /api/folders': refusal(500, 'Broken') } });
  await screen.press('One');
  await expect.poll(shownText).toContain('error');
  await screen.press('One');
  await expectCalls(screen, 2);
});
