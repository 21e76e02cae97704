import { ApiError } from '../../lib/apiError.ts';

/** Why the server said no, where it did so knowingly; else the given text (ADMIN-028). */
export const refusalOr = (error: unknown, text: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : text;
