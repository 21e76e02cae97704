import css from './shuffle.css?inline';

export const SHUFFLE_CSS: string = css;
