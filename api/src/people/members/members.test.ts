import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import {
  TEST_PASSWORD,
  useTestApi,
  type BuiltForm,
  type TestPerson,
} from '../../../../tests/support/api/testApi.ts';
import { codeOf, joinTeam, type GivenRole } from '../../../../tests/support/api/team.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  owner = await api.signedIn({ fullName: 'Olga' });
  form = await api.buildForm(owner, inboxForm());
});

const rolesOf = (accountId: string) =>
  api.database.query<{ user_id: string; role: string }>(
    'select user_id, role from account_members where account_id = $1 order by created_at',
    [accountId],
  );
const mayRead = async (person: TestPerson) => (await person.get(`/api/forms/${form.id}`)).status;

const join = (given: GivenRole, by = owner) => joinTeam(api, by, given);

describe('accounts of a person', () => {
  test('TEAM-001 TEAM-002 TEAM-003 who accepts works in the account at once, switches back and again, and keeps their own', async () => {
    const editor = await join({ role: 'editor' });
    const listed = async () => (await editor.get('/api/accounts')).body.accounts;
    const [own, other] = [editor.accountId, owner.accountId];
    expect(
      (await listed()).map((one: { id: string; role: string; isCurrent: boolean }) => [
        one.id,
        one.role,
        one.isCurrent,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [own, 'owner', false],
        [other, 'editor', true],
      ]),
    );
    expect((await editor.get('/api/forms')).body.forms.map(({ id }: { id: string }) => id)).toEqual([
      form.id,
    ]);
    expect((await editor.post(`/api/accounts/${own}/choose`)).status).toBe(204);
    expect((await editor.get('/api/forms')).body.forms).toEqual([]);
    expect(await mayRead(editor)).toBe(404);
    expect((await editor.post(`/api/accounts/${other}/choose`)).status).toBe(204);
    expect(await mayRead(editor)).toBe(200);
    const stranger = await api.signedIn();
    expect(codeOf(await editor.post(`/api/accounts/${stranger.accountId}/choose`))).toEqual([
      404,
      'account.not_found',
    ]);
  });

  test('TEAM-004 an account is named by those who manage it, else after its first owner, and everybody sees whom to ask', async () => {
    const viewer = await join({ role: 'viewer' });
    expect((await viewer.get('/api/account')).body).toEqual({
      id: owner.accountId,
      name: 'Olga',
      ownName: '',
      pictureUrl: null,
      role: 'viewer',
      rights: [],
      owners: [{ fullName: 'Olga', email: owner.email }],
    });
    const refused = await viewer.patch('/api/account', { name: 'Mine' });
    expect(codeOf(refused)).toEqual([403, 'access.denied']);
    expect(refused.body.error.message).toBe('Your role does not allow this. Ask an owner of the account.');
    expect((await owner.patch('/api/account', { name: ' Bakery ' })).body.name).toBe('Bakery');
    expect((await viewer.get('/api/accounts')).body.accounts).toContainEqual({
      id: owner.accountId,
      name: 'Bakery',
      role: 'viewer',
      pictureUrl: null,
      isCurrent: true,
    });
  });

  test('TEAM-006 D-45 the limit of forms is the account’s, whoever creates one', async () => {
    const limited = await api.signedIn({ formLimit: 1 });
    const editor = await join({ role: 'editor' }, limited);
    const create = () => editor.post('/api/forms', { definition: createEmptyDefinition('One') });
    expect((await create()).status).toBe(201);
    expect(codeOf(await create())).toEqual([403, 'form.limit_reached']);
    expect((await editor.get('/api/auth/session')).body.user.formLimit).toBe(1);
    await editor.post(`/api/accounts/${editor.accountId}/choose`);
    expect((await create()).status).toBe(201);
  });
});

