import { DividerField } from './DividerField.tsx';
import css from './style.css?inline';

export const components = { divider: DividerField };
export { css };
