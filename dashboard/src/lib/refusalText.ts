import type { Refusal } from '@inlay/sdk/model';
import { i18n } from './i18n.ts';

/** Returns why a check of the model refused a value, in the language of the page (D-168). */
export const refusalText = ({ message, template }: Refusal): string =>
  i18n._(template?.text ?? message, template?.values);
