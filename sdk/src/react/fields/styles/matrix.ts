import css from './matrix.css?inline';

export const MATRIX_CSS: string = css;
