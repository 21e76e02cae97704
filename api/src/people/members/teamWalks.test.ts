import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import {
  TEST_PASSWORD,
  useTestApi,
  type BuiltForm,
  type TestPerson,
} from '../../../../tests/support/api/testApi.ts';

/** Walks of this run; `npm run test:teams` takes 1,000. */
const WALKS = Number(process.env['INLAY_WALKS'] ?? 3);
const STEPS = 12;
const PEOPLE = 5;

type Role = 'owner' | 'admin' | 'editor' | 'responder' | 'viewer';
/** What the model says that a person has: a role with its rights, in the account or in one folder. */
interface Held {
  role: Role;
  rights: readonly string[];
  inFolder: boolean;
}

const RANK: Readonly<Record<Role, number>> = { viewer: 1, responder: 2, editor: 3, admin: 4, owner: 5 };
const MOST: Readonly<Record<Role, readonly string[]>> = {
  owner: [],
  admin: [],
  editor: ['export', 'publish', 'share', 'erase'],
  responder: ['export'],
  viewer: ['export'],
};

const api = useTestApi();
let people: TestPerson[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: PEOPLE }, () => api.signedIn()));
});

/** Numbers that a seed repeats (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What the model lets somebody give or take. */
const mayGive = (by: Held | undefined, role: Role): boolean =>
  by !== undefined && !by.inFolder && (by.role === 'owner' || (by.role === 'admin' && role !== 'owner'));

interface Scene {
  founder: TestPerson;
  accountId: string;
  inside: BuiltForm;
  outside: BuiltForm;
  folderId: string;
}

async function buildScene(): Promise<Scene> {
  const founder = await api.signedIn();
  const folderId = (await founder.post('/api/folders', { name: 'F' })).body.id as string;
  const [inside, outside] = [
    await api.buildForm(founder, createEmptyDefinition('Inside')),
    await api.buildForm(founder, createEmptyDefinition('Outside')),
  ];
  await founder.patch(`/api/forms/${inside.id}`, { clientFolderId: folderId });
  return { founder, accountId: founder.accountId, inside, outside, folderId };
}

/** What a person gets of a form, by the model: the status of a read, and of three changes that take rights. */
function expectedOf(held: Held | undefined, isInside: boolean): number[] {
  if (!held || (held.inFolder && !isInside)) return [404, 404, 404, 404];
  const has = (least: Role, right?: string): boolean =>
    RANK[held.role] >= RANK[least] &&
    (!right || RANK[held.role] >= RANK.admin || held.rights.includes(right));
  return [
    200,
    has('editor') ? 200 : 403,
    has('editor', 'publish') ? 200 : 403,
    has('editor', 'share') ? 200 : 403,
  ];
}

async function getOf(person: TestPerson, { id }: BuiltForm): Promise<number[]> {
  const statuses = [];
  for (const path of ['', '/publishing']) statuses.push((await person.get(`/api/forms/${id}${path}`)).status);
  statuses.push((await person.patch(`/api/forms/${id}`, { active: true })).status);
  statuses.push((await person.get(`/api/forms/${id}/webhooks`)).status);
  return statuses;
}

