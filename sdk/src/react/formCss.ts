import css from './form.css?inline';

/** The style sheet every form shares; what differs between forms is in `formStyleSheet`. */
export const FORM_CSS: string = css;
