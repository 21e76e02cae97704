import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { prefixedCookie, setCookie } from '../../../platform/http/sessionCookie.ts';
import { openSecret, sealSecret, type SealedFor } from '../../../platform/secrets/sealSecret.ts';

/** The way of one browser to the provider and back; its cookie holds what the answer must fit. */
const journeySchema = z.object({
  /** Id of the provider, as it is set. */
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The path to come back to. */
  from: z.string(),
  /** The session of a user who wants to link the provider; null = to sign in. */
  linkFor: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
  /** The form before which a visitor says who they are; null = no form. */
  formId: z.string().nullable().default(null),
});

export type Journey = z.infer<typeof journeySchema>;

const JOURNEY = {
  name: 'inlay_sign_on',
  sealedFor: { purpose: 'sign-on', id: '' },
  maxAge: 10 * MINUTE_MS,
} as const;

/** Remembers which provider a browser came by, so that it can end its session there as well. */
const PROVIDER_SESSION = {
  name: 'inlay_provider',
  sealedFor: { purpose: 'sign-on-session', id: '' },
  maxAge: 30 * DAY_MS,
} as const;

const providerSessionSchema = z.object({
  provider: z.string(),
  /** The ID token, by which the provider knows whose session ends; null where it is too long for a cookie. */
  idToken: z.string().nullable(),
});

export type ProviderSession = z.infer<typeof providerSessionSchema>;

/** Longest ID token that a cookie keeps, in characters: browsers keep 4,096 bytes, sealed. */
const MAX_ID_TOKEN_LENGTH = 2_600;

/** A cookie that only the platform can write and read. */
interface SealedCookie {
  name: string;
  sealedFor: SealedFor;
  maxAge: number;
}

/** Keeps a journey in the browser that starts it; an earlier one ends. */
export const writeJourney = (ctx: AppContext, config: Config, journey: Journey): void =>
  write(ctx, config, JOURNEY, journey);

/** Takes the journey of this browser, once; null without one. */
export function takeJourney(ctx: AppContext, config: Config): Journey | null {
  const journey = read(ctx, config, JOURNEY, journeySchema);
  write(ctx, config, JOURNEY, null);
  return journey;
}

/** Keeps which provider the session of this browser came by. */
export function writeProviderSession(ctx: AppContext, config: Config, session: ProviderSession): void {
  const { provider, idToken } = session;
  const isShort = idToken !== null && idToken.length <= MAX_ID_TOKEN_LENGTH;
  write(ctx, config, PROVIDER_SESSION, { provider, idToken: isShort ? idToken : null });
}

/** Takes which provider the session of this browser came by; null for none. */
export function takeProviderSession(ctx: AppContext, config: Config): ProviderSession | null {
  const session = read(ctx, config, PROVIDER_SESSION, providerSessionSchema);
  if (session) write(ctx, config, PROVIDER_SESSION, null);
  return session;
}

function write(ctx: AppContext, config: Config, cookie: SealedCookie, value: object | null): void {
  const { name, sealedFor, maxAge } = cookie;
  const sealed = value && sealSecret(JSON.stringify(value), config.secret, sealedFor);
  setCookie(ctx, config.publicUrl, { name, value: sealed, ...(sealed !== null && { maxAge }) });
}

function read<Schema extends z.ZodType>(
  ctx: AppContext,
  { publicUrl, secret }: Config,
  { name, sealedFor }: SealedCookie,
  schema: Schema,
): z.output<Schema> | null {
  const sealed = ctx.cookies.get(prefixedCookie(publicUrl, name));
  if (!sealed) return null;
  try {
    return schema.safeParse(JSON.parse(openSecret(sealed, secret, sealedFor))).data ?? null;
  } catch {
    // Somebody else's, or of another platform secret.
    return null;
  }
}
