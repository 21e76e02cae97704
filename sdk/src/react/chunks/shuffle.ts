import { SHUFFLE_CSS } from '../fields/styles/shuffle.ts';
import { shuffled } from '../fields/ShuffledOptions.tsx';

export const wrapper = shuffled;
export const types = ['radio', 'checkbox', 'select', 'picture', 'ranking', 'matrix'] as const;
export const css = SHUFFLE_CSS;
