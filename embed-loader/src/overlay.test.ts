import { afterEach, expect, test } from 'vitest';
import { setUpOverlay } from './overlay.ts';

afterEach(() => document.body.replaceChildren());

/** A popup that opens by itself when the pointer leaves the page, and by its button. */
function popup() {
  const commands: unknown[] = [];
  const page = { postMessage: (message: { command: string }) => commands.push(message.command) };
  const frame = document.createElement('iframe');
  // Nothing is loaded: what the form's page would hear is noted, and what it would say is said below.
  frame.srcdoc = 'x';
  Object.defineProperties(frame, {
    src: { value: 'https://forms.example.com/embed/x' },
    contentWindow: { value: page },
  });
  const placeholder = document.createElement('div');
  placeholder.setAttribute('data-form-embed-open', 'exit click');
  document.body.append(placeholder);
  const options = { formId: 'x', title: 'Contact', mode: 'popup', lang: '', keepsDrafts: true } as const;
  setUpOverlay(
    placeholder,
    options,
    () => frame,
    () => undefined,
  );
  return {
    commands,
    leave: () => document.dispatchEvent(new MouseEvent('mouseout', { clientY: 0 })),
    ready: () => frame.dispatchEvent(new CustomEvent('formready')),
    press: () => placeholder.querySelector('button')?.click(),
    close: () => placeholder.dispatchEvent(new CustomEvent('formclose')),
  };
}

test('a form that is asked for gets the focus as soon as it is there, each time', async () => {
  const { commands, press, ready, close } = popup();
  press();
  await Promise.resolve();
  expect(commands).toEqual([]);
  ready();
  await Promise.resolve();
  expect(commands).toEqual(['focus']);
  close();
  press();
  await Promise.resolve();
  expect(commands).toEqual(['focus', 'focus']);
});

test('a form that has opened by itself before gets the focus when it is asked for', async () => {
  const { commands, leave, press, ready, close } = popup();
  leave();
  ready();
  await Promise.resolve();
  expect(commands).toEqual([]);
  close();
  press();
  await Promise.resolve();
  expect(commands).toEqual(['focus']);
});

test('a form that was closed before it was there gets no focus behind its dialog', async () => {
  const { commands, press, ready, close } = popup();
  press();
  close();
  ready();
  await Promise.resolve();
  expect(commands).toEqual([]);
});
