import { checkUrl } from './url.ts';

/** Path below which the platform serves pictures that owners have uploaded. */
const OWN_PICTURES = /^\/files\/(?:logos|pictures)\/[\w.-]+$/;

/** Path of a picture of an account (decision 334). */
export const OWN_PICTURE = /^\/files\/pictures\/[\w.-]+$/;

/** Returns whether a picture address is allowed: https, because no page blocks it, or the platform's own. */
export const isPictureAddress = (address: string): boolean =>
  address === '' || OWN_PICTURES.test(address) || (address.startsWith('https://') && checkUrl(address).ok);
