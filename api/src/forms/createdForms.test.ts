import { expect, test } from 'vitest';
import { inboxForm } from '../../../tests/support/api/inboxSamples.ts';
import { NEW_KEY, withKey } from '../../../tests/support/api/programOf.ts';
import { useTestApi } from '../../../tests/support/api/testApi.ts';
import type { AuditEntry } from '../platform/contract/index.ts';

const api = useTestApi();

test('TEAM-050 forms made by hand, as a copy, by a program and by the set-up are in the audit log', async () => {
  const owner = await api.signedIn({ formLimit: null });
  const { id } = await api.buildForm(owner, inboxForm('Orders'));
  const { definition } = (await owner.get(`/api/forms/${id}`)).body;
  await owner.post('/api/forms', { definition: { ...definition, title: 'By hand' } });
  await owner.post(`/api/forms/${id}/clone`);
  const first = (await owner.post('/api/first-form', { name: 'Bloom', website: null })).body;
  // What is corrected is no other form.
  await owner.post('/api/first-form', { name: 'Blooms', website: null, formId: first.form.id });
  const made = await owner.post('/api/keys', { ...NEW_KEY, scopes: ['forms:read', 'forms:write'] });
  const key = withKey(api.url, made.body.token as string);
  const byKey = await key.post('/api/v1/forms', { definition: { ...definition, title: 'By program' } });
  expect(byKey.status).toBe(201);
  const { entries } = (await owner.get('/api/account/audit-log?kind=publishing')).body;
  const told = (entries as AuditEntry[]).map(({ action, apiKey, form }) => [action, apiKey, form?.title]);
  expect(told.toReversed()).toEqual([
    ['created', null, 'By hand'],
    ['created', null, 'Orders (Copy)'],
    ['created', null, first.form.title],
    ['created', NEW_KEY.name, 'By program'],
  ]);
});
