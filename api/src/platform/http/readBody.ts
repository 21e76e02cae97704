import { getRawBody } from 'raw-body';
import type { AppContext } from './appContext.ts';
import { isVersioned } from './problemDetails.ts';
import { ProblemError, type ProblemIssue } from './problemError.ts';
import type { ProblemCode } from './problems.ts';

/** Limits of a body: bytes, levels and keys (T20). */
export interface BodyLimits {
  bytes: number;
  depth: number;
  keys: number;
}

export const DEFAULT_BODY_LIMITS: BodyLimits = { bytes: 256 * 1024, depth: 32, keys: 1_000 };
/** Limits for form definitions: 200 fields with 200 options of two keys each; conditions of 16 levels, two of JSON each. */
export const DEFINITION_BODY_LIMITS: BodyLimits = { bytes: 10 * 1024 * 1024, depth: 64, keys: 160_000 };
/** Limits for answers to such a form, which may tick every option; the bytes bound the cost. */
export const ANSWERS_BODY_LIMITS: BodyLimits = { bytes: 256 * 1024, depth: 32, keys: 60_000 };
/** Limits for lists of ids. */
export const SELECTION_BODY_LIMITS: BodyLimits = { bytes: 256 * 1024, depth: 8, keys: 6_000 };

/** Throws for invalid UTF-8; keeps no state between bodies. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Names with a meaning on JavaScript objects, refused in input (T16). */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a JSON body.
 * @throws {ProblemError} `request.unsupported_media_type`, `request.too_large`, `request.malformed_json`, `request.invalid`.
 */
export async function readJsonBody(
  ctx: AppContext,
  limits = DEFAULT_BODY_LIMITS,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  if (!hasBody(ctx)) throw malformed('required', `The body is empty. Send JSON as ${types[0]}`);
  if (!ctx.is([...types])) throw wrongHeader(ctx, 'Content-Type', `Must be ${types.join(' or ')}`);
  const text = await readText(ctx, limits.bytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw malformedJson(text, error);
  }
  assertWithinLimits(body, limits);
  return body;
}

/** Whether a body follows the headers, as far as they say so. */
const hasBody = (ctx: AppContext): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;

const malformed = (code: string, message: string): ProblemError =>
  new ProblemError('request.malformed_json', { issues: [{ path: [], code, message }] });

/** A refusal whose place programs are told; visitors' scripts take a named fault for one of an answer. */
const refuse = (ctx: AppContext, code: ProblemCode, issue: ProblemIssue): ProblemError =>
  new ProblemError(code, isVersioned(ctx.path) ? { issues: [issue] } : {});

const wrongHeader = (ctx: AppContext, header: string, message: string): ProblemError =>
  refuse(ctx, 'request.unsupported_media_type', { path: [header], code: 'unsupported', message });

/** Says where JSON breaks off or goes wrong, as far as the engine names the place. */
function malformedJson(text: string, error: unknown): ProblemError {
  const { message } = error as Error;
  const place = /line (?<line>\d+) column (?<column>\d+)/.exec(message)?.groups;
  const end =
    message === 'Unexpected end of JSON input' && `The text ends too early, after ${text.length} characters`;
  const said = place ? `Not JSON at line ${place['line']}, column ${place['column']}` : end;
  return malformed('malformed_json', said || 'Not JSON. Look at its quotes, commas and brackets');
}

/** Reads a plain form post, as a browser without JavaScript sends it (D-185). */
export async function readFormBody(ctx: AppContext, limits: BodyLimits): Promise<URLSearchParams> {
  if (!ctx.is('application/x-www-form-urlencoded')) throw new ProblemError('request.unsupported_media_type');
  const entries = new URLSearchParams(await readText(ctx, limits.bytes));
  if (entries.size > limits.keys) throw new ProblemError('request.invalid');
  return entries;
}

/**
 * Reads a file as the body. Browsers show a response only after they have sent everything, so the rest of a slightly
 * too large file is read and discarded.
 * @param limit most bytes
 * @throws {ProblemError} `wrongType` and `tooLarge` as they are given, `request.invalid` for a body that breaks off.
 */
