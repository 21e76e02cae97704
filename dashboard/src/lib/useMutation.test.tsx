import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, showScreen, shownText } from '../testing/showScreen.tsx';
import { api } from './apiClient.ts';
import { toastThrown } from './toasts.tsx';
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

test('SHELL-040 offline a change fails at once, and is not sent later by itself', async () => {
  const screen = showScreen(<Part />, { answers: { 'POST /api/folders': refusal(503, 'No connection') } });
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await screen.press('One');
  await expect.poll(shownText).toContain('one error');
  onlineManager.setOnline(true);
  await screen.press('Two');
  await expect.poll(shownText).toContain('two error');
  expect(screen.calls.map(({ body }) => body)).toEqual([{ name: 'one' }, { name: 'two' }]);
});

test('what has failed is asked for again at once', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const screen = showScreen(<Part />, { answers: { 'POST /api/folders': refusal(500, 'Broken') } });
  await screen.press('One');
  await expect.poll(shownText).toContain('error');
  await screen.press('One');
  await expectCalls(screen, 2);
});

test('what has failed is asked for again as soon as it says so, though lists are still being read again', async () => {
  function Slow() {
    const make = useMutation({
      mutationFn: () => api.post('/folders', { name: 'one' }),
      onError: (error) => toastThrown(error, 'Not made'),
      onSettled: () => new Promise(() => undefined),
    });
    return <button onClick={() => make.mutate()}>Make</button>;
  }
  const screen = showScreen(<Slow />, { answers: { 'POST /api/folders': refusal(500, 'Broken') } });
  await screen.press('Make');
  await expect.poll(shownText).toContain('Not made');
  await screen.press('Make');
  await expectCalls(screen, 2);
});

test('SHELL-040 the message about a failure ends when the same is done, and stays when something else is', async () => {
  const IDS = ['0195b9f0-0000-7000-8000-000000000001', '0195b9f0-0000-7000-8000-000000000002'];
  function Approvals() {
    const approve = useMutation({
      mutationFn: (id: string) => api.post(`/admin/users/${id}/approve`),
      onError: (error, id) => toastThrown(error, `Not approved: ${IDS.indexOf(id)}`),
    });
    return IDS.map((id, at) => (
      <button key={id} onClick={() => approve.mutate(id)}>
        Approve {at}
      </button>
    ));
  }
  let answer: unknown = refusal(500, 'Broken');
  const answers = Object.fromEntries(
    IDS.map((id) => [`POST /api/admin/users/${id}/approve`, () => answer] as const),
  );
  const screen = showScreen(<Approvals />, { answers });
  await screen.press('Approve 0');
  await screen.press('Approve 1');
  await expect.poll(shownText).toContain('Not approved: 0');
  await expect.poll(shownText).toContain('Not approved: 1');
  answer = null;
  await screen.press('Approve 0');
  await expect.poll(shownText).not.toContain('Not approved: 0');
  expect(shownText()).toContain('Not approved: 1');
});
