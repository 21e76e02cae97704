import type { CustomFetch } from 'openid-client';
import { request } from 'undici';
import type { Config } from '../../../platform/config/config.ts';
import { createGuardedAgent } from '../../../platform/outgoing/guardedAgent.ts';
import { resolveHost } from '../../../platform/outgoing/publicAddress.ts';
import type { SignInProvider } from '../../../platform/settings/signInProvider.ts';
import { ProviderError } from './providerFailure.ts';

/** Most bytes of one answer. */
const MAX_ANSWER_BYTES = 512 * 1024;

/**
 * Creates what answers requests of the library, through an agent that looks where it connects (T17), up to a size.
 * Where an administrator says so, the provider's own host may be private; hosts that it names may not.
 * @param timeoutMs see `createGuardedAgent`
 */
export function createProviderFetch(
  { allowedHosts }: Pick<Config, 'allowedHosts'>,
  { issuer, isPrivate }: SignInProvider,
  timeoutMs: number,
): CustomFetch {
  const allowed = isPrivate ? [...allowedHosts, new URL(issuer).hostname] : allowedHosts;
  const dispatcher = createGuardedAgent({ allowedHosts: allowed }, resolveHost, timeoutMs);
  return async (url, { method, headers, body, signal }) => {
    const answer = await request(url, {
      dispatcher,
      method: method as 'GET',
      headers,
      // Requests of this protocol have forms, or nothing.
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(signal && { signal }),
    });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer.body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_ANSWER_BYTES) throw new ProviderError('not_found', 'Too long');
      parts.push(part);
    }
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value) given.set(name, String(value));
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(Buffer.concat(parts)) : null, {
      status: answer.statusCode,
      headers: given,
    });
  };
}
