import { expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const api = useTestApi();

const list = async (...more: string[]) => {
  const environment = { DATABASE_URL: api.database.connectionString, INLAY_SECRET: 'x'.repeat(32) };
  const { code, output } = await runTestCli(['events', ...more], { environment });
  expect(code).toBe(0);
  return output.trimEnd().split('\n');
};

test('SECD-006 D-158 events show time, type, account and a short source, newest first', async () => {
  expect(await list()).toEqual(['There are no security events.']);
  const { email } = await api.signedIn();
  await api.postSignIn(email, 'Wrong-Horse-9');
  await api.postSignIn(email, TEST_PASSWORD);
  await api.postSignIn('nobody@example.com', TEST_PASSWORD);
  const parts = (await list()).map((line) => line.split(/ {2,}/));
  expect(parts.map(([, type, who]) => [type, who])).toEqual([
    ['failed_login_attempt', 'nobody@example.com'],
    ['successful_login', email],
    ['failed_login_attempt', email],
  ]);
  expect(parts.map(([at]) => Date.parse(at ?? '')).every((at) => at > 0)).toBe(true);
  expect(new Set(parts.map(([, , , source]) => source)).size).toBe(1);
  expect(parts[0]?.[3]).toMatch(/^[0-9a-f]{8}$/);
});

test('--last says how many, 20 without it', async () => {
  await api.database.query(
    `insert into security_events (id, event_type, created_at)
     select gen_random_uuid(), 'admin_access', now() + make_interval(secs => n) from generate_series(1, 30) as n`,
  );
  expect(await list()).toHaveLength(20);
  expect(await list('--last', '2')).toHaveLength(2);
  expect(await list('--last', '1000')).toHaveLength(33);
});

test('T37 what somebody put into an event cannot move the cursor of the terminal', async () => {
  await api.database.query(
    `insert into security_events (id, event_type, source_hash, created_at)
     values (gen_random_uuid(), 'admin_access', E'\\x1b[2Jx', now() + interval '1 hour')`,
  );
  const [line] = await list('--last', '1');
  expect(line).toMatch(/ {2}\?\[2Jx$/);
});
