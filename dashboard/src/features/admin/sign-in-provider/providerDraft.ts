import { t } from '@lingui/core/macro';
import type { SaveSignInProviderRequest, SignInProviderResponse, UnknownPeople } from '@inlay/api/contract';

type Stored = SignInProviderResponse['provider'];

/** A sign-in provider as it is typed. */
export interface ProviderDraft extends Record<string, string | boolean> {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  unknownPeople: string;
  trustsAddresses: boolean;
  trustsSecondFactor: boolean;
  isPrivate: boolean;
}

/** What becomes of people whom the platform does not know. */
export const UNKNOWN_PEOPLE: Readonly<Record<UnknownPeople, string>> = {
  refuse: t`Refuse them`,
  approval: t`Wait for approval`,
  enter: t`Let them in`,
};

export const draftOf = (stored: Stored): ProviderDraft => ({
  issuer: stored?.issuer ?? '',
  clientId: stored?.clientId ?? '',
  clientSecret: '',
  name: stored?.name ?? '',
  unknownPeople: stored?.unknownPeople ?? 'approval',
  trustsAddresses: stored?.trustsAddresses ?? false,
  trustsSecondFactor: stored?.trustsSecondFactor ?? false,
  isPrivate: stored?.isPrivate ?? false,
});

/** Returns whether the stored secret was typed for what the draft says. */
export const keepsSecret = (stored: Stored, { issuer, clientId }: ProviderDraft): boolean =>
  stored?.hasSecret === true && stored.issuer === issuer.trim() && stored.clientId === clientId.trim();

/** Returns the problems of a draft, by field. */
export const checkDraft = ({ issuer, clientId, name }: ProviderDraft): Partial<Record<string, string>> => ({
  ...(issuer.trim() === '' && { issuer: t`Enter the provider’s address` }),
  ...(clientId.trim() === '' && { clientId: t`Enter the client ID` }),
  ...(name.trim() === '' && { name: t`Enter a name` }),
});

/** Returns a draft as the server takes it. */
export function requestOf(
  stored: Stored,
  draft: ProviderDraft,
  withTest: boolean,
): SaveSignInProviderRequest {
  const { clientSecret, unknownPeople, issuer, clientId, name, ...rest } = draft;
  const { trustsAddresses, trustsSecondFactor, isPrivate } = rest;
  return {
    issuer,
    clientId,
    name,
    unknownPeople: unknownPeople as UnknownPeople,
    trustsAddresses,
    trustsSecondFactor,
    isPrivate,
    // Left out, the stored one stays.
    ...(clientSecret !== '' && { clientSecret }),
    ...(clientSecret === '' && !stored?.hasSecret && { clientSecret: null }),
    withTest,
  };
}
