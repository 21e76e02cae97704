import css from './pages.css?inline';

/** Style of forms with pages, logic or groups, beside the style that all forms share. */
export const PAGES_CSS: string = css;
