import { CliError, type Command, type CommandValues, print, printTable, UsageError } from '@inlay/sdk/cli';
import { EMAIL_OPTION, parseEmailOption } from './emailOption.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { apiKeyTermsSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { loadActor } from '../../platform/identity/loadActor.ts';
import type { Person } from '../../platform/identity/actor.ts';
import { listApiKeys } from '../../sharing/api-keys/listApiKeys.ts';
import { endApiKey, makeApiKey } from '../../sharing/api-keys/makeApiKey.ts';
import { withOrm } from './withDatabase.ts';

/** A day in ms. */
const DAY_MS = 86_400_000;

/** `keys list` */
const keysList: Command = {
  name: 'keys list',
  summary: 'Lists the API keys of an account: id, state, last use, end, scopes and name',
  options: { email: EMAIL_OPTION },
  async run(context, values) {
    const email = parseEmailOption(values);
    return withOrm(context, async ({ orm }) => {
      const em = orm.em.fork();
      const keys = await listApiKeys(em, (await getMaker(em, email)).accountId);
      if (keys.length === 0) print(context.output, `${email} has no API keys.`);
      const day = (time: string | null, none: string): string => time?.slice(0, 10) ?? none;
      printTable(
        context.output,
        keys.map(({ id, state, lastUsedAt, expiresAt, endedAt, scopes, name }) => [
          id,
          state,
          day(lastUsedAt, 'never used'),
          day(endedAt ?? expiresAt, 'no expiry'),
          scopes.join(','),
          name,
        ]),
      );
      return 0;
    });
  },
};

/** `keys make` */
const keysMake: Command = {
  name: 'keys make',
  summary: 'Makes an API key for an account and prints it, once',
  options: {
    email: EMAIL_OPTION,
    name: { type: 'string', value: 'NAME', about: 'what the key is for' },
    scopes: { type: 'string', value: 'SCOPES', about: 'such as forms:read,submissions:read' },
    forms: { type: 'string', value: 'FORM_IDS', about: 'the forms that it reaches; all without it' },
    fields: { type: 'string', value: 'FIELD_IDS', about: 'the fields of its one form whose answers it sees' },
    impersonal: { type: 'boolean', about: 'hides every answer that may say who sent it' },
    from: { type: 'string', value: 'DAY', about: 'hides submissions from before this day, in UTC' },
    days: { type: 'string', value: 'DAYS', about: 'until it expires; it does not without it' },
  },
  notes: ['The key alone goes to the standard output, so that it can be piped to where it is kept.'],
  async run(context, values) {
    const email = parseEmailOption(values);
    const terms = parseTerms(values, context.now());
    return withOrm(context, async ({ orm }) => {
      const { token } = await refusing(() =>
        inTransaction(orm, async (em) =>
          makeApiKey(em, { maker: await getMaker(em, email), source: null }, terms),
        ),
      );
      print(context.errors, 'This key is not shown again:');
      print(context.output, token);
      return 0;
    });
  },
};

/** `keys end` */
const keysEnd: Command = {
  name: 'keys end',
  summary: 'Ends an API key of an account at once',
  options: { email: EMAIL_OPTION, id: { type: 'string', value: 'ID', about: 'as `keys list` prints it' } },
  async run(context, values) {
    const email = parseEmailOption(values);
    const id = textOf(values, 'id');
    if (!id || !/^[\da-f-]{36}$/i.test(id)) throw new UsageError('--id is missing or not an id.');
    return withOrm(context, async ({ orm }) => {
      await refusing(() =>
        inTransaction(orm, async (em) =>
          endApiKey(em, { maker: await getMaker(em, email), source: null }, id),
        ),
      );
      print(context.output, 'The key has ended.');
      return 0;
    });
  },
};

export const KEY_COMMANDS: readonly Command[] = [keysList, keysMake, keysEnd];

/** @throws {CliError} when there is no such user. */
async function getMaker(em: EntityManager, email: string): Promise<Person> {
  const user = await em.findOne(User, { email });
  const actor = user && (await loadActor(em, user.id));
  if (!actor) throw new CliError(`There is no account with the address ${email}.`);
  return actor;
}

/** @throws {UsageError} which names the option that is wrong. */
function parseTerms(values: CommandValues, now: number) {
  const [from, days] = [textOf(values, 'from'), textOf(values, 'days')];
  const found = apiKeyTermsSchema.safeParse({
    name: textOf(values, 'name') ?? '',
    scopes: listOf(values, 'scopes') ?? [],
    formIds: listOf(values, 'forms'),
    visibleFields: listOf(values, 'fields'),
    isImpersonal: values['impersonal'] === true,
    visibleFrom: from === null ? null : `${from}T00:00:00.000Z`,
    expiresAt: days === null ? null : isoAfter(days, now),
  });
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new UsageError(`${OPTION_OF[String(issue?.path[0])] ?? 'The key'}: ${issue?.message}.`);
}

/** Options by what they become. */
const OPTION_OF: Readonly<Record<string, string>> = {
  name: '--name',
  scopes: '--scopes',
  formIds: '--forms',
  visibleFields: '--fields',
  visibleFrom: '--from',
  expiresAt: '--days',
};

const textOf = (values: CommandValues, name: string): string | null => {
  const value = values[name];
  return typeof value === 'string' ? value : null;
};

const listOf = (values: CommandValues, name: string): string[] | null =>
  textOf(values, name)
    ?.split(',')
    .map((one) => one.trim()) ?? null;

const isoAfter = (days: string, now: number): string =>
  /^\d{1,5}$/.test(days) ? new Date(now + Number(days) * DAY_MS).toISOString() : days;

/** Says a refusal in its sentence. @throws {CliError} */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProblemError ? new CliError(error.message) : error;
  }
}
