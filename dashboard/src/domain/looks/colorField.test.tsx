import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { ColorField } from './ColorField.tsx';

test('D-24 Escape closes the picker of a colour, and the colour stays to be typed', async () => {
  const screen = showScreen(<ColorField label="Accent" defaultValue="#123456" />, { answers: {} });
  const picker = () => document.querySelector('.mantine-ColorInput-saturation');
  await screen.press('Accent');
  await expect.poll(picker).not.toBeNull();
  const box = screen.control('Accent') as HTMLInputElement;
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(picker).toBeNull();
  expect([document.activeElement, box.value]).toEqual([box, '#123456']);
});
