import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  fieldsOf,
  printAnswer,
  upgradeFormDefinition,
  validateAnswers,
  type FormDefinition,
  type PackedForm,
  type PublicForm,
} from '../model/index.ts';
import { plainForm } from '../model/testing/plainForms.ts';
import { renderFormPage } from './renderFormPage.ts';

/** `INLAY_FORMS=2000` compares all of the golden file. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 300);
const FORMS_OF_A_HASH = 20;

const publicForm = (definition: FormDefinition): PublicForm => ({
  id: '01990000-0000-7000-8000-0000abcd1234',
  revisionId: '01990000-0000-7000-8000-0000abcd1235',
  definition,
  logoUrl: null,
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
});

/**
 * The golden file was written once, from the same forms and answers. It holds the owner's styles, not the style
 * sheet: looks may change (decision 251).
 */

/** Returns the form as a visitor gets it: the definition in the page's data, and the markup. */
function pageOf(definition: FormDefinition, rawAnswers: Record<string, unknown>): string[] {
  const assets = { script: '/page.js', texts: {}, parts: {} };
  const state = { kind: 'form' as const, form: publicForm(definition), rawAnswers };
  const { html } = renderFormPage(state, assets);
  const data = JSON.parse(/id="form-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    form: { definition: PackedForm['definition'] & { fields?: unknown } };
  };
  const [markup = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  // In the order of keys that the golden file has.
  const keys = ['version', 'title', 'description', 'fields', 'customStyles', 'textHandling'] as const;
  const sent = keys.map((key) => [key, data.form.definition[key]]);
  return [JSON.stringify(Object.fromEntries(sent)), markup];
}

/** Answers of a refused form go nowhere; what is too much of them is cut off (decision 623). */
const verdictOf = (verdict: ReturnType<typeof validateAnswers>) =>
  verdict.ok ? verdict : { ...verdict, answers: null };

function outcomeOf(number: number): unknown {
  const { definition: sent, answers } = plainForm(number);
  const definition = upgradeFormDefinition(sent);
  return [
    pageOf(definition, answers[0] ?? {}),
    answers.map((given, index) =>
      verdictOf(validateAnswers(definition, given, index % 2 ? { captchaToken: 'token' } : {})),
    ),
    answers.map((given) => fieldsOf(definition).map((field) => printAnswer(field, given[field.id]))),
  ];
}

test('plain forms give the page, the verdict and the words that they always gave', async () => {
  const golden = await readFile(join(import.meta.dirname, 'plainFormsGolden.txt'), 'utf8');
  const hashes = Array.from({ length: FORMS / FORMS_OF_A_HASH }, (_, index) => {
    const hash = createHash('sha256');
    for (let number = 0; number < FORMS_OF_A_HASH; number++) {
      hash.update(JSON.stringify(outcomeOf(index * FORMS_OF_A_HASH + number)));
    }
    return hash.digest('base64url').slice(0, 16);
  });
  expect(hashes).toEqual(golden.trim().split('\n').slice(0, hashes.length));
});
