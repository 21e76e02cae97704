import { urlField } from '../../model/fields/types/url.ts';
import { UrlField } from '../fields/UrlField.tsx';

export const components = { url: UrlField };
export const models = { url: urlField };
