import css from './image.css?inline';

export const IMAGE_CSS: string = css;
