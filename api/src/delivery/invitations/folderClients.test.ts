import { expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

test('INVITE-003 the clients of the form’s folder are added, and nobody else’s', async () => {
  const owner = await api.signedIn();
  const { id } = await api.buildForm(owner, createEmptyDefinition('Bakery'));
  const at = `/api/forms/${id}/invitations`;
  await owner.put(at, {});
  await owner.post(`${at}/people`, { text: 'first@example.com' });
  const [own, other] = [await owner.post('/api/folders', { name: 'Own' }), await owner.post('/api/folders', { name: 'Other' })];
  expect([own.status, other.status]).toEqual([201, 201]);
  await api.database.query('update forms set client_folder_id = $2 where id = $1', [id, own.body.id]);
  for (const [email, folder] of [['kim@client.example', own.body.id], ['lou@client.example', other.body.id]]) {
    const client = crypto.randomUUID();
    await api.database.query(
      `insert into clients (id, email, name, is_active, created_at) values ($1, $2, 'Kim', true, now())`,
      [client, email],
    );
    await api.database.query(
      `insert into client_folder_shares (account_id, folder_id, client_id, preset, created_at)
       values ($1, $2, $3, 'everything', now())`,
      [owner.accountId, folder, client],
    );
  }
  expect((await owner.post(`${at}/people`, { clients: true })).body).toMatchObject({ added: 1, problemCount: 0 });
  const { people } = (await owner.get(`${at}/people`)).body as { people: { email: string }[] };
  expect(people.map(({ email }) => email)).toEqual(['first@example.com', 'kim@client.example']);
  expect((await owner.post(`${at}/people`, { clients: true })).body).toMatchObject({ added: 0, problemCount: 0 });
}); // prettier-ignore
