import { expect, test } from 'vitest';
import { showScreen, type Screen } from '../testing/showScreen.tsx';
import { useHelp } from './useHelp.tsx';

const Help = () => useHelp().help;
const answers = {
  'GET /api/settings': {
    trashRetentionDays: 365,
    securityBadgeName: '',
    helpContact: 'ana@agency.example',
    mail: 'working',
  },
};

const press = (key: string, at: EventTarget = document.body): boolean =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** The listeners of the key have run, what they put off, and what is drawn then. */
async function settled(): Promise<void> {
  await import('./palette/HelpDialog.tsx');
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
}
/** Presses ? until it is heard: a screen listens once it is drawn. */
const untilShown = (screen: Screen) =>
  expect.poll(() => (press('?'), screen.text())).toContain('Search or jump to');

test('SHELL-048 ? opens help: documentation, whom to ask, and the keys of every screen', async () => {
  const screen = showScreen(<Help />, { answers });
  await untilShown(screen);
  expect(screen.text()).toContain('Ctrl K');
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await expect.poll(links).toEqual(['/docs/', '/docs/whats-new', 'mailto:ana@agency.example']);
});

test('SHELL-048 ? is left to a screen with keys of its own, and to what is typed', async () => {
  const screen = showScreen(
    <>
      <Help />
      <input />
    </>,
    { answers },
  );
  await expect.poll(() => document.querySelector('input')).not.toBeNull();
  await settled();
  press('?', document.querySelector('input') ?? document.body);
  const take = (event: Event): void => event.preventDefault();
  // Listens after the shell, as a screen that was opened later does.
  window.addEventListener('keydown', take);
  press('?');
  window.removeEventListener('keydown', take);
  press('a');
  await settled();
  expect(screen.text()).not.toContain('Documentation');
  await untilShown(screen);
});
