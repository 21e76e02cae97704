import css from './dialling.css?inline';

export const DIALLING_CSS: string = css;
