import { Button } from '@mantine/core';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { Refusable } from './Refusable.tsx';

const WHY = 'Your role doesn’t allow this. Ask Olga.';
const descriptionOf = (button: HTMLElement): string | undefined =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

test('TEAM-016 a refused button is described by its reason before anybody points at it, and while they do', async () => {
  let count = 0;
  const screen = showScreen(
    <Refusable refusal={WHY}>
      <Button onClick={() => void (count += 1)}>Publish</Button>
    </Refusable>,
    { answers: {} },
  );
  await screen.press('Publish');
  const button = screen.control('Publish');
  expect([count, button.getAttribute('aria-disabled'), descriptionOf(button)]).toEqual([0, 'true', WHY]);
  button.focus();
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe(WHY);
  expect(descriptionOf(button)).toBe(WHY);
});
