import css from './halves.css?inline';

export const HALVES_CSS: string = css;
