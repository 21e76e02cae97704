import { t } from '@lingui/core/macro';

/** What may stand in a field for a number. */
export interface NumberRule {
  min: number;
  max: number;
  /** The empty field means something, and comes out as `null`. */
  mayBeEmpty?: boolean;
}

export type ReadNumber = { ok: true; value: number | null } | { ok: false; message: string };

/** What was typed into a field for a whole number, or why it is none. */
export function readWholeNumber(
  typed: string | number,
  { min, max, mayBeEmpty = false }: NumberRule,
): ReadNumber {
  const text = String(typed).trim();
  if (text === '' && mayBeEmpty) return { ok: true, value: null };
  const value = Number(text);
  const fits = /^\d+$/.test(text) && value >= min && value <= max;
  if (fits) return { ok: true, value };
  const [least, most] = [min.toLocaleString('en'), max.toLocaleString('en')];
  const message = mayBeEmpty
    ? t`Enter a whole number from ${least} to ${most}, or leave it empty.`
    : t`Enter a whole number from ${least} to ${most}.`;
  return { ok: false, message };
}

/** What the contract allows for a form limit; empty = any number of forms. */
export const FORM_LIMIT_RULE: NumberRule = { min: 0, max: 1_000_000, mayBeEmpty: true };
