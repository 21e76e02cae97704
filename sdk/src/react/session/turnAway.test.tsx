import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ENGLISH } from '../../model/index.ts';
import { parseRichText } from '../../model/richText/parseRichText.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send } = formScene();

const form = publicForm([page('one', [text('age')]), page('two', [text('note')])]);
const refusal = {
  error: {
    code: 'submission.turned_away',
    message: 'Come back **later**.',
    requestId: 'r',
    ending: {
      title: 'Not yet',
      text: parseRichText('Come back **later**.'),
      picture: { src: 'https://example.com/files/pictures/a-b-30x20.webp', alt: 'A clock', width: '30' },
      redirectUrl: 'https://example.com/later',
    },
  },
};
const card = () => root.querySelector<HTMLElement>('.form-embed-card');

test('who is turned away reads why in place of the form, and finds every answer on the way back', async () => {
  serverAnswering(422, refusal).release();
  await show({ form });
  await type('age', '12');
  await send();
  await vi.waitFor(() => expect(input('note')).not.toBeNull());
  await type('note', 'Please');
  await send();
  await vi.waitFor(() => expect(card()?.querySelector('strong')?.textContent).toBe('later'));
  expect([root.querySelector('form'), card()?.querySelector('h1')?.textContent]).toEqual([null, 'Not yet']);
  expect(card()?.querySelector('a')?.href).toBe('https://example.com/later');
  expect(card()?.querySelector('img')?.outerHTML).toContain('alt="A clock" width="30"');
  // Nothing looks as if it had been sent.
  expect([card()?.querySelector('svg'), card()?.textContent?.includes(ENGLISH.successTitle)]).toEqual([
    null,
    false,
  ]);
  await vi.waitFor(() => expect(document.activeElement).toBe(card()));

  const again = serverAnswering(201, receipt);
  again.release();
  await act(() => card()?.querySelector('button')?.click());
  expect(input('note')?.value).toBe('Please');
  await expect.poll(() => document.activeElement?.textContent).toBe('Page two');
  expect(root.querySelector('form')?.hasAttribute('data-ready')).toBe(true);
  await send();
  await vi.waitFor(() => expect(root.textContent).toContain(receipt.receiptCode));
  expect(again.requests[0]?.body['answers']).toEqual({ age: '12', note: 'Please' });
});
