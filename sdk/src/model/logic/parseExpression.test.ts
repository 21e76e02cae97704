import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from './parseExpression.ts';
import { anyExpression } from '../testing/anyExpression.ts';
import { nested, SHAPE_CASES } from '../testing/shapeCases.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const faultOf = (raw: unknown) => {
  const parsed = parseExpression(raw);
  return parsed.ok ? null : parsed.fault;
};

describe('parseExpression', () => {
  it('keeps every expression as it is', () => {
    fc.assert(
      fc.property(anyExpression(3), (expression) => {
        expect(parseExpression(JSON.parse(JSON.stringify(expression)))).toStrictEqual({
          ok: true,
          expression,
        });
      }),
      propertyRuns(1_000),
    );
  });

  it.each(SHAPE_CASES)('refuses %o', (raw, code, path) => {
    expect(faultOf(raw)).toStrictEqual({ code, path });
  });

  it('takes the largest trees that are allowed', () => {
    expect(faultOf(nested(16))).toBeNull();
    expect(faultOf({ op: 'and', of: Array.from({ length: 199 }, () => ({ lit: true })) })).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseExpression(raw)).toHaveProperty('ok');
      }),
      propertyRuns(2_000),
    );
  });
});
