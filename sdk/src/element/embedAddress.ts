/** Where the platform lives: where this script came from. */
const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/** The id in a `form-id` attribute; empty without one. */
export const parseFormId = (attribute: string | null | undefined): string => attribute?.trim() ?? '';

/** The platform's address in a `base-url` attribute, without a slash at the end. */
export const parseBaseUrl = (attribute: string | null | undefined): string =>
  (attribute ?? SCRIPT_ORIGIN).replace(/\/+$/, '');
