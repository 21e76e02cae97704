import { t } from '@lingui/core/macro';
import type { ExpressionType, FormulaFault, Kind } from '@inlay/sdk/model';

const KINDS: Readonly<Record<Kind | 'blank', string>> = {
  text: t`text`,
  number: t`number`,
  yesno: t`yes or no`,
  date: t`date`,
  time: t`time`,
  choice: t`option`,
  file: t`file`,
  blank: t`nothing`,
};

/** Returns a type as a screen names it. */
export const typeName = ({ kind, isList }: ExpressionType): string => {
  const name = KINDS[kind];
  return isList ? t`list of: ${name}` : name;
};

const FAULTS: Readonly<Record<FormulaFault['code'], (found: string) => string>> = {
  unclosed_text: () => t`A text needs a second quotation mark at its end.`,
  unclosed_name: () => t`A name needs a closing brace.`,
  unexpected: (found) =>
    found === '' ? t`Something is missing at the end.` : t`“${found}” does not fit here.`,
  unknown_name: (found) => t`No question or value is called “${found}”.`,
  unknown_function: (found) => t`No function is called “${found}”.`,
  wrong_number_of_arguments: (found) => t`“${found}” takes another number of values.`,
  invalid_literal: () => t`This value is not valid.`,
  too_deep: () => t`This formula is nested too deeply.`,
  too_long: () => t`This formula is too long.`,
};

/** Says why a formula cannot be read. */
export const faultText = ({ code, found }: FormulaFault): string => FAULTS[code](found);
