import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { parseRichText } from '../model/richText/parseRichText.ts';
import { pipe } from '../model/richText/pipe.ts';
import { RichText } from './RichText.tsx';

test('an owner’s text becomes elements, and answers in it stay words', () => {
  const text = '**Dear** {{name}},\nsee [our *terms*](https://a.example/?a=1&b="2")\n- <b>one</b>';
  const piped = pipe(parseRichText(text), () => '<img src=x onerror=alert(1)> **x**');
  expect(renderToString(<RichText text={piped} />)).toBe(
    '<p dir="auto"><strong>Dear</strong> &lt;img src=x onerror=alert(1)> **x**,<br/>see ' +
      '<a href="https://a.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener nofollow">' +
      'our <em>terms</em></a></p><ul dir="auto"><li>&lt;b>one&lt;/b></li></ul>',
  );
});
