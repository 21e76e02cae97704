import css from './around.css?inline';

export const AROUND_CSS: string = css;
