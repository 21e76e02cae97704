import { EMBED_MODES, EMBED_PROBLEMS } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { lineToPaste } from './embedAdvice.ts';

const embed = {
  url: 'https://forms.example.com/embed/1',
  code: '<iframe data-form-embed></iframe>',
  elementCode: '<form-embed></form-embed>',
};

test('what a line can mend has one, for the way the form was set in', () => {
  const found = EMBED_PROBLEMS.map((problem) => [
    problem,
    ...EMBED_MODES.map((mode) => lineToPaste({ problem, mode }, embed)?.text ?? null),
  ]);
  expect(found).toEqual([
    ['script_blocked', embed.elementCode, embed.code],
    [
      'csp',
      'script-src https://forms.example.com; connect-src https://forms.example.com; img-src https://forms.example.com; font-src https://forms.example.com',
      'frame-src https://forms.example.com; script-src https://forms.example.com',
    ],
    ['form_not_found', embed.elementCode, embed.code],
    ['form_disabled', null, null],
    ['website_not_allowed', null, null],
    [
      'height_clamped',
      'form-embed { max-height: none !important; }',
      'iframe[data-form-embed] { max-height: none !important; }',
    ],
    ['snippet_twice', embed.elementCode, embed.code],
  ]);
});
