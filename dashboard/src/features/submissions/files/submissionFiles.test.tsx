import type { SubmissionFile } from '@inlay/api/contract';
import { expect, test } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { SubmissionFiles } from './SubmissionFiles.tsx';

const fileOf = (changes: Partial<SubmissionFile>): SubmissionFile => ({
  id: '01900000-0000-7000-8000-000000000001',
  fieldId: 'files',
  name: 'scan.png',
  size: 5_138_022,
  type: 'image/png',
  state: 'quarantined',
  reason: 'unreadable',
  isHeld: true,
  heldUntil: '2026-12-13T10:00:00.000Z',
  sha256: null,
  ...changes,
});

test('UPLOAD-018 a file that is held back says why and until when, and warns before it is downloaded', async () => {
  const screen = showScreen(<SubmissionFiles id="one" files={[fileOf({})]} />, { answers: {} });
  await expect.poll(() => screen.text()).toContain('Held back: this picture can’t be read. Deleted on');
  // As file managers count: 4.9 MB.
  expect(screen.text()).toContain('4.9 MB');
  await screen.press('Download anyway');
  await expect.poll(() => screen.text()).toContain('Download “scan.png” as it was sent?');
  expect(screen.text()).toContain('Open it only if you trust its sender.');
});

test.each([
  ['virus', true, 'Held back: the virus scanner found something.'],
  ['unprocessed', true, 'Held back: this picture could not be processed.'],
  ['virus', false, 'Held back, and deleted since.'],
])('UPLOAD-018 %s, still there: %s, has words of its own', async (reason, isHeld, words) => {
  const heldUntil = reason === 'virus' && isHeld ? '2026-12-13T10:00:00.000Z' : null;
  const screen = showScreen(<SubmissionFiles id="one" files={[fileOf({ reason, isHeld, heldUntil })]} />, {
    answers: {},
  });
  await expect.poll(() => screen.text()).toContain(words);
  expect(screen.text().includes('Download anyway')).toBe(isHeld);
});

test('UPLOAD-022 a picture that was not drawn anew is not shown', async () => {
  const files = ['image/heic', 'image/jpeg'].map((type, index) =>
    fileOf({
      id: `${index}`,
      name: `${index}.jpg`,
      type,
      state: 'kept',
      reason: null,
      isHeld: false,
      heldUntil: null,
    }),
  );
  const screen = showScreen(<SubmissionFiles id="one" files={files} />, { answers: {} });
  await expect.poll(() => screen.text()).toContain('1.jpg');
  expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/api/submissions/one/files/1?use=look',
  ]);
});
