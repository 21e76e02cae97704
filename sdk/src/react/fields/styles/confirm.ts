import css from './confirm.css?inline';

export const CONFIRM_CSS: string = css;
