import { yesNoField } from '../../model/fields/types/yesNo.ts';
import { YesNoField } from '../fields/YesNoField.tsx';
import { HALVES_CSS } from '../fields/styles/halves.ts';

export const components = { yes_no: YesNoField };
export const models = { yes_no: yesNoField };
export const css = HALVES_CSS;
