import { describe, expect, it } from 'vitest';
import { createFieldId, isFieldId } from './fieldId.ts';

describe('field ids (T16, D-68)', () => {
  it.each(['a', 'f_3k9x0b2m7q', '0', '_', 'a'.repeat(40)])('accepts %s', (id) => {
    expect(isFieldId(id)).toBe(true);
  });

  it.each(['', 'A', 'a-b', 'a.b', 'é', 'a\n', 'a'.repeat(41), '__proto__', 'constructor', 'prototype', 'toString', 'valueOf',
    'hasOwnProperty', 1, null, ['a']])('refuses %j', (id) => {
    expect(isFieldId(id)).toBe(false);
  }); // prettier-ignore

  it('never means something on an object', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    expect(names.filter(isFieldId)).toEqual([]);
  });

  it('are made at random and not taken', () => {
    const ids = new Set(Array.from({ length: 1_000 }, () => createFieldId()));
    expect(ids.size).toBe(1_000);
    expect([...ids].every(isFieldId)).toBe(true);
  });
});
