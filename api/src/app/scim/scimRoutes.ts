import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState, Next } from '../../platform/http/appContext.ts';
import { assertStorableText } from '../../platform/http/assertStorableText.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { DEFAULT_BODY_LIMITS, readJsonBody } from '../../platform/http/readBody.ts';
import { routeByPrefix } from '../../platform/http/routeByPrefix.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { presentResourceTypes, presentSchemas, presentServiceProvider } from './discovery.ts';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  getGroup,
  leaveGroups,
  listGroupMembers,
  listGroups,
  parseGroupFilter,
} from './groups.ts';
import { parseFilter } from './parseFilter.ts';
import { parseGroupPatch, type GroupChange } from './patchGroup.ts';
import { patchScimUser } from './patchUser.ts';
import {
  createPerson,
  getPerson,
  listPeople,
  removePerson,
  writePerson,
  type DirectoryCall,
} from './people.ts';
import { presentScimError, ScimError } from './scimError.ts';
import { parseScimGroup, presentScimGroup, type GroupRow } from './scimGroup.ts';
import { verifyScimToken } from './scimToken.ts';
import { parseScimUser, presentScimUser, USER_SCHEMA } from './scimUser.ts';

const PREFIX = '/scim/v2';
const MEDIA_TYPE = 'application/scim+json';
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** The address that is entered in a directory. */
export const scimUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => publicUrl + PREFIX;

interface ScimDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for directories, which write the people of the installation by a token. Neither cookies
 * nor other people's pages matter to it, because nothing but the token is read (decision 785).
 */
export function scim(deps: ScimDeps): (ctx: AppContext, next: Next) => Promise<unknown> {
  const routes = routeByPrefix([scimRouter(deps)]);
  return async (ctx, next) => {
    if (ctx.path !== PREFIX && !ctx.path.startsWith(`${PREFIX}/`)) return next();
    try {
      await authenticate(deps, ctx);
      await routes(ctx, async () => {
        throw new ScimError(404, 'There is no such resource');
      });
    } catch (error) {
      refuse(ctx, toScimError(error));
    }
    return undefined;
  };
}

