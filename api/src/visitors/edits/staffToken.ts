import { z } from 'zod';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';

/** Lifetime of the page, in ms: a pile of paper takes a while. */
const LIFETIME_MS = 12 * HOUR_MS;

const person = { userId: z.uuid(), accountId: z.uuid() };
const contentSchema = z.discriminatedUnion('kind', [
  /** A submission that is corrected. */
  z.object({ kind: z.literal('edit'), id: z.uuid(), ...person }),
  /** A form of which one submission is entered. */
  z.object({ kind: z.literal('entry'), id: z.uuid(), entryId: z.uuid(), ...person }),
]);

/** What a page for those who work on submissions is for. */
export type StaffPage = z.infer<typeof contentSchema>;

const SEALED = { purpose: 'staff-page', id: '' } as const;

/**
 * Returns the path of a page on which somebody corrects or enters answers. Scripts of forms send no cookies, so its token
 * says whose it is; what they may do is asked at every call.
 */
export function staffPath({ secret }: Pick<Config, 'secret'>, content: StaffPage): string {
  const text = JSON.stringify({ ...content, expiresAt: Date.now() + LIFETIME_MS });
  const token = Buffer.from(sealSecret(text, secret, SEALED), 'base64');
  return `/w/${token.toString('base64url')}`;
}

/** Opens a token; null for one that this platform has not made, or that has ended. */
export function openStaffToken({ secret }: Pick<Config, 'secret'>, token: string): StaffPage | null {
  try {
    const text = openSecret(Buffer.from(token, 'base64url').toString('base64'), secret, SEALED);
    const { expiresAt } = z.object({ expiresAt: z.number() }).parse(JSON.parse(text));
    return expiresAt > Date.now() ? contentSchema.parse(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
