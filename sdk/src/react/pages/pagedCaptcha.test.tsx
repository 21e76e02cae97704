import { act } from 'preact/test-utils';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import { createField, ENGLISH, type FormDefinition, type PublicForm } from '../../model/index.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send, errorOf } = formScene();

let service: CaptchaService;
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
});
afterAll(() => service.close());

const robot = { ...createField('captcha'), id: 'robot', label: 'Captcha' };
const flow: FormDefinition['flow'] = { progress: 'bar', back: true, review: false, timeZone: null };

const pages = publicForm([page('one', [text('name'), robot]), page('two', [text('town')])]);
/** The captcha is asked with the question before it. */
const questions = publicForm([page('one', [text('name'), robot]), page('two', [text('town')])], {
  flow: { ...flow, layout: 'questions' },
});
const withCaptcha = (form: PublicForm) => ({ ...form, captcha: service.settings('hcaptcha') });

const solve = () =>
  vi.waitFor(async () => {
    const button = [...root.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('I am human'),
    );
    expect(button).toBeDefined();
    await act(() => button?.click());
  });
const asks = (id: string) => vi.waitFor(() => expect(input(id)).not.toBeNull());

describe.each([
  ['a page', pages],
  ['a question', questions],
])('EMBED-050 a captcha before the last of several: %s', (_what, form) => {
  test('is asked for before the form goes on, and its token is sent with the answers', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: withCaptcha(form) });
    await type('name', 'Ada');
    await send();
    await vi.waitFor(() => expect(errorOf('robot')).not.toBeNull());
    expect(input('town')).toBeNull();
    await solve();
    await send();
    await asks('town');
    expect(root.querySelector('.form-embed-captcha')).toBeNull();
    await type('town', 'Bonn');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
    const [{ body } = { body: {} }] = server.requests;
    expect(body).toMatchObject({
      answers: { name: 'Ada', town: 'Bonn' },
      captchaToken: expect.stringMatching(/^good\//) as string,
    });
  });

  test('a token that the server refuses leads back to it, and it can be solved again', async () => {
    const issue = { path: ['robot'], code: 'captcha_failed', message: 'Again' };
    const server = serverAnswering(422, {
      error: { code: 'submission.invalid', message: '', issues: [issue] },
    });
    server.release();
    await show({ form: withCaptcha(form) });
    await asks('name');
    await solve();
    await send();
    await asks('town');
    await send();
    await asks('name');
    expect(errorOf('robot')).not.toBeNull();
    await solve();
    await send();
    await asks('town');
    await send();
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    const [first, second] = server.requests.map(({ body }) => body['captchaToken']);
    expect(second).not.toBe(first);
  });
});
