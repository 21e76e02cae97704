import { pictureField } from '../../model/fields/types/picture.ts';
import { PictureField } from '../fields/PictureField.tsx';
import { PICTURE_CSS } from '../fields/styles/picture.ts';

export const components = { picture: PictureField };
export const models = { picture: pictureField };
export const css = PICTURE_CSS;
