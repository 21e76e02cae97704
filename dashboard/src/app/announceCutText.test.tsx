import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { announceCutText } from './announceCutText.ts';

announceCutText(document);

const toasts = () =>
  [...document.querySelectorAll('.mantine-Notification-description')].map(({ textContent }) => textContent);

test('SHELL-061 what a field leaves out of an inserted text is said, until the next one fits', async () => {
  showScreen(
    <>
      <input maxLength={10} defaultValue="Ada" aria-label="line" />
      <textarea maxLength={10} aria-label="lines" />
      <input type="email" maxLength={10} defaultValue="a@b.example" aria-label="address" />
      <input aria-label="open" />
    </>,
    { answers: {} },
  );
  await expect.poll(() => document.querySelector('textarea')).toBeTruthy();
  const insert = (name: string, data: string, more: InputEventInit = {}): void => {
    const box = document.querySelector<HTMLInputElement>(`[aria-label=${name}]`);
    if (!box) throw new Error('No such box');
    if (box.type !== 'email') box.setSelectionRange(box.value.length, box.value.length);
    const init = { inputType: 'insertFromPaste', data, bubbles: true, cancelable: true, ...more };
    box.dispatchEvent(new InputEvent('beforeinput', init));
  };
  insert('line', 'Lovelace\r\n');
  await expect.poll(toasts).toEqual(['1 character was left out. This field takes at most 10 characters.']);
  insert('line', 'Byron');
  await expect.poll(toasts).toEqual([]);
  insert('lines', 'Ada\r\nLovelace');
  await expect.poll(toasts).toEqual(['2 characters were left out. This field takes at most 10 characters.']);
  insert('lines', 'Ada\r\nByron');
  insert('open', 'x'.repeat(1_000));
  // May replace what stands there.
  insert('address', 'c@d.org');
  // A word that an input method is still writing.
  insert('line', 'x'.repeat(20), { isComposing: true });
  await expect.poll(toasts).toEqual([]);
});
