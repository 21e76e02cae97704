import { expect, onTestFinished, test } from 'vitest';
import { OPERATOR_RULES } from '@inlay/sdk/model';
import catalogue from '../../../locales/en.po?raw';
import { i18n } from '../../../lib/i18n.ts';
import { inWords } from './inWords.ts';

test('D-193 a description is printed from the catalogue, each part in the order of its language', () => {
  onTestFinished(() => i18n.load('en', { 'Shows {name} only if {rule}': 'Shows {name} only if {rule}' }));
  i18n.load('en', { 'Shows {name} only if {rule}': 'Nur wenn {rule}: {name}' });
  const rule = {
    kind: 'message',
    message: '{0} is yes',
    parts: { 0: { kind: 'label', text: 'Vegan' } },
  } as const;
  const name = { kind: 'text', text: 'Menu' } as const;
  expect(inWords({ kind: 'message', message: 'Shows {name} only if {rule}', parts: { name, rule } })).toBe(
    'Nur wenn Vegan is yes: “Menu”',
  );
});

test('the catalogue holds the sentences of every operator', () => {
  const sentences = Object.values(OPERATOR_RULES).flatMap(({ says }) =>
    Object.entries(says).flatMap(([name, text]) => (name === 'joins' ? [] : [text])),
  );
  const missing = sentences.filter((text) => !catalogue.includes(`msgid ${JSON.stringify(text)}`));
  expect(missing).toEqual([]);
});
