import { describe, expect, it } from 'vitest';
import { checkText } from './text.ts';

const textOf = (text: string, max?: number) => {
  const result = checkText(text, max);
  return result.ok ? result.value : result.message;
};

describe('checkText', () => {
  it('VALID-014 CONST-009 lets N characters pass, not one more (D-164)', () => {
    expect(textOf('a'.repeat(1_000))).toBe('a'.repeat(1_000));
    expect(textOf('a'.repeat(1_001))).toBe('Text must be less than 1000 characters');
    expect(textOf('🙂'.repeat(5), 5)).toBe('🙂'.repeat(5));
    expect(textOf('abcdef', 5)).toBe('Text must be less than 5 characters');
  });

  it.each([
    '<script>',
    '</SCRIPT',
    'javascript:x',
    'VBScript:x',
    'data:text/html,x',
    '<img onerror=x',
    'onclick = x',
  ])('VALID-015 refuses %j (D-164)', (text) => {
    expect(textOf(text)).toBe('Text contains potentially dangerous content');
  });

  it.each(['a < b', 'the description', 'once = twice', '<b>', 'script', 'data: x'])(
    'VALID-015 lets %j pass',
    (text) => {
      expect(textOf(text)).toBe(text);
    },
  );
});
