import { checkUrl } from './url.ts';

/** Path below which the platform serves pictures that owners have uploaded. */
const OWN_PICTURES = /^\/files\/(?:logos|pictures)\/[\w.-]+$/;

/** Path of a picture of an account (decision 334). */
export const OWN_PICTURE = /^\/files\/pictures\/[\w.-]+$/;

/** Whether a picture may be shown from an address: https, so that no page with a certificate refuses it, or the platform's own. */
export const isPictureAddress = (address: string): boolean =>
  address === '' || OWN_PICTURES.test(address) || (address.startsWith('https://') && checkUrl(address).ok);
