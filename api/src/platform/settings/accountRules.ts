import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { ConfigError, type Config } from '../config/config.ts';
import { accountRuleSchema, MAX_ACCOUNT_RULES, saveAccountRulesRequestSchema } from '../contract/index.ts';
import { loadSystemState, writeSystemState } from './systemState.ts';

/** Key of the rules that an administrator typed; they are stored beside the settings. */
const KEY = 'account_rules';

/** Groups and domains with the roles that their people get (decision 813). */
type AccountRules = z.output<typeof saveAccountRulesRequestSchema>;

/** What the environment says of rules. */
export type RulesConfig = Pick<Config, 'accountRules' | 'groupsClaim'>;

const listSchema = z.array(accountRuleSchema).max(MAX_ACCOUNT_RULES);

/**
 * Reads the rules of the environment; null for none.
 * @throws {ConfigError} that names the variable, for what is no list of rules.
 */
export function readAccountRules({ accountRules, groupsClaim }: RulesConfig): AccountRules | null {
  if (accountRules === null) return null;
  const { data, error } = listSchema.safeParse(readJson(accountRules));
  if (data) return { groupsClaim, rules: data };
  const [issue] = error.issues;
  throw new ConfigError(
    `INLAY_ACCOUNT_RULES must be a list of rules as JSON: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the rules of the environment, else those that were typed (SSO-040). */
export async function loadAccountRules(em: EntityManager, config: RulesConfig): Promise<AccountRules> {
  const given = readAccountRules(config);
  if (given) return given;
  const { data } = saveAccountRulesRequestSchema.safeParse(await loadSystemState(em, KEY));
  return data ?? { groupsClaim: config.groupsClaim, rules: [] };
}

/** Stores rules, which hold from each person's next sign-in on. */
export const storeAccountRules = (em: EntityManager, rules: AccountRules): Promise<void> =>
  writeSystemState(em, KEY, { ...rules });
