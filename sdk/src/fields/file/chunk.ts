import { fileField } from './model.ts';
import { FileField } from './FileField.tsx';
import css from './style.css?inline';

export const components = { file: FileField };
export const models = { file: fileField };
export { css };
