import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';

/**
 * Asserts that a file is the body itself, as programs send it, and no part of a form.
 * @throws {ProblemError} `request.unsupported_media_type`.
 */
export function assertPlainFile(ctx: AppContext): void {
  if (!ctx.is('multipart/*')) return;
  const issue = { path: ['Content-Type'], code: 'unsupported', message: 'Send the file itself as the body' };
  throw new ProblemError('request.unsupported_media_type', { issues: [issue] });
}
