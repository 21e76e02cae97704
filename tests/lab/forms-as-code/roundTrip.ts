import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printAuthoredFiles } from '@inlay/sdk/authoring';
import {
  createEmptyDefinition,
  createField,
  mapFields,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import sharp from 'sharp';
import { applyEdits, editedForm, FORM_EDITS } from '../../../sdk/src/model/testing/formEdits.ts';
import type { TestClient, TestResponse } from '../../support/api/testClient.ts';
import { write } from '../../support/api/programCalls.ts';

/** A platform, somebody who signed in there, a key of theirs, and the command line with that key. */
export interface Place {
  url: string;
  person: TestClient;
  program: TestClient;
  inlay(...typed: string[]): Promise<{ code: number; output: string; errors: string }>;
}

const assertOk = ({ status, body, text }: TestResponse): TestResponse['body'] => {
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
};

async function run(place: Place, ...typed: string[]): Promise<string> {
  const { code, output, errors } = await place.inlay(...typed);
  if (code !== 0) throw new Error(`inlay ${typed.join(' ')} ended with ${code}:\n${output}${errors}`);
  return output;
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-folder-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#5b5bd6' } })
    .png()
    .toBuffer();

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/** Hash of a JSON value, whatever the order of its keys. */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');

const createForm = async ({ program }: Place, definition: FormDefinition): Promise<string> =>
  assertOk(await write(program, 'POST /forms', { body: { definition } })).id;
const readDefinition = async ({ program }: Place, id: string) =>
  assertOk(await program.get(`/api/v1/forms/${id}/definition`));

/**
 * Pulls and pushes forms, and pushes their texts into new forms as well.
 * @returns why each form that is not the same as before is not.
 */
export async function roundTrip(place: Place, forms: readonly FormDefinition[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, definition] of forms.entries())
    await inFolder(async (folder) => {
      const id = await createForm(place, definition);
      const before = await readDefinition(place, id);
      await run(place, 'pull', folder, '--form', id);
      const pushed = JSON.parse(await run(place, 'push', folder, '--json'));
      const after = await readDefinition(place, id);
      const { hasDraft } = assertOk(await place.program.get(`/api/v1/forms/${id}`));
      if (!pushed.isSame || pushed.changes.length > 0)
        faults.push(`form ${index}: ${JSON.stringify(pushed.changes)}`);
      if (hasDraft) faults.push(`form ${index}: a draft was made`);
      if (before.revisionId !== after.revisionId) faults.push(`form ${index}: a revision was made`);
      if (hashOf(before.definition) !== hashOf(after.definition)) faults.push(`form ${index}: another hash`);
      // The text alone, without the form that it came from.
      const other = await createForm(place, createEmptyDefinition('Copy'));
      await run(place, 'push', folder, '--form', other, '--force');
      const draft = assertOk(await place.program.get(`/api/v1/forms/${other}/draft`));
      if (hashOf(draft.definition) !== hashOf(before.definition))
        faults.push(`form ${index}: another hash as a copy`);
      await place.person.delete(`/api/forms/${id}`);
      await place.person.delete(`/api/forms/${other}`);
    });
  return faults;
}

/**
 * Plants edits and what refers to the form from outside, and asks `diff` for them.
 * @returns how many were planted, and what was named wrongly, or not.
 */
export async function nameEffects(place: Place): Promise<{ planted: number; faults: string[] }> {
  const { person, program } = place;
  // Nobody has answered the revision with “Away”, so that its column is in exports only while it is live.
  const withoutAway = mapFields(editedForm(), (field) => (field.id === 'away' ? null : field));
  const id = await createForm(place, withoutAway);
  const answers = { phone: '0228 1', remarks: 'Soon' };
  for (const more of [
    { gone: 'a', kind: 'school' },
    { gone: 'b', kind: 'person' },
  ])
    assertOk(
      await write(program, `POST /forms/${id}/submissions`, {
        body: { answers: { ...answers, ...more } },
        key: crypto.randomUUID(),
      }),
    );
  const { version } = assertOk(await person.get(`/api/forms/${id}`));
  assertOk(await person.put(`/api/forms/${id}/definition`, { definition: editedForm(), version }));
  assertOk(await person.patch(`/api/forms/${id}/publishing`, { prefillable: ['gone', 'name'] }));
  for (const field of ['gone', 'name'])
    assertOk(
      await person.post('/api/saved-views', { name: field, query: `/form/${id}?field=${field}&value=x` }),
    );
  assertOk(await person.post(`/api/forms/${id}/webhooks`, { url: 'https://hooks.example.com/' }));
  const effects = [
    '2 answers to “Gone” stay readable',
    'Exports lose the column “Away”',
    '2 answers to “Remarks” were given to another type of question',
    '1 answer chose “school”, which nobody can choose any more',
    '1 saved view filters by “Gone”, which is gone',
    'Websites that fill in “Gone” fill in nothing',
    'Webhooks and other senders get “Gone” no longer',
    'Webhooks and other senders get “Away” no longer',
  ];
  const settings = [
    'Tells cook@example.com of submissions',
    'Changes “maxSubmissions” from nothing to 5',
    'Changes “onePerBrowser” from false to true',
    'Changes where visitors are led after sending from nothing to "https://example.com/"',
  ];
  const planted = new Set([...FORM_EDITS.map(({ words }) => words), ...effects, ...settings]);
  return inFolder(async (folder) => {
    await run(place, 'pull', folder, '--form', id);
    const [nothing] = (await run(place, 'diff', folder)).split('\n');
    for (const [file, text] of printAuthoredFiles(applyEdits(FORM_EDITS)))
      await writeFile(join(folder, file), text);
    const { data } = assertOk(await program.get(`/api/v1/forms/${id}/recipients`));
    const told = [...data.map(({ email }: { email: string }) => email), 'cook@example.com'];
    const texts = [
      `recipients: ${JSON.stringify(told)}`,
      'maxSubmissions: 5',
      'onePerBrowser: true',
      'redirectUrl: https://example.com/',
    ];
    await writeFile(join(folder, 'settings.yaml'), texts.join('\n'));
    // One of the edits is a picture.
    await mkdir(join(folder, 'pictures'));
    await writeFile(join(folder, 'pictures', 'cake.webp'), await drawPicture());
    const { code, output, errors } = await place.inlay('diff', folder);
    if (code > 1 || errors) throw new Error(errors);
    const named = output
      .slice(
        0,
        output.includes('It cannot be published') ? output.indexOf('It cannot be published') : undefined,
      )
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim());
    return {
      planted: planted.size,
      faults: [
        ...(nothing === 'No differences.' ? [] : [`without a change: ${nothing}`]),
        ...[...planted].filter((words) => !named.includes(words)).map((words) => `not named: ${words}`),
        ...named.filter((words) => !planted.has(words)).map((words) => `named, and not planted: ${words}`),
      ],
    };
  });
}

