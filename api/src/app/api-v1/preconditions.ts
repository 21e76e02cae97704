import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';

/** Writes a state as a strong entity tag. */
export const etag = (state: string): string => `"${state}"`;

/** A tag as it is sent; a proxy that compresses answers makes it a weak one. */
const TAG = /^(?:W\/)?(?<tag>"[^"]*")$/;

const refuse = (header: string, code: string, message: string): ProblemError =>
  new ProblemError('request.invalid', { issues: [{ path: [header], code, message }] });

/** Reads the tags of `If-Match`; null without the header. */
function readTags(header: string): string[] | null {
  if (header.trim() === '') return null;
  return header.split(',').map((tag) => tag.trim());
}

/**
 * Asserts that a request names no state of what has none, instead of writing over what it meant to keep.
 * @throws {ProblemError} `request.invalid`.
 */
export function assertNoState(ctx: AppContext): void {
  const tags = readTags(ctx.get('If-Match'));
  if (!tags || tags.includes('*')) return;
  throw refuse('If-Match', 'unsupported', 'No state can be named here. Send the request without If-Match.');
}

/**
 * Asserts that a request names the present state of what it changes (RFC 9110, 13.1).
 * @param state null where there is none yet: `If-None-Match: *` says so.
 * @param name of the state in what is said of it.
 * @throws {ProblemError} `precondition.required` without a header, `precondition.failed` with the state as it is,
 *   `request.invalid` for what is no tag.
 */
export function assertState(ctx: AppContext, state: string | null, name: string): void {
  const tags = readTags(ctx.get('If-Match'))?.map((sent) => {
    const tag = sent === '*' ? sent : TAG.exec(sent)?.groups?.['tag'];
    if (!tag) throw refuse('If-Match', 'invalid', 'Must be an ETag as it was answered, with its quotes');
    return tag;
  });
  const none = ctx.get('If-None-Match').trim();
  if (none !== '' && none !== '*') throw refuse('If-None-Match', 'invalid', 'Must be *');
  const wantsNone = none === '*';
  if (!tags && !wantsNone) {
    const message = 'Send the ETag that you have read, as it was answered';
    throw new ProblemError('precondition.required', {
      issues: [{ path: ['If-Match'], code: 'required', message }],
    });
  }
  const isMatch = !tags || (state !== null && tags.some((tag) => tag === '*' || tag === etag(state)));
  if (isMatch && (!wantsNone || state === null)) return;
  throw new ProblemError('precondition.failed', {
    current: { [name]: state },
    ...(state !== null && { headers: { ETag: etag(state) } }),
  });
}
