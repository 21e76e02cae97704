import css from './picture.css?inline';

export const PICTURE_CSS: string = css;
