import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  accountRulesResponseSchema,
  accountSearchQuerySchema,
  accountSearchResponseSchema,
  saveAccountRulesRequestSchema,
  type AccountRule,
  type AccountRulesResponse,
  type AccountSearchResponse,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { PLATFORM_ACCOUNT_ID } from '../../platform/entities/account.entity.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError, type ProblemIssue } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { ACCOUNT_NAME } from '../../platform/identity/ownAccounts.ts';
import { loadAccountRules, storeAccountRules } from '../../platform/settings/accountRules.ts';
import { containing } from './containing.ts';

/** Accounts that a search finds at most. */
const MOST_ACCOUNTS = 20;

/** Rules of groups and domains, which administrators type unless the environment sets them (SSO-040). */
export function accountRulesRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin' });

  router.get(
    '/account-rules',
    guard({ access: 'admin', response: accountRulesResponseSchema }, () =>
      inTransaction(orm, (em) => present(em, config)),
    ),
  );

  router.put(
    '/account-rules',
    guard(
      {
        access: 'admin',
        problems: ['account_rules.of_environment'],
        body: saveAccountRulesRequestSchema,
        response: accountRulesResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        if (config.accountRules !== null) throw new ProblemError('account_rules.of_environment');
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          await assertPlaces(em, body.rules);
          await storeAccountRules(em, body);
          const data = { changed: { accountRules: body } };
          await recordEvent(em, { type: 'settings_changed', source, userId: actor.id, data });
          return present(em, config);
        });
      },
    ),
  );

  router.get(
    '/accounts',
    guard(
      { access: 'admin', query: accountSearchQuerySchema, response: accountSearchResponseSchema },
      ({ query }) => inTransaction(orm, (em) => searchAccounts(em, query.search)),
    ),
  );

  return router;
}

async function present(em: EntityManager, config: Config): Promise<AccountRulesResponse> {
  const { groupsClaim, rules } = await loadAccountRules(em, config);
  const { accounts, folders } = await findNames(em, rules);
  return {
    source: config.accountRules === null ? 'settings' : 'environment',
    groupsClaim,
    rules: rules.map((rule) => ({
      ...rule,
      account: accounts.get(rule.accountId) ?? null,
      folder: folders.get(`${rule.accountId} ${rule.folderId ?? ''}`) ?? null,
    })),
  };
}

async function findNames(em: EntityManager, rules: readonly AccountRule[]) {
  const named = await run<{ id: string; name: string }>(
    em,
    sql`select a.id, ${ACCOUNT_NAME} as name from accounts a
      where a.id = any(${rules.map(({ accountId }) => accountId)}::uuid[])`,
  );
  const ids = rules.flatMap(({ folderId }) => folderId ?? []);
  const folders = await em.find(ClientFolder, { id: { $in: ids } });
  return {
    accounts: new Map(named.map(({ id, name }) => [id, name])),
    folders: new Map(folders.map(({ id, accountId, name }) => [`${accountId} ${id}`, name])),
  };
}

/** @throws {ProblemError} `request.invalid` for an account or a folder that is not there. */
async function assertPlaces(em: EntityManager, rules: readonly AccountRule[]): Promise<void> {
  const { accounts, folders } = await findNames(em, rules);
  const issues = rules.flatMap(({ accountId, folderId }, at): ProblemIssue[] => {
    const isThere =
      accountId !== PLATFORM_ACCOUNT_ID &&
      accounts.has(accountId) &&
      (folderId === null || folders.has(`${accountId} ${folderId}`));
    const message = 'Choose an account, and a folder of it.';
    return isThere ? [] : [{ path: ['rules', at, 'accountId'], code: 'missing', message }];
  });
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
}

async function searchAccounts(em: EntityManager, search: string): Promise<AccountSearchResponse> {
  const { $ilike: pattern } = containing(search);
  const accounts = await run<{ id: string; name: string }>(
    em,
    sql`select * from (select a.id, ${ACCOUNT_NAME} as name from accounts a where a.id <> ${PLATFORM_ACCOUNT_ID}) named
      where name ilike ${pattern} order by name, id limit ${MOST_ACCOUNTS}`,
  );
  const ids = accounts.map(({ id }) => id);
  const folders = await em.find(ClientFolder, { accountId: { $in: ids } }, { orderBy: { name: 'asc' } });
  return {
    accounts: accounts.map(({ id, name }) => ({
      id,
      name,
      folders: folders
        .filter(({ accountId }) => accountId === id)
        .map((folder) => ({ id: folder.id, name: folder.name })),
    })),
  };
}
