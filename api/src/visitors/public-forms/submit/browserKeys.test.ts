import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { startTestApi } from '../../../../../tests/support/api/testApi.ts';

test('T42 on https the cookie of a form that is sent once has the prefix that keeps others from setting it', async () => {
  const api = await startTestApi({ publicUrl: 'https://platform.test' });
  try {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, createEmptyDefinition('Once'));
    await api.database.query(
      `insert into form_publishing (form_id, account_id, one_per_browser, prefillable, hidden_fields)
       values ($1, $2, true, '{}', '{}')`,
      [form.id, owner.accountId],
    );
    const path = `/embed/${form.id}`;
    const visitor = api.visitor();
    const sent = await visitor.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://platform.test' },
      body: new URLSearchParams({ revisionId: form.revisionId, idempotencyKey: randomUUID() }).toString(),
    });
    const cookie = sent.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      new RegExp(
        `^__Secure-form_sent_${form.id}=[\\w-]{36}; Path=${path}; .*HttpOnly; Secure; SameSite=None; Partitioned$`,
      ),
    );
    const [pair = ''] = cookie.split(';', 1);
    const seen = async (value: string) =>
      (await api.visitor().send('GET', path, { headers: { cookie: value } })).text;
    expect(await seen(pair)).toContain('You have already submitted this form from this browser.');
    expect(await seen(pair.replace('__Secure-', ''))).not.toContain(
      'You have already submitted this form from this browser.',
    );
  } finally {
    await api.stop();
  }
});
