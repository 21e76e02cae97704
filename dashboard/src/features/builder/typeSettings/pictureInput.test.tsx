import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { PictureInput } from './PictureInput.tsx';

const URL = '/files/pictures/aaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-30x20.webp';
const spy = () => vi.spyOn(api, 'putFile').mockResolvedValue({ url: URL, width: 30, height: 20 });
let put: ReturnType<typeof spy>;

beforeEach(() => {
  put = spy();
});
afterEach(() => document.body.replaceChildren());

function Scene({ first = '' }: { first?: string }) {
  const [src, setSrc] = useState(first);
  return <PictureInput label="Picture of the cake" src={src} onChange={setSrc} />;
}

const zone = (): Element => document.querySelector('[role=group]')!;
const shown = (): string | null | undefined => document.querySelector('img')?.getAttribute('src');
const file = (type = 'image/png', name = 'cake.png') => new File(['x'], name, { type });

/** Lets a file arrive as dropping and pasting bring it. */
function bring(kind: 'drop' | 'paste', one: File): void {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const data = { files: [one], types: ['Files'] };
  zone().dispatchEvent(Object.assign(event, { dataTransfer: data, clipboardData: data }));
}

test.each(['drop', 'paste'] as const)(
  'TYPE-004 a picture that comes by %s is uploaded and shown',
  async (kind) => {
    showScreen(<Scene />, { answers: {} });
    await expect.poll(zone).toBeTruthy();
    bring(kind, file());
    await expect.poll(shown).toBe(URL);
    expect(put).toHaveBeenCalledOnce();
  },
);

test('TYPE-004 what cannot be a picture is refused beside the place, before a byte is sent', async () => {
  showScreen(<Scene />, { answers: {} });
  await expect.poll(zone).toBeTruthy();
  bring('drop', file('image/svg+xml', 'cake.svg'));
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toBe('File type is not allowed');
  expect(put).not.toHaveBeenCalled();
});

test('TYPE-004 a refusal of the server stands beside the place, and the picture before stays', async () => {
  put.mockRejectedValue(new ApiError(422, { code: 'x', message: 'This image is damaged.' }));
  showScreen(<Scene first={URL} />, { answers: {} });
  await expect.poll(shown).toBe(URL);
  bring('paste', file());
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('This image is damaged.');
  expect(shown()).toBe(URL);
});

test('TYPE-004 an address of another website is kept, and drawn as a blank', async () => {
  const screen = showScreen(<Scene first={URL} />, { answers: {} });
  await screen.press('Remove');
  await screen.type('Picture address', 'http://example.com/a.png');
  await expect.poll(shownText).toContain('Enter an address that starts with https://.');
  await screen.type('Picture address', 'https://example.com/a.png');
  expect(shownText()).not.toContain('Enter an address');
  expect(shown()).toBeUndefined();
});
