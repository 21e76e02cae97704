import css from './code.css?inline';

export const CODE_CSS: string = css;
