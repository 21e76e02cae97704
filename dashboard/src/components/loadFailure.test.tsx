import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/apiError.ts';
import { shownText, showScreen } from '../testing/showScreen.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const failed = (status: number) => new ApiError(status, { message: 'Broken', requestId: 'r-1' });

function Part({ load }: { load(): Promise<void> }) {
  const [isLoaded, setLoaded] = useState(false);
  const retry = async (): Promise<void> => {
    await load();
    setLoaded(true);
  };
  return (
    <main id="main" tabIndex={-1}>
      {isLoaded ? 'Here it is' : <LoadFailure title="Failed" error={failed(500)} onRetry={retry} />}
    </main>
  );
}

test('LOOK a failure names its request, is busy while it is tried again, and leaves the focus on the screen', async () => {
  let finish: () => void = () => undefined;
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = showScreen(<Part load={() => new Promise((resolve) => (finish = resolve))} />, {
    answers: {},
  });
  await expect.poll(shownText).toContain('r-1');
  await screen.press('Copy request ID');
  expect(copied).toHaveBeenCalledWith('r-1');
  screen.control('Try again').focus();
  await screen.press('Try again');
  await expect.poll(() => screen.control('Try again').getAttribute('aria-busy')).toBe('true');
  finish();
  await expect.poll(shownText).toContain('Here it is');
  expect(document.activeElement?.id).toBe('main');
});

test.each([
  [404, '/submissions', '/dashboard'],
  [403, '/client/analytics', '/client/dashboard'],
])(
  'D-172 what is refused with %i is not tried again: the way leads from %s to %s',
  async (status, at, to) => {
    const failure = <LoadFailure title="Failed" error={failed(status)} onRetry={() => undefined} />;
    const screen = showScreen(failure, { answers: {}, at });
    await expect.poll(shownText).toContain('Broken');
    expect(screen.text()).not.toContain('r-1');
    expect(() => screen.control('Try again')).toThrow('No control Try again');
    await screen.press('Go to dashboard');
    expect(screen.path()).toBe(to);
  },
);
