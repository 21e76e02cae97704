import css from './calculation.css?inline';

export const CALCULATION_CSS: string = css;