describe('roles', () => {
  test('TEAM-010 TEAM-012 an editor without the right to publish keeps drafts, and visitors see nothing of them', async () => {
    const editor = await join({ role: 'editor' });
    const definition = createEmptyDefinition('Changed');
    const { revisionId } = form;
    const draft = await editor.put(`/api/forms/${form.id}/draft`, { definition, revisionId, state: null });
    expect(draft.status).toBe(200);
    expect(codeOf(await editor.put(`/api/forms/${form.id}/definition`, { definition, version: 1 }))).toEqual([
      403,
      'access.denied',
    ]);
    expect(codeOf(await editor.patch(`/api/forms/${form.id}`, { active: false }))).toEqual([
      403,
      'access.denied',
    ]);
    const { body } = await owner.put(`/api/members/${editor.userId}`, {
      role: 'editor',
      rights: ['publish'],
    });
    expect(body.members.find((one: { userId: string }) => one.userId === editor.userId).rights).toEqual([
      'publish',
    ]);
    expect((await editor.patch(`/api/forms/${form.id}`, { active: false })).status).toBe(200);
  });

  test('TEAM-013 a role in one folder opens the forms in it, and no others, also as they are moved', async () => {
    const { body: folder } = await owner.post('/api/folders', { name: 'Clients' });
    const inside = (
      await owner.post('/api/forms', {
        definition: createEmptyDefinition('Inside'),
        clientFolderId: folder.id,
      })
    ).body.id;
    const person = await join({
      role: 'editor',
      rights: ['publish', 'share', 'export', 'erase'],
      places: { folderIds: [folder.id], formIds: [] },
    });
    expect((await person.get('/api/forms')).body.forms.map(({ id }: { id: string }) => id)).toEqual([inside]);
    expect((await person.get('/api/folders')).body.folders.map(({ id }: { id: string }) => id)).toEqual([
      folder.id,
    ]);
    const { body: opened } = await person.get(`/api/folders/${folder.id}`);
    expect([opened.canManage, opened.folder.canCreate]).toEqual([false, true]);
    expect((await person.patch(`/api/forms/${inside}`, { title: 'Mine' })).status).toBe(200);
    expect(codeOf(await person.patch(`/api/forms/${form.id}`, { title: 'Mine' }))).toEqual([
      404,
      'form.not_found',
    ]);
    expect(
      (
        await person.post('/api/forms', {
          definition: createEmptyDefinition('New'),
          clientFolderId: folder.id,
        })
      ).status,
    ).toBe(201);
    expect(codeOf(await person.post('/api/forms', { definition: createEmptyDefinition('New') }))).toEqual([
      403,
      'access.denied',
    ]);
    await owner.patch(`/api/forms/${inside}`, { clientFolderId: null });
    expect((await person.get(`/api/forms/${inside}`)).status).toBe(404);
  });

  test('TEAM-014 D-199 the viewer of one form finds it among assigned forms, wherever they work, and reads it only', async () => {
    const person = await join({ role: 'viewer', places: { folderIds: [], formIds: [form.id] } });
    // They work in their own account still.
    expect((await person.get('/api/accounts')).body.accounts).toMatchObject([
      { id: person.accountId, pictureUrl: null, isCurrent: true },
    ]);
    const { forms } = (await person.get('/api/assigned-forms')).body;
    expect(forms.map(({ id }: { id: string }) => id)).toEqual([form.id]);
    expect(forms[0].abilities).toMatchObject({
      readSubmissions: true,
      work: false,
      export: false,
      update: false,
    });
    const submissionId = await submitTo(api, form, { name: 'Ada' });
    expect((await person.get(`/api/submissions/${submissionId}`)).body.canAnnotate).toBe(false);
    expect(codeOf(await person.post('/api/exports', { format: 'csv', filter: { formId: form.id } }))).toEqual(
      [403, 'access.denied'],
    );
  });

  test('TEAM-016 the session says what a role leaves out and whom to ask, forms and the trash what it allows there', async () => {
    const person = await join({ role: 'responder' });
    const submissionId = await submitTo(api, form, { name: 'Ada' });
    const limitsOf = async (one: TestPerson) => (await one.get('/api/auth/session')).body.user.limits;
    expect(await limitsOf(owner)).toBeUndefined();
    expect(await limitsOf(person)).toEqual({
      abilities: { manage: false, organise: false, privacy: false, edit: false, work: true, read: true },
      owners: ['Olga'],
    });
    const abilities = async (one: TestPerson) =>
      (await one.get('/api/submissions/forms')).body.forms.map((of: { abilities: object }) => of.abilities);
    expect(await abilities(owner)).toEqual([{ export: true, erase: true }]);
    expect(await abilities(person)).toEqual([{ export: false, erase: false }]);
    await person.post('/api/submissions/trash', { ids: [submissionId] });
    const canErase = async (one: TestPerson) => (await one.get('/api/trash')).body.submissions[0].canErase;
    expect([await canErase(owner), await canErase(person)]).toEqual([true, false]);
  });

  test('TEAM-015 a responder works on answers and is assigned to them; the definition is not theirs', async () => {
    const person = await join({ role: 'responder' });
    const submissionId = await submitTo(api, form, { name: 'Ada' });
    expect((await person.post(`/api/submissions/${submissionId}/notes`, { text: 'Called' })).status).toBe(
      201,
    );
    expect((await person.post('/api/submissions/trash', { ids: [submissionId] })).status).toBe(200);
    expect((await person.post('/api/submissions/restore', { ids: [submissionId] })).status).toBe(200);
    expect(codeOf(await person.post('/api/submissions/delete', { ids: [submissionId] }))).toEqual([
      403,
      'access.denied',
    ]);
    expect(codeOf(await person.delete(`/api/forms/${form.id}`))).toEqual([403, 'access.denied']);
    const assigned = await owner.post('/api/submissions/assign', {
      ids: [submissionId],
      assigneeId: person.userId,
    });
    expect(assigned.status).toBe(200);
    expect((await owner.delete(`/api/members/${person.userId}`)).status).toBe(204);
    // What they did stays; what was theirs to do is nobody's.
    const [work] = await api.database.query(
      'select assignee_id from submission_work where submission_id = $1',
      [submissionId],
    );
    expect(work).toEqual({ assignee_id: null });
    expect((await owner.get(`/api/submissions/${submissionId}`)).body.notes).toHaveLength(1);
  });
});

