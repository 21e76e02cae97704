import { numberField } from '../../model/fields/types/number.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { UNIT_CSS } from '../fields/styles/unit.ts';

export const components = { number: NumberField };
export const models = { number: numberField };
export const css = UNIT_CSS;
