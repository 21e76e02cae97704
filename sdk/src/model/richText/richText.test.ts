import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNamesOutsideQuery, pipeText, pipeUrl } from './names.ts';
import { parseRichText } from './parseRichText.ts';
import { pipe } from './pipe.ts';
import { printRichText } from './printRichText.ts';
import type { RichNode } from './richText.ts';

const HOSTILE = '**b** [x](https://evil.example) <b>&</b> {{name}}';
const ANSWERS = new Map([
  ['name', 'Ada'],
  ['empty', ''],
  ['hostile', HOSTILE],
]);
const print = (id: string): string | undefined => ANSWERS.get(id);
const line = (text: string): readonly RichNode[] => {
  const [block] = pipe(parseRichText(text), print);
  return block?.kind === 'paragraph' ? block.nodes : [];
};
const strong = (...nodes: RichNode[]): RichNode => ({ kind: 'strong', nodes });
const emphasis = (...nodes: RichNode[]): RichNode => ({ kind: 'emphasis', nodes });
const link = (href: string, ...nodes: RichNode[]): RichNode => ({ kind: 'link', href, nodes });

describe('parseRichText', () => {
  it.each<[string, RichNode[]]>([
    ['plain words, 2 * 3 * 4 and a_b', ['plain words, 2 ', '*', ' 3 ', '*', ' 4 and a_b']],
    ['**bold** and *italic*', [strong('bold'), ' and ', emphasis('italic')]],
    ['**bold *both* bold**', [strong('bold ', emphasis('both'), ' bold')]],
    ['[our **terms**](https://a.example/t)', [link('https://a.example/t', 'our ', strong('terms'))]],
    ['[mail](mailto:a@b.example)', [link('mailto:a@b.example', 'mail')]],
    ['**never closed', ['**', 'never closed']],
    ['**a *b**', [strong('a ', '*', 'b')]],
    ['****', ['**', '**']],
    ['[no address]', ['[', 'no address]']],
    ['Hello {{name}}', ['Hello ', 'Ada']],
    ['Hello {{empty|you}}', ['Hello ', 'you']],
    ['Hello {{ name | you }}', ['Hello ', 'Ada']],
    ['Hello {{nobody|you}}', ['Hello ', '{{nobody|you}}']],
    ['**{{name}}**', [strong('Ada')]],
    ['{{constructor}}{{__proto__}}', ['{{constructor}}', '{{__proto__}}']],
  ])('reads %j', (text, nodes) => {
    expect(line(text)).toStrictEqual(nodes);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://a.example',
    '//a.example',
    ' https://a.example',
    'JAVASCRIPT:x',
    '\u0001https://a.example',
  ])('makes no link of %j', (href) => {
    expect(JSON.stringify(line(`[words](${href})`))).not.toContain('link');
  });

  it('reads paragraphs, lines and lists', () => {
    expect(parseRichText('One\ntwo\r\n\nThree\n- a\n- *b*\nFour')).toStrictEqual([
      { kind: 'paragraph', nodes: ['One', { kind: 'break' }, 'two'] },
      { kind: 'paragraph', nodes: ['Three'] },
      { kind: 'list', items: [['a'], [emphasis('b')]] },
      { kind: 'paragraph', nodes: ['Four'] },
    ]);
  });

  it('never takes an answer for markup', () => {
    expect(line('Hi {{hostile}}')).toStrictEqual(['Hi ', HOSTILE]);
  });

  it('loses no word of any text, and links to https and mailto alone', () => {
    const pieces = [
      '*',
      '**',
      '[',
      '](https://b.test)',
      '](javascript:x)',
      ' ',
      '\n',
      '- ',
      'a',
      '{{name}}',
      '{{',
      '}}',
    ];
    const texts = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
    const countIn = (words: string) => words.split('a').length;
    fc.assert(
      fc.property(texts, (text) => {
        const tree = parseRichText(text);
        expect(countIn(printRichText(tree))).toBe(countIn(text));
        expect(JSON.stringify(tree)).not.toMatch(/"href":"(?!https:|mailto:)/);
      }),
    );
  });

  it('reads a text that opens marks and never closes them', () => {
    const hostile = '**a '.repeat(10_000);
    expect(printRichText(parseRichText(hostile))).toBe(hostile);
  });
});

describe('printRichText', () => {
  it('prints paragraphs, lists and addresses without markup', () => {
    const text = 'Dear {{name}},\n**thank** you.\n\n- [Shop](https://a.example)\n- [us](mailto:a@b.example)';
    expect(printRichText(pipe(parseRichText(text), print))).toBe(
      'Dear Ada,\nthank you.\n\n- Shop (https://a.example)\n- us (a@b.example)',
    );
  });
});

describe('pipeText', () => {
  it('replaces names in a label and leaves its marks', () => {
    expect(pipeText('*Hello* {{name}}, {{empty|friend}}{{empty}} {{nobody}}', print)).toBe(
      '*Hello* Ada, friend {{nobody}}',
    );
  });
});

describe('pipeUrl', () => {
  it('encodes what it pipes', () => {
    const odd = (id: string) => (id === 'odd' ? 'a&b=c#d/?\ud800 é' : undefined);
    expect(pipeUrl('https://a.example/?q={{odd}}&r={{unknown}}', odd)).toBe(
      `https://a.example/?q=${encodeURIComponent('a&b=c#d/?\ufffd é')}&r=%7B%7Bunknown%7D%7D`,
    );
  });

  it.each<[string, boolean]>([
    ['https://a.example/?q={{name}}#top', false],
    ['https://a.example/', false],
    ['https://{{name}}/', true],
    ['https://a.example/{{name}}?x=1', true],
    ['https://a.example/?x=1#{{name}}', true],
    ['https://a.example/#?{{name}}', true],
  ])('knows whether %s names an answer outside its query', (url, isOutside) => {
    expect(hasNamesOutsideQuery(url)).toBe(isOutside);
  });
});
