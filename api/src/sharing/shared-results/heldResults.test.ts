import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createOptions, type ResultCard } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { fieldOf, pageOf } from '../../../../tests/support/api/logicForm.ts';
import { storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { share } from '../../../../tests/support/api/sharedResultsScene.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { createSharedResultsReader } from './sharedResultsReader.ts';

/** Random streams; the long run is `INLAY_STREAMS=200 npm run unit -- heldResults`. */
const STREAMS = Number(process.env['INLAY_STREAMS'] ?? 4);
const STEPS = 40;
const SMALLEST = 3;

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

const TEAMS = ['Sales', 'Legal', 'Kitchen'];

async function createForm() {
  const form = await api.buildForm(owner, {
    ...createEmptyDefinition('Survey'),
    pages: [
      pageOf('p1', '', [
        fieldOf('radio', 'team', 'Team', { options: createOptions(TEAMS) }),
        fieldOf('radio', 'site', 'Site', { options: createOptions(['North', 'South']) }),
        fieldOf('text', 'why', 'Why'),
      ]),
    ],
  });
  const own = { ...form, accountId: owner.accountId };
  const add = async (answers: Record<string, string>): Promise<string> => {
    const id = randomUUID();
    await storeAnswers(api, own, [{ id, answers, at: new Date() }]);
    // The database's own clock, as submissions have it.
    await api.database.query('update form_submissions set submitted_at = clock_timestamp() where id = $1', [
      id,
    ]);
    return id;
  };
  return { id: form.id, links: `/api/forms/${form.id}/shared-results`, add };
}

interface Shown {
  submissions: number | null;
  cards: readonly { card: ResultCard }[];
}

/** What a link shows to somebody whom no cache answers. */
async function lookAt(link: { path: string }): Promise<Shown> {
  const reader = createSharedResultsReader(api.deps);
  const open = await reader.find(link.path.replace('/r/', ''));
  return reader.show(open!);
}

const cardOf = ({ cards }: Shown, id: string) => cards.find(({ card }) => card.id === id)?.card;

test('RESULT-029 a live link changes when as many new answers have come as its smallest group has people', async () => {
  const { links, add } = await createForm();
  for (let at = 0; at < 6; at++) await add({ team: 'Sales' });
  const link = await share(owner, links, { questions: ['team', 'site'], smallestGroup: SMALLEST });
  const first = await lookAt(link);
  expect(first.submissions).toBe(6);
  for (const site of ['North', 'South']) {
    await add({ team: 'Legal', site });
    expect(await lookAt(link)).toEqual(first);
  }
  await add({ team: 'Legal' });
  const second = await lookAt(link);
  expect([second.submissions, cardOf(second, 'team')?.answered]).toEqual([9, 9]);
  // Two have answered the other question.
  expect(cardOf(second, 'site')).toEqual(cardOf(first, 'site'));
  await add({ site: 'North' });
  const third = await lookAt(link);
  expect([third.submissions, cardOf(third, 'site')?.answered]).toEqual([9, 3]);
});

test('RESULT-029 a second link, a frozen one and one that is made again show what the first shows', async () => {
  const { links, add } = await createForm();
  for (let at = 0; at < 6; at++) await add({ team: 'Sales', site: 'North' });
  const choice = { questions: ['team'], smallestGroup: SMALLEST };
  const link = await share(owner, links, choice);
  const first = await lookAt(link);
  await add({ team: 'Legal', site: 'South' });
  const others = [
    await share(owner, links, { ...choice, questions: ['team', 'site'] }),
    await share(owner, links, { ...choice, isFrozen: true }),
  ];
  await owner.delete(`${links}/${link.id}`);
  others.push(await share(owner, links, choice));
  for (const other of others) {
    const shown = await lookAt(other);
    expect([shown.submissions, cardOf(shown, 'team')]).toEqual([first.submissions, cardOf(first, 'team')]);
  }
  const site = cardOf(await lookAt(others[0]!), 'site');
  expect(site?.answered).toBe(6);
});

test('RESULT-029 texts of answers are not kept in what is shown: deleted and edited ones are gone at once', async () => {
  const { id, links, add } = await createForm();
  const ids = [];
  for (const why of ['canary one', 'canary two', 'canary three']) ids.push(await add({ team: 'Sales', why }));
  const link = await share(owner, links, { questions: ['why'], texts: ['why'], smallestGroup: SMALLEST });
  const textsOf = (shown: Shown): string[] => {
    const card = cardOf(shown, 'why');
    return card?.kind === 'text' ? card.latest.map(({ text }) => text).toSorted() : [];
  };
  expect(textsOf(await lookAt(link))).toEqual(['canary one', 'canary three', 'canary two']);
  const [{ state } = { state: '' }] = await api.database.query<{ state: string }>(
    'select state::text as state from shared_states where form_id = $1',
    [id],
  );
  expect(state).toContain('"why"');
  expect(state).not.toMatch(/canary (one|two|three)/);
  await api.database.query('delete from form_submissions where id = $1', [ids[0]]);
  await api.database.query(
    `update form_submissions set submission_data = submission_data || '{"why": "another"}', edited_at = clock_timestamp()
     where id = $1`,
    [ids[1]],
  );
  expect(textsOf(await lookAt(link))).toEqual(['canary three']);
});

test.each(Array.from({ length: STREAMS }, (_, seed) => seed + 1))(
  'RESULT-029 no two states of a card differ by fewer people than the smallest group, stream %i',
  async (seed) => {
    const next = seededRandom(seed);
    const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)]!;
    const { links, add } = await createForm();
    const link = await share(owner, links, { questions: ['team', 'site'], smallestGroup: SMALLEST });
    const other = await share(owner, links, { questions: ['site'], smallestGroup: SMALLEST });
    /** What each person has answered, as it is now; those in the trash are apart. */
    const people = new Map<string, Record<string, string>>();
    const trash = new Map<string, Record<string, string>>();
    const seen = new Map<string, { text: string; people: Set<string> }[]>();

    /** Remembers who was in a card when it changed: each as a person with an answer, so that an edit is a change. */
    const remember = (id: string, shown: unknown): void => {
      const states = seen.get(id) ?? [];
      seen.set(id, states);
      const text = JSON.stringify(shown ?? null);
      if (states.at(-1)?.text === text) return;
      const answered = [...people].filter(([, answers]) => id === '' || answers[id] !== undefined);
      states.push({ text, people: new Set(answered.map(([who, answers]) => `${who} ${answers[id] ?? ''}`)) });
    };
    const acts: Record<string, () => Promise<unknown>> = {
      async add() {
        const answers = {
          ...(next() < 0.8 && { team: pick(TEAMS) }),
          ...(next() < 0.5 && { site: 'North' }),
        };
        people.set(await add(answers), answers);
      },
      async trash() {
        const [who, answers] = pick([...people]);
        people.delete(who);
        trash.set(who, answers);
        await api.database.query('update form_submissions set deleted_at = now() where id = $1', [who]);
      },
      async restore() {
        if (trash.size === 0) return;
        const [who, answers] = pick([...trash]);
        trash.delete(who);
        people.set(who, answers);
        await api.database.query('update form_submissions set deleted_at = null where id = $1', [who]);
      },
      async edit() {
        const [who, before] = pick([...people]);
        const answers = { ...before, team: pick(TEAMS) };
        people.set(who, answers);
        await api.database.query(
          'update form_submissions set submission_data = $2, edited_at = now() where id = $1',
          [who, answers],
        );
      },
    };
    for (let step = 0; step < STEPS; step++) {
      const act = people.size < 2 ? 'add' : pick(['add', 'add', 'add', 'add', 'trash', 'restore', 'edit']);
      await acts[act]!();
      const shown = await lookAt(pick([link, other]));
      if (shown.submissions === null) continue;
      remember('', shown.submissions);
      for (const { card } of shown.cards) if (card.answered >= SMALLEST) remember(card.id, card);
    }
    expect(seen.get('')!.length).toBeGreaterThan(2);
    for (const [id, states] of seen)
      for (const [at, one] of states.entries())
        for (const later of states.slice(at + 1)) {
          const differing = [
            ...[...one.people].filter((each) => !later.people.has(each)),
            ...[...later.people].filter((each) => !one.people.has(each)),
          ];
          const persons = new Set(differing.map((each) => each.split(' ')[0]));
          expect([id, persons.size >= SMALLEST || persons.size === 0]).toEqual([id, true]);
        }
  },
);
