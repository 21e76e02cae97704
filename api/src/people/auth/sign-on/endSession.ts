import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { loadSignInProvider } from '../../../platform/settings/signInProvider.ts';
import { takeProviderSession } from './journey.ts';
import type { SignOnDeps } from './signOn.ts';

/** Where the provider sends people once it has ended its session. */
export const signedOutUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/auth`;

/**
 * Returns where the provider ends its own session, for a browser that came by it (RP-Initiated Logout); null for any
 * other, and where the provider is away or ends none.
 */
export async function findEndSessionUrl(
  { config, orm, providers }: Pick<SignOnDeps, 'config' | 'orm' | 'providers'>,
  ctx: AppContext,
): Promise<string | null> {
  const session = takeProviderSession(ctx, config);
  if (!session) return null;
  const provider = await loadSignInProvider(orm.em.fork(), config);
  if (provider?.id !== session.provider) return null;
  const opened = await providers.open(provider).catch(() => null);
  if (!opened?.configuration.serverMetadata().end_session_endpoint) return null;
  return opened.oidc.buildEndSessionUrl(opened.configuration, {
    post_logout_redirect_uri: signedOutUrl(config),
    ...(session.idToken !== null && { id_token_hint: session.idToken }),
  }).href;
}
