import css from './unseen.css?inline';

export const UNSEEN_CSS: string = css;
