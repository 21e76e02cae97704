import { checkUrl, type Check } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';

/** People type addresses without a scheme. */
const withScheme = (text: string): string =>
  /^\w+:\/\//.test(text.trim()) ? text : `https://${text.trim()}`;

/** Checks the address of a website to be read, as somebody types it. */
export const checkWebsite = (text: string, { allowedHosts }: Pick<Config, 'allowedHosts'>): Check<string> =>
  checkUrl(withScheme(text), { allowedHosts });
