import css from './places.css?inline';

export const PLACES_CSS: string = css;
