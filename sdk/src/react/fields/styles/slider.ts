import css from './slider.css?inline';

export const SLIDER_CSS: string = css;
