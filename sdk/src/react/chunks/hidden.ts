import { hiddenField } from '../../model/fields/types/hidden.ts';
import { HiddenField } from '../fields/HiddenField.tsx';
import { UNSEEN_CSS } from '../fields/styles/unseen.ts';

export const components = { hidden: HiddenField };
export const models = { hidden: hiddenField };
export const css = UNSEEN_CSS;