export async function readFileBody(
  ctx: AppContext,
  rule: { limit: number; types: readonly string[]; wrongType: ProblemCode; tooLarge: ProblemCode },
): Promise<Buffer> {
  const isAllowed = ctx.is([...rule.types]) && ctx.get('Content-Encoding') === '';
  if (!isAllowed) throw new ProblemError(rule.wrongType);
  try {
    const length = ctx.get('Content-Length') || null;
    return await getRawBody(ctx.req, { limit: rule.limit, length });
  } catch (error) {
    if (!isTooLarge(error)) throw new ProblemError('request.invalid');
    await skipRest(ctx, rule.limit * SKIPPED_LIMITS);
    ctx.set('Connection', 'close');
    throw new ProblemError(rule.tooLarge);
  }
}

/** Largest file that is read to its end, as a multiple of the limit. */
const SKIPPED_LIMITS = 4;

async function skipRest(ctx: AppContext, bytes: number): Promise<void> {
  if (Number(ctx.get('Content-Length')) > bytes) return;
  let left = bytes;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      left -= (chunk as Buffer).length;
      if (left < 0) return;
    }
  } catch {
    // The caller has left: no response is needed.
  }
}

async function readText(ctx: AppContext, limit: number): Promise<string> {
  if (ctx.get('Content-Encoding') !== '')
    throw wrongHeader(ctx, 'Content-Encoding', 'Send the body uncompressed, without this header');
  let bytes: Buffer;
  try {
    bytes = await getRawBody(ctx.req, { limit, length: ctx.get('Content-Length') || null });
  } catch (error) {
    if (!isTooLarge(error))
      throw refuse(ctx, 'request.malformed_json', {
        path: [],
        code: 'cut',
        message: 'The body broke off. Send it again',
      });
    // The rest of the body stays unread; the connection closes after this response.
    ctx.set('Connection', 'close');
    const message = `The body can have at most ${limit} bytes`;
    throw refuse(ctx, 'request.too_large', { path: [], code: 'too_large', message });
  }
  try {
    return UTF8.decode(bytes);
  } catch {
    throw refuse(ctx, 'request.malformed_json', {
      path: [],
      code: 'encoding',
      message: 'The body is not UTF-8',
    });
  }
}

const isTooLarge = (error: unknown): boolean => (error as { type?: string }).type === 'entity.too.large';

/** A value in a body, with its place. */
interface Part {
  value: unknown;
  depth: number;
  key: string;
  within: Part | null;
}

/** Longest name in the place of a fault, in characters. */
const MAX_NAME_LENGTH = 100;

/** Checks without recursion: a body of 100,000 nested arrays parses, and must not end in a RangeError. */
function assertWithinLimits(body: unknown, limits: BodyLimits): void {
  const waiting: Part[] = [{ value: body, depth: 1, key: '', within: null }];
  let keys = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    keys += entries.length;
    if (depth > limits.depth) throw refusePart(next, 'too_deep', `Has more than ${limits.depth} levels`);
    if (keys > limits.keys) throw refusePart(next, 'too_many_keys', `Has more than ${limits.keys} entries`);
    for (const [key, part] of entries) {
      const isForbidden = FORBIDDEN_KEYS.has(key);
      // Most parts are texts, which hold nothing.
      if (!isForbidden && (typeof part !== 'object' || part === null)) continue;
      const inside = { value: part, depth: depth + 1, key, within: next };
      if (isForbidden) throw refusePart(inside, 'forbidden_key', 'This name is not allowed here');
      waiting.push(inside);
    }
  }
}

function refusePart(part: Part, code: string, message: string): ProblemError {
  const path: (string | number)[] = [];
  for (let at = part; at.within; at = at.within)
    path.unshift(Array.isArray(at.within.value) ? Number(at.key) : at.key.slice(0, MAX_NAME_LENGTH));
  return new ProblemError('request.invalid', { issues: [{ path, code, message }] });
}
