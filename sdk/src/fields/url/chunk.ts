import { urlField } from './model.ts';
import { UrlField } from './UrlField.tsx';

export const components = { url: UrlField };
export const models = { url: urlField };