/** One walk: each step is made over HTTP and in the model, which says beforehand whether it is refused. */
async function walk(seed: number): Promise<void> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const scene = await buildScene();
  const { accountId, folderId } = scene;
  const everybody = [scene.founder, ...people];
  const model = new Map<TestPerson, Held>([[scene.founder, { role: 'owner', rights: [], inFolder: false }]]);
  const links = new Map<TestPerson, { token: string; by: TestPerson; held: Held }>();
  /** Whoever works there is asked in the account; a removed person's session has gone to their own. */
  const act = async (person: TestPerson) => person.post(`/api/accounts/${accountId}/choose`);
  const owners = () => [...model.values()].filter(({ role, inFolder }) => role === 'owner' && !inFolder);

  const randomHeld = (): Held => {
    const role = pick(['owner', 'admin', 'editor', 'editor', 'responder', 'viewer'] as const);
    const inFolder = RANK[role] < RANK.admin && random(3) === 0;
    return { role, rights: MOST[role].filter(() => random(2) === 0), inFolder };
  };
  const bodyOf = ({ role, rights, inFolder }: Held) => ({
    role,
    rights,
    places: inFolder ? { folderIds: [folderId], formIds: [] } : null,
  });
  /** Forgets the invitations that somebody could not make any more. */
  const dropLinksOf = (by: TestPerson) => {
    for (const [invited, link] of links)
      if (link.by === by && !mayGive(model.get(by), link.held.role)) links.delete(invited);
  };

  for (let step = 0; step < STEPS; step++) {
    const [actor, target] = [pick(everybody), pick(everybody)];
    await act(actor);
    const [own, theirs] = [model.get(actor), model.get(target)];
    const isManager = own !== undefined && !own.inFolder && RANK[own.role] >= RANK.admin;
    const kind = pick([
      'invite',
      'invite',
      'accept',
      'accept',
      'change',
      'remove',
      'leave',
      'transfer',
    ] as const);
    const note = `seed ${seed}, step ${step}: ${kind}`;
    if (kind === 'invite') {
      const held = randomHeld();
      const { status, body } = await actor.post('/api/members/invitations', {
        email: target.email,
        ...bodyOf(held),
      });
      // Somebody outside invites into their own account, where they are the owner.
      if (!own) continue;
      const isKnown = theirs !== undefined && !theirs.inFolder;
      const isFine = isManager && mayGive(own, held.role) && !isKnown;
      expect([note, status]).toEqual([note, isFine ? 201 : isManager && mayGive(own, held.role) ? 409 : 403]);
      if (isFine) links.set(target, { token: body.link.split('#token=')[1], by: actor, held });
    } else if (kind === 'accept') {
      const link = links.get(actor);
      const { status } = await actor.post('/api/invitations/accept', { token: link?.token ?? 'x' });
      const isFine = link !== undefined && mayGive(model.get(link.by), link.held.role);
      expect([note, status]).toEqual([note, isFine ? 204 : 422]);
      if (isFine) {
        if (!own || own.inFolder) model.set(actor, link.held);
        links.delete(actor);
      }
    } else if (own && kind === 'change') {
      const held = randomHeld();
      const { status } = await actor.put(`/api/members/${target.userId}`, bodyOf(held));
      const isAllowed =
        isManager &&
        mayGive(own, theirs?.inFolder ? 'viewer' : (theirs?.role ?? 'viewer')) &&
        mayGive(own, held.role);
      const isLast =
        theirs?.role === 'owner' && (held.role !== 'owner' || held.inFolder) && owners().length === 1;
      const expected = !isManager ? 403 : !theirs ? 404 : !isAllowed ? 403 : isLast ? 409 : 200;
      expect([note, status]).toEqual([note, expected]);
      if (expected === 200) {
        model.set(target, held);
        dropLinksOf(target);
      }
    } else if (own && (kind === 'remove' || kind === 'leave')) {
      const gone = kind === 'leave' ? actor : target;
      const held = model.get(gone);
      const { status } =
        kind === 'leave'
          ? await actor.post('/api/members/leave')
          : await actor.delete(`/api/members/${gone.userId}`);
      const isAllowed = gone === actor || mayGive(own, held?.inFolder ? 'viewer' : (held?.role ?? 'viewer'));
      const isLast = held?.role === 'owner' && owners().length === 1;
      const expected =
        kind === 'remove' && !isManager ? 403 : !held ? 404 : !isAllowed ? 403 : isLast ? 409 : 204;
      expect([note, status]).toEqual([note, expected]);
      if (expected === 204) {
        model.delete(gone);
        dropLinksOf(gone);
      }
    } else if (own && kind === 'transfer') {
      const { status } = await actor.post(`/api/members/${target.userId}/transfer`, {
        password: TEST_PASSWORD,
      });
      const expected = !isManager
        ? 403
        : !theirs || target === actor
          ? 404
          : own.role !== 'owner'
            ? 403
            : 204;
      expect([note, status]).toEqual([note, expected]);
      if (expected === 204) {
        model.set(target, { role: 'owner', rights: [], inFolder: false });
        model.set(actor, { role: 'admin', rights: [], inFolder: false });
        dropLinksOf(actor);
      }
    }
    const stored = await api.database.query<{ user_id: string; role: Role }>(
      `select user_id, role from account_members where account_id = $1 order by user_id`,
      [accountId],
    );
    expect([note, stored.some(({ role }) => role === 'owner')]).toEqual([note, true]);
    expect(stored).toEqual(
      [...model]
        .filter(([, { inFolder }]) => !inFolder)
        .map(([{ userId }, { role }]) => ({ user_id: userId, role }))
        .toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)),
    );
  }
  for (const person of everybody) {
    await act(person);
    const found = [await getOf(person, scene.inside), await getOf(person, scene.outside)];
    const held = model.get(person);
    expect([seed, held, found]).toEqual([seed, held, [expectedOf(held, true), expectedOf(held, false)]]);
  }
}

test(`TEAM-022 TEAM-024 ${WALKS} random walks of invite, accept, change, remove, leave and transfer: never an account without owner, never a right that the model does not give`, async () => {
  const first = Number(process.env['INLAY_SEED'] ?? 1);
  let done = 0;
  for (let seed = first; seed < first + WALKS; seed++) {
    await api.database.query('delete from rate_limits');
    await walk(seed);
    done++;
  }
  expect(done).toBe(WALKS);
}, 1_800_000);
