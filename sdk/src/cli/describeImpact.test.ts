import { expect, test } from 'vitest';
import type { Impact } from '../api/index.ts';
import { describeImpact } from './describeImpact.ts';

const IMPACT: Impact = {
  submissionCount: 0,
  countedSubmissions: 0,
  code: '7c1e-09af',
  changes: [],
  effects: [],
  translations: [],
  problems: [],
};

test('LANG-011 what is missing and older is said by the names of languages, and nothing of a form without gaps', () => {
  const translations: Impact['translations'] = [
    { language: 'de', missing: ['title', 'a.label', 'b.label'], stale: ['a.help', 'b.help'] },
    { language: 'pt', missing: [], stale: ['title'] },
  ];
  expect(describeImpact({ ...IMPACT, translations }, [])).toEqual([
    'Translations:',
    '  German: 3 texts are missing, 2 texts are older than their original',
    '  Portuguese: 1 text is older than its original',
  ]);
  expect(describeImpact(IMPACT, [])).toEqual([]);
});
