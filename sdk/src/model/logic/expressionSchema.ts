import { z } from 'zod';
import type { Expression } from './expression.ts';
import { parseExpression, type ExpressionFault } from './parseExpression.ts';

/** Reasons for which a tree is no expression, in the words of error messages. */
const REASONS: Readonly<Record<ExpressionFault['code'], string>> = {
  not_an_expression: 'Is not a condition or formula',
  unknown_operator: 'This operator is not known here',
  wrong_number_of_arguments: 'This operator has another number of arguments',
  too_deep: 'A condition or formula has at most 16 levels',
  too_many_parts: 'A condition or formula has at most 200 parts',
  invalid_literal: 'This value is not valid',
  invalid_id: 'This name is not valid',
};

/** Schema of an expression's shape. `checkForm` checks names and types, which take the whole form. */
export const expressionSchema: z.ZodType<Expression> = /* @__PURE__ */ (() =>
  z.custom<Expression>().superRefine((raw, context) => {
    const parsed = parseExpression(raw);
    if (parsed.ok) return;
    const { code, path } = parsed.fault;
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: REASONS[code],
      params: { code },
      continue: false,
    });
  }))();
