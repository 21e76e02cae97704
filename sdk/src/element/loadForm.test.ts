import { afterEach, expect, test, vi } from 'vitest';
import { createEmptyDefinition, type PublicForm } from '../model/index.ts';
import { loadForm } from './loadForm.ts';

const form = (language: PublicForm['language']): PublicForm => ({
  id: 'f',
  revisionId: 'r',
  definition: createEmptyDefinition('Contact'),
  language: language ?? null,
  logoUrl: '/files/logos/a.webp',
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: null,
});
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const visitorReads = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('EMBED-062 the words are in the form’s own language, else in the one the visitor likes best', async () => {
  visitorReads('sv', 'fr-CA', 'en');
  answer(200, form('de'));
  expect((await loadForm('https://forms.example', 'f')).texts.language).toBe('de');
  answer(200, form(null));
  expect((await loadForm('https://forms.example', 'f')).texts.language).toBe('fr');
  visitorReads('sv');
  expect((await loadForm('https://forms.example', 'f')).texts.language).toBe('en');
});

test('EMBED-051 EMBED-052 EMBED-057 why there is no form is told apart, and pictures are the platform’s', async () => {
  visitorReads('en');
  answer(200, form(null));
  expect(await loadForm('https://forms.example', 'f')).toMatchObject({
    form: { logoUrl: 'https://forms.example/files/logos/a.webp' },
  });
  const kinds = [];
  for (const code of ['form.disabled', 'form.not_found', 'form.website_not_allowed', 'service.unavailable']) {
    answer(403, { error: { code, message: 'm', requestId: 'r' } });
    kinds.push((await loadForm('https://forms.example', 'f')).kind);
  }
  expect(kinds).toEqual(['disabled', 'unavailable', 'not_allowed', 'failed']);
});
