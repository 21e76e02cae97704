import { matrixField } from '../../model/fields/types/matrix.ts';
import { MatrixField } from '../fields/MatrixField.tsx';
import { MATRIX_CSS } from '../fields/styles/matrix.ts';

export const components = { matrix: MatrixField };
export const models = { matrix: matrixField };
export const css = MATRIX_CSS;
