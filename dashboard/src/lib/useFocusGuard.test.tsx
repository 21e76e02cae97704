import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { useFocusGuard } from './useFocusGuard.ts';

/** Buttons that disappear when pressed, and one that works once. */
function Screen() {
  useFocusGuard();
  const [isFull, setFull] = useState(false);
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <main id="main" tabIndex={-1}>
      <input aria-label="Search" />
      {['First', 'Second', 'Third']
        .filter((name) => !gone.includes(name))
        .map((name) => (
          <button key={name} onClick={() => setGone([...gone, name])}>
            {name}
          </button>
        ))}
      <button
        disabled={isFull}
        onClick={({ currentTarget }) => {
          setFull(true);
          // Browsers remove the focus too.
          currentTarget.blur();
        }}
      >
        Last
      </button>
    </main>
  );
}

test('WCAG 2.4.3 what is taken away with the focus in it gives it back to where it was before, at last to the screen', async () => {
  const screen = showScreen(<Screen />, { answers: {} });
  await expect.poll(() => screen.text()).toContain('Third');
  const focused = () => document.activeElement?.textContent;
  screen.control('First').focus();
  screen.control('Search').focus();
  screen.control('Third').focus();
  screen.control('Second').focus();
  await screen.press('Second');
  await expect.poll(focused).toBe('Third');
  await screen.press('Third');
  await expect.poll(focused).toBe('First');
  await screen.press('First');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('WCAG 2.4.3 what can be used no more gives the focus back too', async () => {
  const screen = showScreen(<Screen />, { answers: {} });
  await expect.poll(() => screen.text()).toContain('Third');
  screen.control('First').focus();
  screen.control('Last').focus();
  await screen.press('Last');
  await expect.poll(() => document.activeElement?.textContent).toBe('First');
});
