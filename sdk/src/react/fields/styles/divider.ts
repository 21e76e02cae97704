import css from './divider.css?inline';

export const DIVIDER_CSS: string = css;
