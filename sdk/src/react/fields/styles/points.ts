import css from './points.css?inline';

export const POINTS_CSS: string = css;
