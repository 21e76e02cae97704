import { yesNoField } from './model.ts';
import { YesNoField } from './YesNoField.tsx';
import css from './style.css?inline';

export const components = { yes_no: YesNoField };
export const models = { yes_no: yesNoField };
export { css };
