import { counted } from '../fields/CountedOptions.tsx';
import { PLACES_CSS } from '../fields/styles/places.ts';

export const wrapper = counted;
export const types = ['radio', 'checkbox', 'select', 'picture'] as const;
export const css = PLACES_CSS;
