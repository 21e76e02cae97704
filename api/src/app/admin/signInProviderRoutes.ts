import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  providerTestResponseSchema,
  saveSignInProviderRequestSchema,
  saveSignInProviderResponseSchema,
  signInProviderResponseSchema,
  type ProviderTestResponse,
  type SignInProviderResponse,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { UserIdentity } from '../../platform/entities/userIdentity.entity.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { readerLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { settingsEvent } from '../../platform/settings/settingsEvent.ts';
import {
  findSignInProvider,
  loadSignInProvider,
  type SignInProvider,
} from '../../platform/settings/signInProvider.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { presentProviderFailure, ProviderError } from '../../people/auth/sign-on/providerFailure.ts';
import type { SignInProviders } from '../../people/auth/sign-on/providers.ts';
import {
  removeSignInProvider,
  sealSignInProvider,
  storeSignInProvider,
} from '../../people/auth/sign-on/saveProvider.ts';
import { signedOutUrl } from '../../people/auth/sign-on/endSession.ts';
import { callbackUrl } from '../../people/auth/sign-on/signOn.ts';

interface ProviderDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
  providers: SignInProviders;
}

/** What happens in the name of an administrator. */
interface Call {
  ctx: AppContext;
  actor: Actor;
}

/** Routes of the sign-in provider, which administrators type and test, unless the environment sets it (SSO-001). */
export function signInProviderRouter({ config, orm, limits, providers }: ProviderDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/sign-in-provider' });

  const present = async (em: EntityManager): Promise<SignInProviderResponse> => {
    const provider = await loadSignInProvider(em, config);
    return {
      source: provider?.source ?? null,
      provider,
      callbackUrl: callbackUrl(config),
      signedOutUrl: signedOutUrl(config),
      linked: provider
        ? await em.count(UserIdentity, { issuer: provider.issuer, linkedAt: { $ne: null } })
        : 0,
    };
  };

  /** Who tries one address after the other leaves a trail. */
  const test = async (provider: SignInProvider, { ctx, actor }: Call): Promise<ProviderTestResponse> => {
    const source = requestSource(ctx, config);
    await limits.take('providerTest', { key: actor.id, source, userId: actor.id });
    try {
      await providers.test(provider, callbackUrl(config));
      return { failure: null };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const data = { action: 'test_sign_in_provider', to: provider.issuer, reason: error.reason };
      await inTransaction(orm, (em) =>
        recordEvent(em, { type: 'admin_access', source, userId: actor.id, data }),
      );
      return { failure: presentProviderFailure(error, sayIn(readerLanguage(ctx))) };
    }
  };

  const announce = async (em: EntityManager, { ctx, actor }: Call, signInProvider: object | null) => {
    const source = requestSource(ctx, config);
    const data = { changed: { signInProvider } };
    await recordEvent(em, { type: 'settings_changed', source, userId: actor.id, data });
    await publishEvent(em, settingsEvent, {});
  };

  const assertTyped = (): void => {
    if (config.signInProvider !== null) throw new ProblemError('sign_on.of_environment');
  };

  router.get(
    '/',
    guard({ access: 'admin', response: signInProviderResponseSchema }, () => inTransaction(orm, present)),
  );

  router.put(
    '/',
    guard(
      {
        access: 'admin',
        problems: ['sign_on.of_environment'],
        body: saveSignInProviderRequestSchema,
        response: saveSignInProviderResponseSchema,
      },
      async ({ body, ...call }) => {
        assertTyped();
        const stored = await inTransaction(orm, (em) => sealSignInProvider(em, config, body));
        const provider = findSignInProvider(config, stored);
        if (!provider) throw new Error('What was typed is no provider');
        const tested = body.withTest ? await test(provider, call) : null;
        return inTransaction(orm, async (em) => {
          if (!tested?.failure) {
            await storeSignInProvider(em, stored);
            const { id: _id, clientSecret: _sealed, ...shown } = stored;
            await announce(em, call, shown);
          }
          return { ...(await present(em)), test: tested };
        });
      },
    ),
  );

  router.delete(
    '/',
    guard(
      { access: 'admin', problems: ['sign_on.of_environment'], response: signInProviderResponseSchema },
      async (call) => {
        assertTyped();
        return inTransaction(orm, async (em) => {
          await removeSignInProvider(em);
          await announce(em, call, null);
          return present(em);
        });
      },
    ),
  );

  router.post(
    '/test',
    guard(
      { access: 'admin', problems: ['sign_on.no_provider'], response: providerTestResponseSchema },
      async (call) => {
        const provider = await loadSignInProvider(orm.em.fork(), config);
        if (!provider) throw new ProblemError('sign_on.no_provider');
        return test(provider, call);
      },
    ),
  );

  return router;
}
