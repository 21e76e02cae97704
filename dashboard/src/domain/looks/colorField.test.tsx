import { useState } from 'react';
import { expect, test } from 'vitest';
import { resolveStyles } from '@inlay/sdk/model';
import { showScreen } from '../../testing/showScreen.tsx';
import { ColorControl } from './ColorControl.tsx';
import { ColorField } from './ColorField.tsx';
import { parseHex } from './hexText.ts';
import type { Styles } from './styles.ts';

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

const WORDS = 'Enter a color such as #1d4ed8';
const leave = (box: HTMLElement): void => {
  box.focus();
  box.blur();
};

test('STYLE-024 what is no color stays as it was typed, with a sentence, until it is one', async () => {
  const screen = showScreen(<Accent />, { answers: {} });
  await screen.type('Accent', '#12');
  const box = screen.control('Accent') as HTMLInputElement;
  // More digits may follow.
  expect(screen.text()).not.toContain(WORDS);
  leave(box);
  await expect.poll(screen.text).toContain(WORDS);
  expect(box.value).toBe('#12');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(WORDS);
  await screen.type('Accent', 'redish');
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['redish', 'true']);
  await screen.type('Accent', '#0a7');
  await expect.poll(screen.text).not.toContain(WORDS);
  leave(box);
  await expect.poll(() => box.value).toBe('#00aa77');
});

test('STYLE-024 a style’s box says what is no color, until the color is changed elsewhere', async () => {
  const styles: Styles = {
    custom: {},
    resolved: resolveStyles({}),
    checks: [],
    isChosen: () => false,
    set: () => undefined,
    reset: () => undefined,
  };
  function Control() {
    const [color, setColor] = useState('#123456');
    const of = { ...styles, resolved: resolveStyles({ textColor: color }) };
    return (
      <>
        <button onClick={() => setColor('#222222')}>Undo</button>
        <ColorControl styles={of} name="textColor" label="Text" />
      </>
    );
  }
  const screen = showScreen(<Control />, { answers: {} });
  await screen.type('Text', 'blue');
  const box = screen.control('Text') as HTMLInputElement;
  leave(box);
  await expect.poll(screen.text).toContain(WORDS);
  expect(box.value).toBe('blue');
  await screen.press('Undo');
  await expect.poll(() => box.value).toBe('#222222');
  expect(screen.text()).not.toContain(WORDS);
});
