import css from './signature.css?inline';

export const SIGNATURE_CSS: string = css;
