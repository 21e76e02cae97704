/** The platform's origin, which served this script. */
const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/** Returns the id in a `form-id` attribute; empty without one. */
export const parseFormId = (attribute: string | null | undefined): string => attribute?.trim() ?? '';

/** Returns the platform's address from a `base-url` attribute, without a trailing slash. */
export const parseBaseUrl = (attribute: string | null | undefined): string =>
  (attribute ?? SCRIPT_ORIGIN).replace(/\/+$/, '');
