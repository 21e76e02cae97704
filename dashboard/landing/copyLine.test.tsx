import { beforeEach, expect, test, vi } from 'vitest';
import { offerLine } from './copyLine.ts';
import { get, openPage, textOf } from './testing/openPage.ts';

beforeEach(() => openPage());

test('the line is the one a form of this platform has, and the button copies all of it', async () => {
  offerLine();
  get('#copy-line').click();
  await vi.waitFor(() => expect(textOf(get('#copy-status'))).toBe('Embed code copied'));
  expect(await navigator.clipboard.readText()).toBe(
    '<form-embed form-id="your-form-id"></form-embed>' +
      `<script async src="${location.origin}/embed/your-form-id/form.js"></script>`,
  );
  expect(get('#copy-status').getAttribute('role')).toBe('status');
});

test('without a clipboard it says so and marks the line', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  try {
    offerLine();
    get('#copy-line').click();
    await vi.waitFor(() => expect(textOf(get('#copy-status'))).toBe('Failed to copy embed code'));
    expect(getSelection()?.toString()).toContain('<form-embed form-id="your-form-id">');
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
});
