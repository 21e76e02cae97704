import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { ColorField } from './ColorField.tsx';
import { parseHex } from './hexText.ts';

function Accent({ onColor }: { onColor?: (text: string) => void }) {
  const [color, setColor] = useState('#123456');
  const take = (text: string): void => {
    onColor?.(text);
    if (parseHex(text) !== null) setColor(text);
  };
  return <ColorField label="Accent" value={color} onChange={take} />;
}

test('STYLE-024 a color in three digits is taken as it is typed, and shown in six once the box is left', async () => {
  const colors: string[] = [];
  const screen = showScreen(<Accent onColor={(text) => colors.push(text)} />, { answers: {} });
  await screen.type('Accent', '#0a');
  await screen.type('Accent', '#0A7');
  const box = screen.control('Accent') as HTMLInputElement;
  await expect.poll(() => [colors, box.value]).toEqual([['#0a', '#00aa77'], '#0A7']);
  box.focus();
  box.blur();
  await expect.poll(() => box.value).toBe('#00aa77');
});

test('D-24 Escape closes the picker of a colour, and the colour stays to be typed', async () => {
  const screen = showScreen(<Accent />, { answers: {} });
  const picker = () => document.querySelector('.mantine-ColorInput-saturation');
  await screen.press('Accent');
  await expect.poll(picker).not.toBeNull();
  const box = screen.control('Accent') as HTMLInputElement;
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(picker).toBeNull();
  expect([document.activeElement, box.value]).toEqual([box, '#123456']);
});
