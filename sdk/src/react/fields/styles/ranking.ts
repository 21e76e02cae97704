import css from './ranking.css?inline';

export const RANKING_CSS: string = css;
