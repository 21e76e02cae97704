import { sliderField } from '../../model/fields/types/slider.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { SLIDER_CSS } from '../fields/styles/slider.ts';

export const components = { slider: SliderField };
export const models = { slider: sliderField };
export const css = SLIDER_CSS;
