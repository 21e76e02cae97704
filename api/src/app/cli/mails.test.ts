import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const api = useTestApi();

const show = async (email: string) => {
  const environment = { DATABASE_URL: api.database.connectionString, INLAY_SECRET: 'x'.repeat(32) };
  return runTestCli(['mails', '--email', email], { environment });
};

test('AUTH-066 without a mail server the command line shows the mails that wait, for the links to be passed on', async () => {
  const { email } = await api.signedIn();
  expect((await show(email)).output).toBe(`No mail to ${email} waits.\n`);
  await api.visitor().post('/api/auth/reset-request', { email });
  await api.runJobs();
  const { code, output } = await show(email);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/Reset your password[^]*http:\/\/platform\.test\/reset-password#token=[\w-]{43}/),
  ]);
});
