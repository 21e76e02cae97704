import { t } from '@lingui/core/macro';
import { formatNumber } from '../../lib/formatNumber.ts';

/** Limits of a number field. */
export interface NumberRule {
  min: number;
  max: number;
  /** Whether an empty field is valid and returns `null`. */
  mayBeEmpty?: boolean;
}

export type ReadNumber = { ok: true; value: number | null } | { ok: false; message: string };

/** Returns the typed whole number, or the problem with it. */
export function parseWholeNumber(
  typed: string | number,
  { min, max, mayBeEmpty = false }: NumberRule,
): ReadNumber {
  const text = String(typed).trim();
  if (text === '' && mayBeEmpty) return { ok: true, value: null };
  const value = Number(text);
  const fits = /^\d+$/.test(text) && value >= min && value <= max;
  if (fits) return { ok: true, value };
  const [least, most] = [formatNumber(min), formatNumber(max)];
  const message = mayBeEmpty
    ? t`Enter a whole number from ${least} to ${most}, or leave it empty.`
    : t`Enter a whole number from ${least} to ${most}.`;
  return { ok: false, message };
}

/** The contract's limits of a form limit; empty = any number of forms. */
export const FORM_LIMIT_RULE: NumberRule = { min: 0, max: 1_000_000, mayBeEmpty: true };
