import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseText } from './sanitiseText.ts';
import { visitorText } from '../testing/arbitraries.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

describe('sanitiseText (D-89)', () => {
  it.each([
    ['1 < 2 > 0', '1  2  0'],
    ['<b>bold</b>', 'bbold/b'],
  ])('EMBED-031 takes angle brackets out of %j', (text, clean) => {
    expect(sanitiseText(text)).toBe(clean);
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<SCRIPT src=x>', ' src=x'],
    ['JavaScript:alert(1)', 'alert(1)'],
    ['vbscript:x data:text/html,y', 'x ,y'],
    ['DATA:TEXT/HTML', ''],
  ])('EMBED-032 takes script-like words out of %j', (text, clean) => {
    expect(sanitiseText(text)).toBe(clean);
  });

  it.each([
    ['a onclick=b', 'a b'],
    ['x/onerror  =y', 'x/y'],
    ['ONMOUSEOVER=1', '1'],
    ['onpointerrawupdate=1 ontouchstart=2 onwebkitanimationend=3', '1 2 3'],
  ])('EMBED-033 takes handlers out of %j', (text, clean) => {
    expect(sanitiseText(text)).toBe(clean);
  });

  it.each([
    'a description of the prescription', 'script', 'the script of the play', 'java script: no', 'data: text/html',
    'once = twice', 'ontology=x', 'one=1', 'onboarding = yes', 'onshore=1', 'ongoing=1', 'phenomenon click=1', 'onclick', 'a: b = c',
    'turn on click', 'weekendonclick=1', '🙂 é', '',
  ])('leaves %j whole', (text) => {
    expect(sanitiseText(text)).toBe(text);
  }); // prettier-ignore

  it.each([
    'javajavascript:script:',
    'jav<ascript:',
    'onjavascript:click=',
    'data:text/htdata:text/htmlml',
    'java<script>script:',
  ])('also strips what a removal puts together: %j', (text) => {
    expect(sanitiseText(text)).toBe('');
  });

  it('changes nothing the second time (property)', () => {
    fc.assert(
      fc.property(visitorText, (text) => {
        const once = sanitiseText(text);
        expect(sanitiseText(once)).toBe(once);
        expect(sanitiseText(once.trim())).toBe(once.trim());
        expect(once).not.toMatch(
          /[<>]|javascript:|vbscript:|data:text\/html|\bon(click|mouseover|load)\s{0,10}=/i,
        );
      }),
      propertyRuns(3_000),
    );
  });

  it('only ever leaves characters out (property)', () => {
    fc.assert(
      fc.property(visitorText, (text) => {
        let at = 0;
        for (const unit of sanitiseText(text).split('')) {
          at = text.indexOf(unit, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });

  it.each(['<', 'on', 'javascript:', 'l', 'onclick', 'on=', '</script', ' ='])(
    'comes to an end with many %j, which more than linear work would not (T31)',
    (piece) => {
      expect(sanitiseText(`<${piece.repeat(200_000 / piece.length)}`)).not.toContain('<');
    },
  );
});
