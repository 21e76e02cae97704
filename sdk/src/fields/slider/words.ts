/** What a form says of sliders. */
export { stepWords as sliderWords } from '../shared/words.ts';
