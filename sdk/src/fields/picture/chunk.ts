import { pictureField } from './model.ts';
import { PictureField } from './PictureField.tsx';
import css from './style.css?inline';

export const components = { picture: PictureField };
export const models = { picture: pictureField };
export { css };
