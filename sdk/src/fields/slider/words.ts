/** Texts about sliders. */
export { stepWords as sliderWords } from '../shared/words.ts';