describe('who gives and takes', () => {
  test('TEAM-020 an administrator of the account invites and removes all but owners; others see nobody', async () => {
    const [admin, editor] = [await join({ role: 'admin' }), await join({ role: 'editor' })];
    expect(codeOf(await editor.get('/api/members'))).toEqual([403, 'access.denied']);
    expect(
      codeOf(await admin.post('/api/members/invitations', { email: 'x@example.com', role: 'owner' })),
    ).toEqual([403, 'access.denied']);
    expect(codeOf(await admin.put(`/api/members/${admin.userId}`, { role: 'owner' }))).toEqual([
      403,
      'access.denied',
    ]);
    expect(codeOf(await admin.delete(`/api/members/${owner.userId}`))).toEqual([403, 'access.denied']);
    expect(codeOf(await admin.put(`/api/members/${owner.userId}`, { role: 'viewer' }))).toEqual([
      403,
      'access.denied',
    ]);
    const { members } = (await admin.get('/api/members')).body;
    expect(
      members.map((one: { userId: string; isChangeable: boolean }) => [one.userId, one.isChangeable]),
    ).toEqual([
      [owner.userId, false],
      [admin.userId, true],
      [editor.userId, true],
    ]);
    expect((await admin.delete(`/api/members/${editor.userId}`)).status).toBe(204);
    expect(await mayRead(editor)).toBe(404);
  });

  test('TEAM-022 the last owner neither leaves, nor is demoted, nor removed', async () => {
    for (const answer of [
      await owner.post('/api/members/leave'),
      await owner.put(`/api/members/${owner.userId}`, { role: 'admin' }),
      await owner.put(`/api/members/${owner.userId}`, {
        role: 'viewer',
        places: { folderIds: [], formIds: [form.id] },
      }),
      await owner.delete(`/api/members/${owner.userId}`),
    ])
      expect(codeOf(answer)).toEqual([409, 'member.last_owner']);
    expect(await rolesOf(owner.accountId)).toEqual([{ user_id: owner.userId, role: 'owner' }]);
  });

  test('TEAM-022 T38 two owners who remove each other at once leave one', async () => {
    for (let time = 0; time < 5; time++) {
      const first = await api.signedIn();
      const second = await join({ role: 'owner' }, first);
      const answers = await Promise.all([
        first.delete(`/api/members/${second.userId}`),
        second.delete(`/api/members/${first.userId}`),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 204)).toEqual([204]);
      expect((await rolesOf(first.accountId)).map(({ role }) => role)).toEqual(['owner']);
    }
  });

  test('TEAM-023 the account is transferred with the password, and the owner before administers it', async () => {
    const heir = await join({ role: 'viewer' });
    const { name } = (await owner.get('/api/account')).body;
    const transfer = (password: string) => owner.post(`/api/members/${heir.userId}/transfer`, { password });
    expect(codeOf(await transfer('wrong'))).toEqual([422, 'auth.wrong_password']);
    expect((await transfer(TEST_PASSWORD)).status).toBe(204);
    expect(await rolesOf(owner.accountId)).toEqual(
      expect.arrayContaining([
        { user_id: owner.userId, role: 'admin' },
        { user_id: heir.userId, role: 'owner' },
      ]),
    );
    expect(
      codeOf(await owner.post(`/api/members/${heir.userId}/transfer`, { password: TEST_PASSWORD })),
    ).toEqual([403, 'access.denied']);
    // It is not called after its new owner, who has an account of their own.
    expect((await owner.get('/api/account')).body).toMatchObject({ name, ownName: name });
    // Whoever leaves the last account that they belong to gets one of their own.
    expect((await owner.post('/api/members/leave')).status).toBe(204);
    const { accounts } = (await owner.get('/api/accounts')).body;
    expect(accounts).toMatchObject([{ role: 'owner', pictureUrl: null, isCurrent: true }]);
    expect(accounts[0].id).not.toBe(heir.accountId);
    expect(await mayRead(heir)).toBe(200);
  });
});
