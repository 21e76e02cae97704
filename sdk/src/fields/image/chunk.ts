import { ImageField } from './ImageField.tsx';
import css from './style.css?inline';

export const components = { image: ImageField };
export { css };
