import { expect, test } from 'vitest';
import { showScreen, shownText } from '../testing/showScreen.tsx';
import { ApiError } from './apiError.ts';
import { endErrors, endErrorsElsewhere, toastError, toastSuccess, toastThrown } from './toasts.tsx';

/** Title, text and colour of the messages that are shown. */
const toasts = () =>
  [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')].map((toast) => [
    toast.querySelector('.mantine-Notification-title')?.textContent,
    toast.querySelector('.mantine-Notification-description')?.textContent,
    toast.style.getPropertyValue('--notification-color').replace(/.*color-(\w+).*/, '$1'),
  ]);

test('SHELL-040 SHELL-041 what failed is titled “Error” in red, what worked “Success”, or as a row says', async () => {
  showScreen('the screen', { answers: {} });
  await expect.poll(shownText).toContain('the screen');
  toastError('Failed to load forms');
  toastSuccess('Form saved');
  toastSuccess('Your request has been sent.', 'Message sent!');
  await expect.poll(() => toasts().length).toBe(3);
  expect(toasts()).toEqual(
    expect.arrayContaining([
      ['Error', 'Failed to load forms', 'red'],
      ['Success', 'Form saved', 'teal'],
      ['Message sent!', 'Your request has been sent.', 'teal'],
    ]),
  );
});

test('SHELL-042 ADMIN-034 what nobody foresaw has a text, with the number that finds it in the log', async () => {
  showScreen('the screen', { answers: {} });
  await expect.poll(shownText).toContain('the screen');
  toastThrown(new TypeError('x is undefined'));
  toastThrown(new ApiError(502, {}));
  toastThrown(
    new ApiError(500, { code: 'internal', message: 'An unexpected error occurred', requestId: 'r1' }),
  );
  // The second repeats a message that is still on the screen.
  await expect.poll(() => toasts().length).toBe(2);
  expect(toasts().map(([, text]) => text)).toEqual(
    expect.arrayContaining(['An unexpected error occurred', 'An unexpected error occurred (request r1)']),
  );
  expect(shownText()).not.toContain('undefined');
});

test('SHELL-040 an error ends with its action’s success, or with the screen that it was shown on', async () => {
  showScreen('the screen', { answers: {} });
  await expect.poll(shownText).toContain('the screen');
  const address = window.location.href;
  toastError('Too large', 'Error uploading logo');
  toastError('Failed to copy the text');
  toastSuccess('Form saved');
  await expect.poll(() => toasts().length).toBe(3);
  endErrorsElsewhere();
  endErrors('Error uploading logo');
  await expect.poll(() => toasts().map(([, text]) => text)).not.toContain('Too large');
  expect(toasts().map(([, text]) => text)).toContain('Failed to copy the text');
  window.history.pushState(null, '', '/elsewhere');
  toastError('Of the new screen');
  endErrorsElsewhere();
  await expect
    .poll(() => toasts().map(([, text]) => text))
    .toEqual(expect.not.arrayContaining(['Failed to copy the text']));
  expect(toasts().map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Form saved', 'Of the new screen']),
  );
  window.history.pushState(null, '', address);
});
