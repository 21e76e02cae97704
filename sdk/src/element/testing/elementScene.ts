import { vi } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type PublicForm,
} from '../../model/index.ts';
import '../register.ts';
import type { FormEmbedElement } from '../FormEmbedElement.ts';
import type { FormEmbedEventMap } from '../formEmbedEvents.ts';

export const PLATFORM = 'https://forms.example';
export const FORM_ID = '01234567-89ab-7def-8123-456789abcdef';

export const textField = (id: string, label = id): Field => ({ ...createField('text'), id, label });

export const publicForm = (changes: Partial<PublicForm> = {}, fields = [textField('name')]): PublicForm => ({
  id: FORM_ID,
  revisionId: 'r1',
  definition: withFields(createEmptyDefinition('Contact'), fields),
  logoUrl: null,
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: null,
  ...changes,
});

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A platform that answers requests for forms by their id; requests for others wait for `answer`. */
export function stubPlatform(forms: readonly PublicForm[]) {
  const known = new Map(forms.map((form) => [form.id, json(200, form)]));
  const waiting = new Map<string, PromiseWithResolvers<Response>>();
  const requests: string[] = [];
  const reports: unknown[] = [];
  const waitFor = (formId: string) => {
    const found = waiting.get(formId) ?? Promise.withResolvers<Response>();
    waiting.set(formId, found);
    return found;
  };
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    requests.push(url);
    if (url.endsWith('/visits')) return new Response(null, { status: 204 });
    if (url.endsWith('/embed-reports')) {
      reports.push(JSON.parse(init?.body ?? ''));
      return new Response(null, { status: 204 });
    }
    const formId = url.split('/').at(-1) ?? '';
    return (known.get(formId) ?? (await waitFor(formId).promise)).clone();
  });
  return {
    requests,
    reports,
    answer: (formId: string, response: Response) => waitFor(formId).resolve(response),
  };
}

/** Returns an element with these attributes that is not yet in the document. */
export function createElement(attributes: Readonly<Record<string, string>> = {}): FormEmbedElement {
  const element = document.createElement('form-embed');
  for (const [name, value] of Object.entries({ 'base-url': PLATFORM, ...attributes }))
    element.setAttribute(name, value);
  return element;
}

export function rootOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
}

/** The control of a field of the form that an element shows; null while there is none. */
export const findInput = (element: Element, fieldId: string) =>
  rootOf(element).querySelector<HTMLInputElement>(`[name="answers.${fieldId}"]`);

export function getInput(element: Element, fieldId: string): HTMLInputElement {
  const input = findInput(element, fieldId);
  if (!input) throw new Error(`There is no field ${fieldId}`);
  return input;
}

export function type(element: Element, fieldId: string, value: string): void {
  const input = getInput(element, fieldId);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Collects the events of `<form-embed>` that reach the document, as names and details. */
export function recordEvents() {
  const seen: [name: string, detail: Record<string, unknown>][] = [];
  const names: (keyof FormEmbedEventMap)[] = ['formready', 'formchange', 'formerror', 'formsubmitted'];
  for (const name of names)
    document.addEventListener(name, (event) =>
      seen.push([name, (event as CustomEvent<Record<string, unknown>>).detail]),
    );
  return seen;
}
