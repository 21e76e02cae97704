import css from './paragraph.css?inline';

export const PARAGRAPH_CSS: string = css;
