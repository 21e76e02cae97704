import { t } from '@lingui/core/macro';

/** Creates passkeys in the browser. The library is loaded with the first one. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { ApiError, messageOf } from '../../lib/apiError.ts';

/** Returns whether this browser can create passkeys; without https it cannot. */
export const canMakePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Asks the browser for a new passkey. */
export async function createPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({
    // The server's library wrote it, the browser's reads it: the shape is the standard's.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...response };
}

/** Returns the message for a failed passkey; browsers hide most reasons on purpose. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) return messageOf(error);
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return t`No passkey was added. The request was canceled or timed out. Try again.`;
    case 'InvalidStateError':
      return t`This device already has a passkey for your account.`;
    case 'ConstraintError':
    case 'NotSupportedError':
      return t`This device doesn’t support this kind of passkey. Try another device or a security key.`;
    case 'SecurityError':
      return t`Passkeys don’t work at this address. Open the platform at its own address and try again.`;
    default:
      return t`No passkey was added. Your browser or device couldn’t create one.`;
  }
}
