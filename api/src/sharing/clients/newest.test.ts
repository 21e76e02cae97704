import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import type { BuiltForm, TestPortalClient } from '../../../../tests/support/api/testApi.ts';

const SECRET = 'zebra-finch@example.com';
const definition = withFields(createEmptyDefinition('Enquiries'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('text'), id: 'salary', label: 'Wanted salary' },
]);

const portal = usePortal();
const send = (form: BuiltForm, answers: object) => submitTo(portal.api, form, answers);

/** A form with two submissions, one of them a year old, assigned to a client. */
async function sharedForm(client: TestPortalClient, clientAccess: object = {}) {
  const form = await portal.api.buildForm(portal.owner, definition);
  const old = await send(form, { name: 'Old Ada', salary: SECRET });
  await portal.api.database.query(
    `update form_submissions set submitted_at = now() - interval '1 year' where id = $1`,
    [old],
  );
  const fresh = await send(form, { name: 'Grace', salary: SECRET });
  await portal.assign(form.id, { clientId: client.clientId, clientAccess });
  return { form, fresh, path: `/api/client-forms/${form.id}/submissions` };
}

test('CLNT-112 the newest submissions of all readable forms, the last first, each under the mask of its form', async () => {
  const client = await portal.api.signedInClient();
  const open = await sharedForm(client);
  const masked = await sharedForm(client, { visibleFields: ['name'] });
  const closed = await sharedForm(client, { mayReadSubmissions: false });
  const last = await send(open.form, { name: 'Last', salary: SECRET });
  await client.post(`${open.path}/read`, { ids: [open.fresh] });
  const { body } = await client.get('/api/client-forms/newest');
  expect(body.submissions.map(({ id }: { id: string }) => id)).toEqual([
    last,
    masked.fresh,
    open.fresh,
    expect.any(String),
    expect.any(String),
  ]);
  expect(body.submissions.slice(0, 3)).toMatchObject([
    { formId: open.form.id, formTitle: 'Enquiries', isRead: false, answers: { name: 'Last' } },
    { formId: masked.form.id, answers: { name: 'Grace' } },
    { formId: open.form.id, isRead: true },
  ]);
  expect(Object.keys(body.submissions[1].answers)).toEqual(['name']);
  const fields = body.revisions[body.submissions[1].revisionId].fields as { id: string }[];
  expect(fields.map(({ id }) => id)).toEqual(['name']);
  const ids = body.submissions.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain(closed.fresh);
  const stranger = await portal.api.signedInClient();
  expect((await stranger.get('/api/client-forms/newest')).body).toEqual({ submissions: [], revisions: {} });
});

test('CLNT-112 the month begins where the client is', async () => {
  const client = await portal.api.signedInClient();
  const { fresh } = await sharedForm(client);
  const count = async (zone: string) =>
    (await client.get(`/api/client-forms?zone=${encodeURIComponent(zone)}`)).body.forms[0].monthCount;
  const [first] = await portal.api.database.query(
    `select date_trunc('month', now() at time zone 'Pacific/Kiritimati') as month`,
  );
  // The first moments of the month at the first zone to have it: elsewhere it is still the month before.
  await portal.api.database.query(
    `update form_submissions set submitted_at = ($2::timestamp at time zone 'Pacific/Kiritimati') + interval '1 minute'
     where id = $1`,
    [fresh, first?.['month']],
  );
  const isLater = async (zone: string) => {
    const [row] = await portal.api.database.query(
      `select date_trunc('month', now() at time zone $1) = date_trunc('month', now() at time zone 'Pacific/Kiritimati') as later`,
      [zone],
    );
    return row?.['later'] as boolean;
  };
  expect(await count('Pacific/Kiritimati')).toBe(1);
  // On the day that begins a month it may already be over there, and still go on here: then it counts.
  expect(await count('Pacific/Pago_Pago')).toBe((await isLater('Pacific/Pago_Pago')) ? 0 : 1);
});
