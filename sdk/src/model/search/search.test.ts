import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { foldText, spellingsOf } from './foldText.ts';
import { hitFinder } from './hitFinder.ts';
import { searchTerms } from './searchTerms.ts';

/** What a search marks in a text. */
const marked = (text: string, search: string): string[] =>
  hitFinder(searchTerms(search))(text).map(({ start, end }) => text.slice(start, end));

test('SUBM-028 words are terms of a search, and phrases in quotes of any language; digits are one number', () => {
  expect(searchTerms('  blue  roses blue ')).toEqual(['blue', 'roses']);
  expect(searchTerms('a "white vase" b')).toEqual(['a', 'white vase', 'b']);
  expect(searchTerms('„weiße Vase“ “white vase” « un vase »')).toEqual([
    'weiße Vase',
    'white vase',
    'un vase',
  ]);
  expect(searchTerms('"white va')).toEqual(['white va']);
  expect(searchTerms('19" wide "a"b')).toEqual(['19"', 'wide', '"a"b']);
  expect(searchTerms('tel (030) 123 45')).toEqual(['tel', '03012345']);
  expect(searchTerms('"030" "123"')).toEqual(['030', '123']);
  expect(searchTerms('don´t ’')).toEqual(['dont']);
  expect(['"', '""', "'"].map(searchTerms)).toEqual([['"'], ['""'], ["'"]]);
});

test('SUBM-028 a long text is searched by its first words and the rest as it is', () => {
  const words = Array.from({ length: 50 }, (_none, at) => `word${at}`);
  const terms = searchTerms(words.join(' '));
  expect(terms).toHaveLength(21);
  expect(terms.at(-1)).toBe(words.slice(20).join(' '));
});

test('SUBM-028 each word is marked where it stands, in the spelling it has there', () => {
  expect(marked('Blue roses, blue vase', 'VASE blue')).toEqual(['vase', 'Blue', 'blue']);
  expect(marked('Frau Müller', 'mueller')).toEqual(['Müller']);
  expect(marked('Frau Mu\u0308ller', 'mueller')).toEqual(['Mu\u0308ller']);
  expect(marked('Mueller und Muller', 'Müller')).toEqual(['Muller', 'Mueller']);
  expect(marked('Straße', 'strasse')).toEqual(['Straße']);
  expect(marked('Straße', 'stras')).toEqual(['Straß']);
  expect(marked('call O’Neil', 'oneil')).toEqual(['O’Neil']);
  expect(marked('T. 030 / 123-456 or 4', '030 1234')).toEqual(['030 / 123-4']);
  expect(marked('Müller, Gartenstraße', 'gartenstrasse')).toEqual(['Gartenstraße']);
  expect(marked('José', 'jose')).toEqual(['José']);
  expect(marked('Ada', 'bob')).toEqual([]);
});

test('SUBM-028 a term is marked in each text that the search finds by it, and in no other', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from("aäAÜueß '’1 -/(øé"), 'u\u0308'),
    maxLength: 16,
  });
  fc.assert(
    fc.property(text, text, (within, search) => {
      const [term = ''] = searchTerms(search);
      const searched = foldText(spellingsOf(within).join('\n'));
      const isFound = spellingsOf(term).some((one) => searched.includes(foldText(one)));
      const hits = hitFinder([term])(within);
      expect(hits.length > 0).toBe(isFound && foldText(term) !== '');
      for (const { start, end } of hits) {
        expect(start).toBeLessThan(end);
        const part = foldText(spellingsOf(within.slice(start, end)).join('\n'));
        expect(spellingsOf(term).some((one) => part.includes(foldText(one)))).toBe(true);
      }
    }),
    propertyRuns(2_000),
  );
});
