import css from './unit.css?inline';

/** Style of an input with a unit behind it. */
export const UNIT_CSS: string = css;