/** Makes what a form can name on a platform. */
async function prepare({ person }: Place, name: string): Promise<{ kit: string; folder: string }> {
  const kit = assertOk(await person.post('/api/brand-kits', { name, styles: { primaryColor: '#3355aa' } }));
  const folder = assertOk(await person.post('/api/folders', { name }));
  return { kit: kit.id, folder: folder.id };
}

/**
 * Brings forms with kits, folders, recipients and pictures to another platform and publishes them there.
 * @returns what of them leads nowhere there, or back to where they came from.
 */
export async function promote(from: Place, to: Place, count: number): Promise<string[]> {
  const dangling: string[] = [];
  const png = await drawPicture();
  for (let index = 0; index < count; index++)
    await inFolder(async (path) => {
      const name = `Promoted ${index}`;
      const ids = await prepare(from, name);
      const { url } = assertOk(await from.person.putFile('/api/pictures', png, 'image/png'));
      const fields = [
        { ...createField('text'), id: 'name', label: 'Name' },
        { ...createField('email'), id: 'email', label: 'Email' },
        { ...createField('image'), id: 'cake', src: url, alt: 'A cake' },
      ];
      const brand = { kitId: ids.kit, variant: 'light' as const, own: [] };
      const id = await createForm(from, { ...withFields(createEmptyDefinition(name), fields), brand });
      assertOk(await from.person.patch(`/api/forms/${id}`, { clientFolderId: ids.folder }));
      const condition = { op: 'answered', of: [{ field: 'name' }] };
      const recipients = [{ email: `cook-${index}@example.com`, condition }];
      assertOk(await write(from.program, `PUT /forms/${id}/recipients`, { body: { recipients } }));
      await setUp(from, id, png);
      await run(from, 'pull', path, '--form', id);
      const there = await prepare(to, name);
      const { code } = JSON.parse(await run(to, 'push', path, '--create', '--json'));
      await run(to, 'publish', path, '--impact', code);
      const lock = JSON.parse(await readFile(join(path, 'inlay.lock.json'), 'utf8'));
      const made = lock.platforms[to.url].form as string;
      dangling.push(...(await findDangling(to, made, { there, foreign: [ids.kit, ids.folder, id, url] })));
      const shown = await run(to, 'diff', path);
      if (shown !== 'No differences.\n') dangling.push(`${name}: ${shown}`);
    });
  return dangling;
}

