import { ApiError } from '../../lib/apiError.ts';

/** Returns the server's reason for a deliberate refusal, else the given text (ADMIN-028). */
export const refusalOr = (error: unknown, text: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : text;
