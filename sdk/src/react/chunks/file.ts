import { fileField } from '../../model/fields/types/file.ts';
import { FileField } from '../fields/FileField.tsx';
import { FILE_CSS } from '../fields/styles/file.ts';

export const components = { file: FileField };
export const models = { file: fileField };
export const css = FILE_CSS;
