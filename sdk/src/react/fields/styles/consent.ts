import css from './consent.css?inline';

export const CONSENT_CSS: string = css;
