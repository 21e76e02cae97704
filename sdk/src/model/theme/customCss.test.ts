import { describe, expect, it } from 'vitest';
import { refusedDeclarations } from './customCss.ts';

describe('custom CSS (D-83, T12)', () => {
  it.each([
    '', ';', 'color: #333; padding: 4px 8px', 'font-family: "Open Sans", Georgia, serif;', 'border: 1px solid rgba(0, 0, 0, 0.5)',
    'max-width: calc(100% - 20px)', 'MARGIN-TOP: -4px', 'background-color:hsl(200 50% 50% / 0.4)', 'width: min(600px, 100%)',
    'color: red !important', "font-family: 'A (b'",
  ])('accepts %j', (css) => {
    expect(refusedDeclarations(css)).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['STYLE-026', 'position: fixed', 'position'],
    ['STYLE-026', 'background: red', 'background'],
    ['STYLE-026', '--x: 1', '--x'],
    ['STYLE-026', 'behavior: none', 'behavior'],
    ['STYLE-027', 'color: red} body{color: red', 'color'],
    ['STYLE-027', 'color: \\72 ed', 'color'],
    ['STYLE-028', 'color: </style><script>', 'color'],
    ['STYLE-028', 'color: javascript:alert(1)', 'color'],
    ['STYLE-028', 'width: expression(alert(1))', 'width'],
    ['STYLE-029', 'background-color: url(//evil.example)', 'background-color'],
    ['STYLE-029', 'background-color: URL (x)', 'background-color'],
    ['STYLE-029', 'background-color: image-set("x" 1x)', 'background-color'],
    ['STYLE-029', 'background-color: src("x")', 'background-color'],
    ['STYLE-029', 'color: attr(value)', 'color'],
    ['STYLE-029', 'color: var(--secret)', 'color'],
    ['STYLE-030', '@import "x"', '@import "x"'],
    ['STYLE-031', 'color: /* x */ red', 'color'],
    ['STYLE-031', '/* x */ color: red', '/* x */ color'],
    ['D-83', 'body { color: red }', 'body { color'],
    ['D-83', 'color', 'color'],
    ['D-83', 'color:', 'color'],
    ['T12', 'font-family: "a', 'font-family'],
    ['T12', `font-family: "a'`, 'font-family'],
    ['T12', 'font-family: "a\n"', 'font-family'],
    ['T12', 'color: rgb(1, 2, 3', 'color'],
    ['T12', 'color: rgb)1, 2, 3(', 'color'],
    ['T12', 'width: 1px) + (', 'width'],
    ['T12', 'color: red; opacity: rgb(((', 'opacity'],
  ])('%s refuses %j by name', (_id, css, property) => {
    expect(refusedDeclarations(css)).toEqual([property]);
  });

  it('names every refused declaration once more than needed rather than once less', () => {
    expect(refusedDeclarations('color: red; position: fixed; top: 0; gap: 4px')).toEqual(['position', 'top']);
  });

  it.each(['(', 'a(', '"', "'", 'a', ';', ':', '- '])(
    'comes to an end with many %j, which more than linear work would not (T31)',
    (piece) => {
      expect(refusedDeclarations(`color: ${piece.repeat(50_000)}`)).toBeInstanceOf(Array);
    },
  );
});
