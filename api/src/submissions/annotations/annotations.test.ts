import { randomUUID } from 'node:crypto';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import {
  findNames,
  ownerWithForm,
  peopleAround,
  submitTo,
} from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

test('SUBM-073 marks are of one person alone; ids they may not see are passed over', async () => {
  const { owner, form } = await ownerWithForm(api);
  const admin = await api.signedIn({ role: 'admin' });
  const stranger = await api.signedIn();
  const [a, b] = [await submitTo(api, form, { name: 'a' }), await submitTo(api, form, { name: 'b' })];
  expect((await owner.put(`/api/submissions/${a}/marks`, { read: true, starred: true })).status).toBe(204);
  expect((await owner.put('/api/submissions/marks', { ids: [a, b], read: true })).body.marked).toBe(2);
  expect(await findNames(owner, { starred: 'yes' })).toEqual(['a']);
  expect(await findNames(owner, { read: 'read' })).toEqual(['b', 'a']);
  expect(await findNames(owner, { read: 'unread' })).toEqual([]);
  expect(await findNames(admin, { formId: form.id, read: 'unread' })).toEqual(['b', 'a']);
  expect((await owner.put(`/api/submissions/${a}/marks`, { read: false })).status).toBe(204);
  expect((await owner.get(`/api/submissions/${a}`)).body.submission).toMatchObject({
    isRead: false,
    isStarred: true,
  });
  expect((await stranger.put('/api/submissions/marks', { ids: [a, b], read: true })).body.marked).toBe(0);
  expect((await stranger.put(`/api/submissions/${a}/marks`, { read: true })).status).toBe(404);
});

test('SUBM-071 SHELL-053 a note stays when its author is no longer here, in nobody’s name', async () => {
  const { owner, form } = await ownerWithForm(api);
  const id = await submitTo(api, form, { name: 'Ada' });
  await owner.post(`/api/submissions/${id}/notes`, { text: 'Called back' });
  await owner.post('/api/submissions/status', { ids: [id], status: 'done' });
  await api.database.query('update submission_notes set author_id = null where submission_id = $1', [id]);
  await api.database.query('update submission_entries set author_id = null where submission_id = $1', [id]);
  const { notes, entries } = (await owner.get(`/api/submissions/${id}`)).body;
  expect(notes).toMatchObject([{ text: 'Called back', author: null }]);
  expect(entries).toMatchObject([{ kind: 'state', author: null }]);
});

test('SUBM-069 SUBM-071 ROLE-022 T1 tags and notes: written by owner and administrator, read by the assigned, hidden from others', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { admin, assigned, stranger } = await peopleAround(api, form);
  const id = await submitTo(api, form, { name: 'a' });
  const { tags } = (await owner.put(`/api/submissions/${id}/tags`, { names: ['Urgent', 'urgent ', 'Cake'] }))
    .body;
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['Cake', 'Urgent']);
  expect((await admin.post(`/api/submissions/${id}/notes`, { text: 'Called back' })).status).toBe(201);
  expect((await assigned.get(`/api/submissions/${id}`)).body).toMatchObject({
    canAnnotate: false,
    submission: { tags },
    notes: [{ text: 'Called back' }],
  });
  for (const [person, status] of [
    [assigned, 403],
    [stranger, 404],
  ] as const) {
    expect((await person.put(`/api/submissions/${id}/tags`, { names: [] })).status).toBe(status);
    expect((await person.post(`/api/submissions/${id}/notes`, { text: 'x' })).status).toBe(status);
  }
  expect((await stranger.get('/api/submissions/tags')).body.tags).toEqual([]);
  expect((await assigned.get('/api/submissions/tags')).body.tags).toEqual(tags);
  expect(await findNames(stranger, { tag: tags[0].id })).toEqual([]);
  expect(await findNames(owner, { tag: tags[0].id })).toEqual(['a']);
  await owner.put(`/api/submissions/${id}/tags`, { names: ['Cake'] });
  expect((await owner.get('/api/submissions/tags')).body.tags).toHaveLength(1);
});

