import { matrixField } from './model.ts';
import { MatrixField } from './MatrixField.tsx';
import css from './style.css?inline';

export const components = { matrix: MatrixField };
export const models = { matrix: matrixField };
export { css };
