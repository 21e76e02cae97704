import css from './form.css?inline';

/** The style sheet that all forms share; `formStyleSheet` has the rest. */
export const FORM_CSS: string = css;
