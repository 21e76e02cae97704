import { t } from '@lingui/core/macro';
import type { SignOnOutcome } from '@inlay/api/contract';

/** What is said of each end of a way to the provider. */
const TEXTS: Readonly<Record<SignOnOutcome, string>> = {
  cancelled: t`You cancelled signing in with the provider.`,
  expired: t`That took too long, or it began in another browser. Try again.`,
  failed: t`The provider’s answer can’t be trusted, so nobody was signed in. Try again, or sign in with your password.`,
  unreachable: t`The provider can’t be reached right now. Try again later, or sign in with your password.`,
  unverified: t`The provider hasn’t confirmed your email address. Ask the people who run it.`,
  unknown: t`You have no account here. Ask an administrator for one.`,
  mailed: t`There is an account with your email address. We sent you a link to connect it.`,
  known: t`There is an account with your email address. Sign in with its password, then link the provider under Settings, Security.`,
  taken: t`One of the two accounts is already linked to another one.`,
  linked: t`Linked. You can sign in this way from now on.`,
};

/** Returns the sentence for an outcome of the address; an unknown one is a failure. */
export const signOnText = (outcome: string): string =>
  TEXTS[Object.hasOwn(TEXTS, outcome) ? (outcome as SignOnOutcome) : 'failed'];