/** @throws {ScimError} 401; {ProblemError} `rate_limit.exceeded`. */
async function authenticate({ config, orm, limits }: ScimDeps, ctx: AppContext): Promise<void> {
  const [, secret = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
  const source = requestSource(ctx, config);
  await limits.take('scim', { key: source.hash, source });
  const isGood = await inTransaction(orm, (em) => verifyScimToken(em, secret));
  if (isGood) return;
  if (await limits.tryTake('refusals', { key: `scim:${source.hash}`, source }))
    await inTransaction(orm, (em) => recordEvent(em, { type: 'scim_refused', source, data: {} }));
  ctx.set('WWW-Authenticate', 'Bearer');
  throw new ScimError(401, 'This needs the token of a directory. Send it as Authorization: Bearer.');
}

/** @throws whatever is no refusal. */
function toScimError(error: unknown): ScimError {
  if (error instanceof ScimError) return error;
  if (error instanceof ProblemError && error.status < 500 && error.status !== 429)
    return new ScimError(error.status, error.message, error.status === 400 ? 'invalidSyntax' : undefined);
  throw error;
}

function refuse(ctx: AppContext, error: ScimError): void {
  answer(ctx, presentScimError(error), error.status);
}

function answer(ctx: AppContext, body: object, status = 200): void {
  const text = JSON.stringify(body);
  ctx.status = status;
  ctx.type = MEDIA_TYPE;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = text;
}

/** The routes of SCIM, which `scim` opens to the token of a directory alone. */
export function scimRouter({ config, orm }: Pick<ScimDeps, 'config' | 'orm'>): Router<AppState> {
  const router = new Router<AppState>({ prefix: PREFIX });
  const baseUrl = scimUrl(config);
  const callOf = (ctx: AppContext): DirectoryCall => ({ config, source: requestSource(ctx, config) });
  const inOne = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
    inTransaction(orm, work);

  router.get('/ServiceProviderConfig', (ctx) => answer(ctx, presentServiceProvider(baseUrl)));
  for (const [path, resources] of [
    ['ResourceTypes', presentResourceTypes(baseUrl)],
    ['Schemas', presentSchemas(baseUrl)],
  ] as const) {
    router.get(`/${path}`, (ctx) => answer(ctx, presentList(resources)));
    router.get(`/${path}/:id`, (ctx) => {
      const resource = resources.find(({ id }) => id === ctx['params']['id']);
      if (!resource) throw new ScimError(404, 'There is no such resource');
      answer(ctx, resource);
    });
  }

  router.get('/Users', async (ctx) => {
    const condition = parseFilter(queryOf(ctx, 'filter'));
    const [startIndex, count] = [numberOf(ctx, 'startIndex'), numberOf(ctx, 'count')];
    const {
      total,
      rows,
      startIndex: first,
    } = await inOne((em) => listPeople(em, { condition, startIndex, count }));
    const people = rows.map((row) => chosen(ctx, presentScimUser(row, baseUrl)));
    answer(ctx, presentList(people, { total, startIndex: first }));
  });

  router.post('/Users', async (ctx) => {
    const facts = parseScimUser(await readScimBody(ctx));
    const row = await inOne((em) => createPerson(em, callOf(ctx), facts));
    const user = presentScimUser(row, baseUrl);
    ctx.set('Location', user.meta.location);
    answer(ctx, chosen(ctx, user), 201);
  });

  router.get('/Users/:id', async (ctx) => {
    const row = await inOne((em) => getPerson(em, idOf(ctx)));
    answer(ctx, chosen(ctx, presentScimUser(row, baseUrl)));
  });

  router.put('/Users/:id', async (ctx) => {
    const facts = parseScimUser(await readScimBody(ctx));
    const row = await inOne((em) => writePerson(em, callOf(ctx), idOf(ctx), facts));
    answer(ctx, chosen(ctx, presentScimUser(row, baseUrl)));
  });

  router.patch('/Users/:id', async (ctx) => {
    const body = await readScimBody(ctx);
    const row = await inOne(async (em) => {
      const user = presentScimUser(await getPerson(em, idOf(ctx)), baseUrl);
      return writePerson(em, callOf(ctx), user.id, parseScimUser(patchScimUser(user, body)));
    });
    answer(ctx, chosen(ctx, presentScimUser(row, baseUrl)));
  });

  router.delete('/Users/:id', async (ctx) => {
    await inOne(async (em) => {
      const { id } = await getPerson(em, idOf(ctx));
      await removePerson(em, callOf(ctx), id);
      await leaveGroups(em, callOf(ctx), id);
    });
    ctx.status = 204;
  });

  addGroupRoutes(router, { baseUrl, callOf, inOne });
  return router;
}

interface GroupDeps {
  baseUrl: string;
  callOf(ctx: AppContext): DirectoryCall;
  inOne<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result>;
}

/** Groups, whose people get roles by the rules of administrators (SSO-045). */
function addGroupRoutes(router: Router<AppState>, { baseUrl, callOf, inOne }: GroupDeps): void {
  const present = async (
    em: EntityManager,
    ctx: AppContext,
    rows: readonly GroupRow[],
  ): Promise<object[]> => {
    // Directories ask for large groups without their members.
    const isLeftOut = /(^|,)\s*members\s*(,|$)/i.test(queryOf(ctx, 'excludedAttributes') ?? '');
    const members = isLeftOut
      ? null
      : await listGroupMembers(
          em,
          rows.map(({ id }) => id),
        );
    return rows.map((row) =>
      chosen(ctx, presentScimGroup(row, members && (members.get(row.id) ?? []), baseUrl)),
    );
  };
  const one = (ctx: AppContext, work: (em: EntityManager) => Promise<GroupRow>): Promise<object> =>
    inOne(async (em) => {
      const [group] = await present(em, ctx, [await work(em)]);
      return group ?? {};
    });

  router.get('/Groups', async (ctx) => {
    const condition = parseGroupFilter(queryOf(ctx, 'filter'));
    const [startIndex, count] = [numberOf(ctx, 'startIndex'), numberOf(ctx, 'count')];
    const [groups, page] = await inOne(async (em) => {
      const found = await listGroups(em, { condition, startIndex, count });
      return [await present(em, ctx, found.rows), found] as const;
    });
    answer(ctx, presentList(groups, page));
  });

  router.post('/Groups', async (ctx) => {
    const facts = parseScimGroup(await readScimBody(ctx, GROUP_BODY_LIMITS));
    const group = await one(ctx, (em) => createGroup(em, callOf(ctx), facts));
    ctx.set('Location', `${baseUrl}/Groups/${(group as { id: string }).id}`);
    answer(ctx, group, 201);
  });

  router.get('/Groups/:id', async (ctx) => answer(ctx, await one(ctx, (em) => getGroup(em, idOf(ctx)))));

  router.put('/Groups/:id', async (ctx) => {
    const { displayName, externalId, memberIds } = parseScimGroup(await readScimBody(ctx, GROUP_BODY_LIMITS));
    const changes: GroupChange[] = [
      { kind: 'rename', displayName },
      { kind: 'externalId', externalId },
      { kind: 'replace', memberIds: memberIds ?? [] },
    ];
    answer(ctx, await one(ctx, (em) => changeGroup(em, callOf(ctx), idOf(ctx), changes)));
  });

  router.patch('/Groups/:id', async (ctx) => {
    const body = await readScimBody(ctx, GROUP_BODY_LIMITS);
    const changed = await one(ctx, async (em) => {
      const { id } = await getGroup(em, idOf(ctx));
      return changeGroup(em, callOf(ctx), id, parseGroupPatch(body));
    });
    answer(ctx, changed);
  });

  router.delete('/Groups/:id', async (ctx) => {
    await inOne((em) => deleteGroup(em, callOf(ctx), idOf(ctx)));
    ctx.status = 204;
  });
}

/** Limits of a request that names many members. */
const GROUP_BODY_LIMITS = { ...DEFAULT_BODY_LIMITS, keys: 6_000 };

async function readScimBody(ctx: AppContext, limits = DEFAULT_BODY_LIMITS): Promise<unknown> {
  const body = await readJsonBody(ctx, limits, [MEDIA_TYPE, 'application/json']);
  assertStorableText(body);
  return body;
}

const idOf = (ctx: AppContext): string => (ctx['params'] as { id: string }).id;

function queryOf(ctx: AppContext, name: string): string | null {
  const [value, ...more] = new URLSearchParams(ctx.querystring).getAll(name);
  if (more.length > 0) throw new ScimError(400, `${name} comes twice`, 'invalidValue');
  return value ?? null;
}

function numberOf(ctx: AppContext, name: string): number | null {
  const text = queryOf(ctx, name);
  if (text === null) return null;
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new ScimError(400, `${name} is no number`, 'invalidValue');
}

const presentList = (
  resources: readonly object[],
  { total, startIndex } = { total: resources.length, startIndex: 1 },
) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** Attributes that every answer has (RFC 7643, 7). */
const ALWAYS: readonly string[] = ['schemas', 'id'];

/** Leaves out what was not asked for (RFC 7644, 3.9), by whole attributes. */
function chosen(ctx: AppContext, user: object): object {
  const listOf = (name: string): string[] | null =>
    queryOf(ctx, name)
      ?.split(',')
      .map((one) => one.trim().replace(`${USER_SCHEMA}:`, '').split('.')[0]?.toLowerCase() ?? '') ?? null;
  const [wanted, unwanted] = [listOf('attributes'), listOf('excludedAttributes')];
  if (!wanted && !unwanted) return user;
  return Object.fromEntries(
    Object.entries(user).filter(([name]) => {
      if (ALWAYS.includes(name)) return true;
      const key = name.toLowerCase();
      return wanted ? wanted.includes(key) : !unwanted?.includes(key);
    }),
  );
}
