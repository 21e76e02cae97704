import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  ENGLISH,
  withFields,
  type Field,
  type PublicForm,
  type Receipt,
} from '../../model/index.ts';
import '../allLayouts.ts';
import { FormApp, type FormAppProps } from '../FormApp.tsx';

export const field = (
  type: 'text' | 'email' | 'address',
  id: string,
  label: string,
  required = false,
): Field => ({ ...createField(type), id, label, required });

export const form: PublicForm = {
  id: '01234567-89ab-7def-8123-456789abcdef',
  revisionId: '01234567-89ab-7def-8123-456789abcde0',
  definition: withFields(createEmptyDefinition('Contact'), [
    field('text', 'name', 'Name', true),
    field('email', 'mail', 'Email', true),
  ]),
  logoUrl: null,
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: null,
};

export const receipt: Receipt = {
  submissionId: '01234567-89ab-7def-8123-456789abcde1',
  receiptCode: '7KQ2-M9XD-1234',
  submittedAt: '2026-11-21T12:00:00Z',
  redirectUrl: null,
};

/** Stubs the server: records requests, and answers them once it is released. */
export function serverAnswering(status: number, body: unknown) {
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const released = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    requests.push({ url, body: JSON.parse(init.body) as Record<string, unknown> });
    await released.promise;
    return new Response(JSON.stringify(body), { status });
  });
  return { requests, release: released.resolve };
}

/** A place in the document for each test, and how a visitor uses the form in it. */
export function formScene() {
  const root = document.createElement('div');
  beforeEach(() => {
    localStorage.clear();
    document.body.append(root);
  });
  afterEach(() => {
    // At once, so that nothing is stored later on.
    void act(() => render(null, root));
    root.remove();
    vi.unstubAllGlobals();
  });

  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name="answers.${name}"]`);
  return {
    root,
    input,
    show: (props: Partial<FormAppProps> = {}) =>
      act(() => render(<FormApp form={form} baseUrl="" texts={ENGLISH} {...props} />, root)),
    type(name: string, value: string) {
      const control = input(name);
      if (!control) throw new Error(`There is no ${name}`);
      return act(() => {
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    send: () =>
      act(() => {
        root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    errorOf: (name: string) => root.querySelector(`#fe-89abcdef-${name}-error`)?.textContent ?? null,
  };
}
