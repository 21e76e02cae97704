import { expect, onTestFinished, test, vi } from 'vitest';
import { writeClipboard } from './writeClipboard.ts';

test('a page by plain http, which has no clipboard, copies a selection and gives the focus back', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new TypeError('no clipboard'));
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  onTestFinished(() => {
    vi.restoreAllMocks();
    button.remove();
  });
  const copied: string[] = [];
  const allow = (isAllowed: boolean) => {
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value);
      return isAllowed;
    };
  };
  allow(true);
  await writeClipboard('secret');
  expect(copied).toEqual(['secret']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  allow(false);
  await expect(writeClipboard('secret')).rejects.toThrow('not allow copying');
});
