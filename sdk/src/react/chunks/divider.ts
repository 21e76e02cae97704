import { DividerField } from '../fields/DividerField.tsx';
import { DIVIDER_CSS } from '../fields/styles/divider.ts';

export const components = { divider: DividerField };
export const css = DIVIDER_CSS;