test('SUBM-068 ROLE-022 who has one form assigned reads the tags of its submissions, not the other names of the account', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { assigned } = await peopleAround(api, form);
  const other = await api.buildForm(owner, createEmptyDefinition('Other'));
  const [shown, trashed] = [
    await submitTo(api, form, { name: 'a' }),
    await submitTo(api, form, { name: 'b' }),
  ];
  const hidden = await submitTo(api, other, {});
  for (const [id, name] of [
    [shown, 'Shown'],
    [trashed, 'Trashed'],
    [hidden, 'Hidden'],
  ] as const) {
    await owner.put(`/api/submissions/${id}/tags`, { names: [name] });
  }
  await owner.post('/api/submissions/trash', { ids: [trashed] });
  const namesFor = async (query: string) =>
    (await assigned.get(`/api/submissions/tags${query}`)).body.tags.map(({ name }: { name: string }) => name);
  expect(await namesFor('')).toEqual(['Shown']);
  expect(await namesFor(`?formId=${form.id}`)).toEqual(['Shown']);
  expect((await owner.get(`/api/submissions/tags?formId=${form.id}`)).body.tags).toHaveLength(3);
});

test('T2 nothing but the named properties is taken', async () => {
  const { owner, form } = await ownerWithForm(api);
  const id = await submitTo(api, form, { name: 'a' });
  for (const [path, body] of [
    [`/api/submissions/${id}/marks`, { read: true, userId: randomUUID() }],
    [`/api/submissions/marks`, { ids: [id], userId: randomUUID() }],
    [`/api/submissions/${id}/tags`, { names: [], accountId: randomUUID() }],
  ] as const) {
    expect((await owner.put(path, body)).status).toBe(400);
  }
  expect((await owner.post(`/api/submissions/${id}/notes`, { text: 'x', authorId: id })).status).toBe(400);
  expect((await owner.post('/api/saved-views', { name: 'x', query: '', userId: id })).status).toBe(400);
});

test('SUBM-072 a saved view is its owner’s alone', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  await owner.post('/api/saved-views', { name: 'New', query: '/submissions?read=unread' });
  const { views } = (await owner.post('/api/saved-views', { name: 'new', query: '/submissions' })).body;
  expect(views).toMatchObject([{ name: 'new', query: '/submissions' }]);
  expect((await stranger.get('/api/saved-views')).body.views).toEqual([]);
  expect((await stranger.delete(`/api/saved-views/${views[0].id}`)).status).toBe(404);
  expect((await owner.delete(`/api/saved-views/${views[0].id}`)).body.views).toEqual([]);
});

test('SUBM-112 T1 whoever manages a form chooses the color of a tag, which every list of it shows', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { assigned, stranger } = await peopleAround(api, form);
  const id = await submitTo(api, form, { name: 'a' });
  await owner.put(`/api/submissions/${id}/tags`, { names: ['Urgent'] });
  const paint = (person: typeof owner, body: object) =>
    person.patch('/api/submissions/tags', { name: 'urgent', color: 'red', ...body });
  expect((await paint(assigned, { formId: form.id })).status).toBe(403);
  expect((await paint(stranger, { formId: form.id })).status).toBe(404);
  // One's own account has no such tag.
  expect((await paint(stranger, {})).status).toBe(204);
  const colorOf = async () => (await owner.get('/api/submissions/tags')).body.tags[0].color;
  expect(await colorOf()).toBeNull();
  expect((await paint(owner, { formId: form.id })).status).toBe(204);
  expect(await colorOf()).toBe('red');
  const listed = (await owner.get(`/api/submissions?formId=${form.id}`)).body.submissions;
  expect(listed.find((one: { id: string }) => one.id === id).tags).toMatchObject([{ color: 'red' }]);
  expect((await paint(owner, { color: 'pink' })).status).toBe(400);
});
