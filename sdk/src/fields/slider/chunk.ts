import { sliderField } from './model.ts';
import { SliderField } from './SliderField.tsx';
import css from './style.css?inline';

export const components = { slider: SliderField };
export const models = { slider: sliderField };
export { css };
