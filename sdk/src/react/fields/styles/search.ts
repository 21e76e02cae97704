import css from './search.css?inline';

export const SEARCH_CSS: string = css;
