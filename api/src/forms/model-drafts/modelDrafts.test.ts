import { createEmptyDefinition } from '@inlay/sdk/model';
import { describe, expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { write, writeText } from '../../../../tests/support/api/fakeModel.ts';
import { fenced, KEY, PARTY, useModelScene, withTest } from '../../../../tests/support/api/modelScene.ts';
import { cleanUp } from '../../app/cleanUp.ts';

const scene = useModelScene();
const { api, allow, settings, set, post, read, draft } = scene;
const empty = () => createEmptyDefinition('');

describe('DRAFT-001 the model of an account', () => {
  test('is off until an administrator of the platform allows it, and the account sets it', async () => {
    await allow(false);
    expect((await scene.owner.get('/api/model')).body).toMatchObject({
      isAllowed: false,
      isReady: false,
      host: null,
    });
    expect((await post()).body.error.code).toBe('model.not_ready');
    await allow(true);
    await set({ isOn: false });
    expect((await scene.owner.get('/api/model')).body).toMatchObject({ isAllowed: true, isReady: false });
    expect((await post()).body.error.code).toBe('model.not_ready');
    await set();
    const host = new URL(scene.model.address).host;
    expect((await scene.owner.get('/api/model')).body).toMatchObject({
      isReady: true,
      host,
      model: 'gpt-5-mini',
    });
  });

  test('keeps its key sealed, shows its end, and gives it to no other server', async () => {
    const shown = (await scene.owner.get('/api/model')).body;
    expect(shown.settings.keyHint).toBe('cret');
    expect(JSON.stringify(shown)).not.toContain(KEY);
    const [row] = await api.database.query<{ key: string }>(
      'select key from account_models where account_id = $1',
      [scene.owner.accountId],
    );
    expect(row?.key).not.toContain('sk-proj');
    const elsewhere = await scene.owner.put('/api/model', {
      ...settings(),
      address: 'https://example.com/v1',
    });
    expect(elsewhere.body.error.issues[0]).toMatchObject({ path: ['key'] });
    expect(api.log()).not.toContain(KEY);
  });

  test.each([
    'http://10.0.0.1/v1',
    'http://localhost:11434/v1',
    'http://example.com/v1',
    'https://user:pw@example.com/v1',
    'file:///etc/passwd',
  ])('takes no address that the house does not call: %s', async (address) => {
    expect((await set({ address })).body.error.issues[0]).toMatchObject({ path: ['address'] });
  });

  test('is set by those who manage the account, and its log is theirs', async () => {
    const other = await api.signedIn();
    expect((await other.get('/api/model')).body.settings).toBeNull();
    await api.database.query(
      `update account_members set role = 'editor' where account_id = $1 and user_id = $2`,
      [scene.owner.accountId, scene.owner.userId],
    );
    expect((await set()).status).toBe(403);
    expect((await scene.owner.get('/api/model/drafts')).status).toBe(403);
    expect((await scene.owner.get('/api/model')).body).toMatchObject({ isReady: true, settings: null });
  });
});

describe('DRAFT-002 a description becomes a draft', () => {
  test('with the guide, the description and the form’s own text, and nothing else, sent out', async () => {
    scene.model.say(writeText(fenced(PARTY)));
    const written = await draft('A summer party');
    expect(written).toMatchObject({ state: 'ready', round: 1, faults: [], addresses: [], tokens: 100 });
    expect(written.definition).toMatchObject({ title: 'Summer party' });
    const [asked] = scene.model.asked;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${KEY}` });
    expect(asked?.body.model).toBe('gpt-5-mini');
    const sent = JSON.stringify(asked?.body);
    expect(sent).toContain('A summer party');
    for (const secret of [scene.owner.email, scene.owner.accountId, scene.owner.userId, KEY])
      expect(sent).not.toContain(secret);
  });

  test('is corrected by the checker’s sentences, at most three times', async () => {
    const typo = PARTY.replace('yes_no', 'yesno');
    scene.model.say(writeText(fenced(typo)), writeText(fenced(PARTY)));
    expect(await draft()).toMatchObject({ state: 'ready', round: 2, tokens: 200 });
    expect(scene.model.asked[1]?.body.messages.at(-1)?.content).toContain('Line 4, column 5');

    scene.model.say(writeText(fenced(typo)));
    const failed = await draft();
    expect(failed).toMatchObject({ state: 'failed', round: 3, definition: null });
    expect(failed.problem).toContain('didn’t write a form');
    expect(scene.model.asked).toHaveLength(3);
  });

  test('that cannot be published yet comes with its problems named', async () => {
    const never = `${PARTY}endings:\n  - ending: Thanks\n    showIf: '{your_name} > 3'\n`;
    scene.model.say(writeText(fenced(never)));
    const written = await draft();
    expect(written).toMatchObject({ state: 'ready', round: 3 });
    expect(written.faults.length).toBeGreaterThan(0);
  });

  test('of a form keeps its look, its brand and its tests, which judge it', async () => {
    const base = withTest();
    const form = await api.buildForm(scene.owner, base);
    scene.model.say(
      writeText(
        'form: Party\nlook: { borderRadius: full, customCSS: "color: red;" }\nquestions:\n  - text: Shoe size\n    id: size\n',
      ),
    );
    const written = await draft('Ask for the shoe size instead', base, form.id);
    expect(written.problem).toBeNull();
    expect(written.definition.tests).toEqual(base.tests);
    expect(written.definition.customStyles).toEqual(base.customStyles);
    expect(written.faults.join()).toContain('Name is asked');
    expect(scene.model.asked[0]?.body.messages[1]?.content).toContain('text: Your name');
    expect(scene.model.asked[0]?.body.messages[1]?.content).not.toContain('Name is asked');
    // Nothing of the form has changed.
    const detail = (await scene.owner.get(`/api/forms/${form.id}`)).body;
    expect(detail).toMatchObject({ hasDraft: false, definition: { title: 'Party' } });
  });

  test('is read by its author alone, and no form of others is changed by it', async () => {
    scene.model.say(writeText(PARTY));
    const { id } = await draft();
    const other = await api.signedIn();
    expect((await other.get(`/api/model/drafts/${id}`)).status).toBe(404);
    expect((await other.delete(`/api/model/drafts/${id}`)).status).toBe(404);
    const theirs = await api.buildForm(other, withTest());
    expect((await post('Mine', empty(), theirs.id)).status).toBe(404);
  });
});

describe('DRAFT-005 the log', () => {
  const log = async () => (await scene.owner.get('/api/model/drafts')).body.drafts;

  test('says who asked for what, when, what became of it and what it took', async () => {
    scene.model.say(write(429, {}));
    await draft('A party');
    expect(await log()).toMatchObject([
      {
        by: scene.owner.email,
        state: 'failed',
        problem: 'The model’s server takes no more requests for now. Try again later.',
        requests: 1,
        tokens: 0,
        description: 'A party',
        host: new URL(scene.model.address).host,
      },
    ]);
  });

  test('forgets what was asked for with the form’s draft, and what nobody takes after a day', async () => {
    const base = withTest();
    const form = await api.buildForm(scene.owner, base);
    scene.model.say(writeText(PARTY));
    const { id, definition } = await draft('Another party', base, form.id);
    const saved = await scene.owner.put(`/api/forms/${form.id}/draft`, {
      definition,
      revisionId: form.revisionId,
      state: null,
    });
    expect((await scene.owner.post(`/api/model/drafts/${id}/take`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ state: 'taken', definition: null });
    expect(await log()).toMatchObject([{ description: 'Another party', formTitle: 'Party' }]);
    await age();
    expect(await log()).toMatchObject([{ description: 'Another party' }]);
    await scene.owner.delete(`/api/forms/${form.id}/draft?state=${saved.body.state}`);
    expect(await log()).toMatchObject([{ description: null, state: 'taken', tokens: 100 }]);

    await draft('A third one');
    await age();
    expect((await log())[0]).toMatchObject({ description: null, state: 'ready' });
  });

  const age = async () => {
    await api.database.query(
      `update model_drafts set created_at = ${earlier('created_at', 2 * 86_400)} where account_id = $1`,
      [scene.owner.accountId],
    );
    await cleanUp(api.deps);
  };
});
