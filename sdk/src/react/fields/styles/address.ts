import css from './address.css?inline';

export const ADDRESS_CSS: string = css;
