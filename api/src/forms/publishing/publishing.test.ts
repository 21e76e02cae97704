import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const definition = withFields(
  createEmptyDefinition('Contact'),
  ['name', 'campaign'].map((id) => ({ ...createField('text'), id })),
);

const api = useTestApi();
let owner: TestPerson;
let form: { id: string };
beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});

const path = () => `/api/forms/${form.id}/publishing`;
const change = (body: object) => owner.patch(path(), body);

describe('how a form may be used', () => {
  test('at first anywhere, by anybody, for ever', async () => {
    expect((await owner.get(path())).body).toEqual({
      allowedWebsites: null,
      frameOnly: false,
      hasPassword: false,
      opensAt: null,
      opensText: null,
      closesAt: null,
      closedText: null,
      maxSubmissions: null,
      onePerBrowser: false,
      spamLevel: 'careful',
      uniqueField: null,
      requiresSignIn: false,
      signInField: null,
      showsStatus: false,
      signsReceipts: false,
      allowsEdits: false,
      allowsWithdrawal: false,
      editDays: null,
      editsEndAt: null,
      editsEndWith: null,
      keepsUnfinished: false,
      unfinishedDays: 30,
      language: null,
      prefillable: [],
      hiddenFields: [],
      lockedFields: [],
      hostMayReadAnswers: false,
      invitations: 'off',
      socialTitle: null,
      socialDescription: null,
      socialPictureUrl: null,
    });
  });

  test('FSET-013 each attribute changes on its own, also when two change at once', async () => {
    const answers = await Promise.all([
      change({ maxSubmissions: 5 }),
      change({ closesAt: '2030-01-01T12:00:00+02:00' }),
      change({ language: 'de' }),
      change({ allowedWebsites: ['Shop.example/contact', 'https://shop.example'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await change({ closedText: '  ' });
    expect(body).toMatchObject({
      maxSubmissions: 5,
      closesAt: '2030-01-01T10:00:00.000Z',
      language: 'de',
      closedText: null,
      allowedWebsites: ['https://shop.example'],
    });
    expect((await owner.get(path())).body).toEqual(body);
  });

  test('D-67 an open builder’s version stays', async () => {
    const before = (await owner.get(`/api/forms/${form.id}`)).body.version;
    await change({ language: 'fr' });
    expect((await owner.get(`/api/forms/${form.id}`)).body.version).toBe(before);
  });

  test('EMBED-062 the public form says what the page around it may do', async () => {
    await change({
      prefillable: ['campaign', 'gone'],
      hiddenFields: ['campaign', 'name'],
      hostMayReadAnswers: true,
    });
    await change({ language: 'ja' });
    const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(body).toMatchObject({
      prefillable: ['campaign'],
      hiddenFields: ['campaign'],
      hostMayReadAnswers: true,
      language: 'ja',
      closed: null,
    });
  });

  test.each([
    [{ allowedWebsites: ['https://a.example', 'nonsense here'] }, ['allowedWebsites', 1]],
    [{ allowedWebsites: Array(51).fill('https://a.example') }, ['allowedWebsites']],
    [{ closesAt: 'tomorrow' }, ['closesAt']],
    [{ closedText: 'x'.repeat(501) }, ['closedText']],
    [{ maxSubmissions: 0 }, ['maxSubmissions']],
    [{ maxSubmissions: 1.5 }, ['maxSubmissions']],
    [{ maxSubmissions: 100_001 }, ['maxSubmissions']],
    [{ language: 'tlh' }, ['language']],
    [{ prefillable: ['__proto__'] }, ['prefillable', 0]],
    [{ socialTitle: 'x'.repeat(201) }, ['socialTitle']],
    [{ socialPictureUrl: 'https://evil.example/a.png' }, ['socialPictureUrl']],
    [{ accountId: 'x' }, ['accountId']],
  ])('D-21 T2 %j is refused beside its field', async (body, issue) => {
    const { status, body: answer } = await change(body);
    expect([status, answer.error.code]).toEqual([400, 'request.invalid']);
    expect(answer.error.issues[0].path).toEqual(issue);
  });

  test('T1 ROLE-022 is nobody’s business but its managers’', async () => {
    const [stranger, assigned, admin] = [
      await api.signedIn(),
      await api.signedIn(),
      await api.signedIn({ role: 'admin' }),
    ];
    await api.assign(form.id, assigned);
    expect((await stranger.get(path())).status).toBe(404);
    expect((await assigned.get(path())).status).toBe(403);
    expect((await assigned.patch(path(), { language: 'de' })).status).toBe(403);
    expect((await admin.patch(path(), { language: 'de' })).status).toBe(200);
  });
});
