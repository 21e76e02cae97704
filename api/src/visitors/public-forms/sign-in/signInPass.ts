import { z } from 'zod';
import { HOUR_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import { openSecret, sealSecret, type SealedFor } from '../../../platform/secrets/sealSecret.ts';

/** Time after a sign-in in which its visitor may send, in ms. Nothing begins it again: they may have left since. */
const LIFETIME_MS = 6 * HOUR_MS;

const signedInSchema = z.object({
  /** End of the pass, in ms since 1970. */
  until: z.number(),
  issuer: z.string(),
  subject: z.string(),
  /** Their address; null where the provider has not verified it. */
  email: z.string().nullable(),
});

/** Who has signed in before a form, as the provider says. */
export type SignedIn = Omit<z.infer<typeof signedInSchema>, 'until'>;

/** As much of a form as its passes are sealed for. */
interface Asked {
  id: string;
  signInProvider: { id: string } | null;
}

/** Begins a pass of a sign-in; those of a password begin with their end. */
const MARK = 'who.';

const sealedFor = (formId: string, providerId: string): SealedFor => ({
  purpose: 'form-sign-in',
  id: `${formId} ${providerId}`,
});

/** Creates what says for some hours who has signed in before a form; nobody else can read it. */
export function createSignInPass(
  { secret }: Pick<Config, 'secret'>,
  { formId, providerId }: { formId: string; providerId: string },
  person: SignedIn,
): string {
  const told = JSON.stringify({ ...person, until: Date.now() + LIFETIME_MS });
  const sealed = sealSecret(told, secret, sealedFor(formId, providerId));
  return MARK + Buffer.from(sealed, 'base64').toString('base64url');
}

/** Returns who has signed in by a pass; null for one of another form or provider, one that has ended, and any other. */
export function findSignedIn(
  { secret }: Pick<Config, 'secret'>,
  { id, signInProvider }: Asked,
  pass: unknown,
): SignedIn | null {
  if (signInProvider === null || typeof pass !== 'string' || !pass.startsWith(MARK)) return null;
  const sealed = Buffer.from(pass.slice(MARK.length), 'base64url').toString('base64');
  try {
    const told: unknown = JSON.parse(openSecret(sealed, secret, sealedFor(id, signInProvider.id)));
    const { until, ...person } = signedInSchema.parse(told);
    return until > Date.now() ? person : null;
  } catch {
    // Changed, or sealed for another form, provider or platform.
    return null;
  }
}
