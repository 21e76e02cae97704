import css from './choices.css?inline';

export const CHOICES_CSS: string = css;
