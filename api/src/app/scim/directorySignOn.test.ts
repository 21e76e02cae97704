import { expect, test } from 'vitest';
import { OKTA } from '../../../../tests/support/api/directoryRequests.ts';
import { useSignOn } from '../../../../tests/support/api/signOnScene.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const scene = useSignOn();
const { api } = scene;

const THERE = { sub: 'u1', email: OKTA.create.userName, email_verified: true };

/** Has the directory make the person. @returns its client, and their id. */
async function provision() {
  const { secret } = (await scene.admin.post('/api/admin/scim-token')).body;
  const directory = new TestClient(api.url, { authorization: `Bearer ${secret}` });
  const { id } = (await directory.post('/scim/v2/Users', OKTA.create)).body;
  return { directory, id: id as string };
}

test('SSO-038 whom the directory made, and who was never here, is linked at their first sign-in, and never by an unverified address', async () => {
  const { id } = await provision();
  expect((await scene.signOn({ ...THERE, email_verified: false })).to).toBe('/auth?signOn=unverified');
  const { browser, to } = await scene.signOn(THERE);
  expect(to).toBe('/auth');
  expect((await browser.get('/api/auth/session')).body.user).toMatchObject({ id, isApproved: true });
  expect((await api.lastEvent('sign_in_link_changed'))?.event_data).toMatchObject({ by: 'directory' });
  // Once they were here, nobody else there becomes them.
  expect((await scene.signOn({ ...THERE, sub: 'u2' })).to).toBe('/auth?signOn=taken');
});

test('SSO-038 who has chosen a password gets a mail, as everybody else', async () => {
  const { id } = await provision();
  await api.database.query(`update users set password_hash = 'x' where id = $1`, [id]);
  expect((await scene.signOn(THERE)).to).toBe('/auth?signOn=mailed');
});

test('SSO-034 who was deactivated is signed in to nothing', async () => {
  const { directory, id } = await provision();
  await scene.signOn(THERE);
  await directory.patch(`/scim/v2/Users/${id}`, OKTA.deactivate);
  const { browser } = await scene.signOn(THERE);
  expect((await browser.get('/api/forms')).status).toBe(403);
});
