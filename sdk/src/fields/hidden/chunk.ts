import { hiddenField } from './model.ts';
import { HiddenField } from './HiddenField.tsx';
import css from './style.css?inline';

export const components = { hidden: HiddenField };
export const models = { hidden: hiddenField };
export { css };