/** Gives a form what it has beside its definition. */
async function setUp({ person }: Place, id: string, png: Buffer): Promise<void> {
  for (const look of ['logo', 'cover'])
    assertOk(await person.putFile(`/api/forms/${id}/${look}`, png, 'image/png'));
  const autoReply = { isOn: true, subject: 'Thank you', text: 'Dear {Name}', to: 'email' };
  assertOk(await person.patch(`/api/forms/${id}`, { autoReply }));
  const credentials = { url: 'https://hooks.slack.com/services/T0/B0/secret' };
  const sender = { channel: 'slack', name: 'Kitchen', settings: { fields: ['name'] }, credentials };
  assertOk(await person.post(`/api/forms/${id}/webhooks`, sender));
}

async function findDangling(
  { program, url }: Place,
  id: string,
  { there, foreign }: { there: { kit: string; folder: string }; foreign: readonly string[] },
): Promise<string[]> {
  const { definition } = assertOk(await program.get(`/api/v1/forms/${id}/definition`));
  const detail = assertOk(await program.get(`/api/v1/forms/${id}`));
  const { data } = assertOk(await program.get(`/api/v1/forms/${id}/recipients`));
  const senders = assertOk(await program.get(`/api/v1/forms/${id}/senders`)).data;
  const text = JSON.stringify([definition, detail, data, senders]);
  const pictures = text.match(/\/files\/(pictures|logos)\/[\w.-]+/g) ?? [];
  const answers = await Promise.all(pictures.map((picture) => fetch(url + picture)));
  return [
    ...(definition.brand?.kitId === there.kit ? [] : [`${id}: kit ${definition.brand?.kitId}`]),
    ...(detail.folderId === there.folder ? [] : [`${id}: folder ${detail.folderId}`]),
    ...(detail.active ? [] : [`${id}: closed`]),
    ...(data.length === 1 && data[0].condition ? [] : [`${id}: recipients ${JSON.stringify(data)}`]),
    ...(pictures.length > 0 ? [] : [`${id}: no picture`]),
    ...(detail.logoUrl && detail.coverUrl ? [] : [`${id}: logo ${detail.logoUrl}, cover ${detail.coverUrl}`]),
    ...(detail.autoReply?.to === 'email' ? [] : [`${id}: reply ${JSON.stringify(detail.autoReply)}`]),
    ...(senders.length === 1 && senders[0].name === 'Kitchen' && !senders[0].isActive
      ? []
      : [`${id}: senders ${JSON.stringify(senders)}`]),
    ...answers.flatMap((answer) => (answer.ok ? [] : [`${id}: ${answer.url} answers ${answer.status}`])),
    ...foreign.filter((one) => text.includes(one)).map((one) => `${id}: names ${one} of where it came from`),
  ];
}

/** Publishes a form twice, and brings the first version back. @returns how long some rollbacks took, in ms. */
export async function rollBack(place: Place, times: number): Promise<number[]> {
  const took: number[] = [];
  const titled = (title: string) =>
    withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name', label: 'Name' }]);
  const id = await createForm(place, titled('First'));
  for (let index = 0; index < times; index++) {
    const tag = (await place.program.get(`/api/v1/forms/${id}/definition`)).headers.get('etag') ?? '';
    const next = { definition: titled(`Wrong ${index}`) };
    assertOk(
      await write(place.program, `PUT /forms/${id}/definition`, { body: next, headers: { 'if-match': tag } }),
    );
    const began = performance.now();
    await run(place, 'rollback', tmpdir(), '--form', id);
    took.push(Math.ceil(performance.now() - began));
    const { definition } = await readDefinition(place, id);
    if (definition.title === next.definition.title) throw new Error('Nothing was rolled back');
  }
  return took.toSorted((one, other) => one - other);
}
