import { ImageField } from '../fields/ImageField.tsx';
import { IMAGE_CSS } from '../fields/styles/image.ts';

export const components = { image: ImageField };
export const css = IMAGE_CSS;
