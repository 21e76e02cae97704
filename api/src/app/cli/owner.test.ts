import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const api = useTestApi();
let environment: Record<string, string>;
beforeAll(async () => {
  environment = { DATABASE_URL: api.database.connectionString, INLAY_SECRET: api.deps.config.secret };
});
beforeEach(() => api.database.query('delete from rate_limits'));

const create = (email: string, options: { stdin?: string; keys?: string[] }, ...more: string[]) =>
  runTestCli(['owner', 'create', '--email', email, ...more], { environment, ...options });
const promote = (email: string) => runTestCli(['owner', 'promote', '--email', email], { environment });

const findAccount = async (email: string) => {
  const rows = await api.database.query(
    `select role, is_approved, email_confirmed_at is not null as is_confirmed
     from users join profiles on user_id = id where users.email = $1`,
    [email],
  );
  return rows[0] ?? null;
};
const eventsOf = (email: string) =>
  api.database.query(
    `select event_type, ip_address, source_hash, event_data from security_events
     where user_id = (select id from users where email = $1) order by id`,
    [email],
  );

describe('owner create', () => {
  test('D-01 makes a confirmed and approved administrator, who can sign in at once', async () => {
    const { code, output, errors } = await create('Owner1@Example.com', { stdin: `${TEST_PASSWORD}\n` });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toBe('owner1@example.com is an administrator now and can sign in.\n');
    const { body } = await api.postSignIn('owner1@example.com', TEST_PASSWORD);
    expect(body.user).toMatchObject({ role: 'admin', isApproved: true, formLimit: null });
  });

  test('T36 records who became administrator, and never a password', async () => {
    await create('owner2@example.com', { stdin: TEST_PASSWORD });
    const by = 'command line';
    const noSource = { ip_address: null, source_hash: null };
    expect(await eventsOf('owner2@example.com')).toEqual([
      { event_type: 'user_approved', ...noSource, event_data: { email: 'owner2@example.com', by } },
      {
        event_type: 'role_changed',
        ...noSource,
        event_data: { email: 'owner2@example.com', from: null, to: 'admin', by },
      },
    ]);
  });

  test.each([
    ['', 'Password is required. Give it on standard input, or have one made with --generate.'],
    ['Short-1', 'Password must be at least 8 characters long.'],
    ['correct-horse-9', 'Password must contain at least one uppercase letter.'],
    ['Correct-Horse-Nine', 'Password must contain at least one digit.'],
    ['Password1!', 'Password is too common.'],
    [`Aa1!${'x'.repeat(125)}`, 'Password is too long.'],
    [`Aa1!${'x'.repeat(20_000)}`, 'Password is too long.'],
  ])('D-04 the one rule refuses %.20j in its own words, and no account is made', async (stdin, words) => {
    const { code, output, errors } = await create('weak@example.com', { stdin });
    expect([code, output, errors]).toEqual([1, '', `${words}\n`]);
    expect(await findAccount('weak@example.com')).toBeNull();
  });

  test('--generate shows a good password, once, and keeps it nowhere', async () => {
    const { output, errors } = await create('owner3@example.com', {}, '--generate');
    const password = /^Password {3}(\S+) /m.exec(output)?.[1] ?? '';
    expect(password.length).toBeGreaterThan(20);
    expect((output + errors).split(password)).toHaveLength(2);
    expect((await api.postSignIn('owner3@example.com', password)).status).toBe(200);
    const kept = await api.database.query(
      `select password_hash as text from users union all select event_data::text from security_events
       union all select concat(subject, message) from deliveries
       union all select payload::text from graphile_worker._private_jobs`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  test('a terminal asks twice and shows nothing of what is typed', async () => {
    const keys = [`${TEST_PASSWORD}x\u007f\r`, `${TEST_PASSWORD}\r`];
    const { code, output, errors } = await create('owner4@example.com', { keys });
    expect(code).toBe(0);
    expect(errors).toBe('New password: \nOnce more:    \n');
    expect(output).not.toContain('Correct');
    expect((await api.postSignIn('owner4@example.com', TEST_PASSWORD)).status).toBe(200);
  });

  test('two different answers at the terminal change nothing', async () => {
    const keys = [`${TEST_PASSWORD}\r`, `${TEST_PASSWORD}0\r`];
    const { code, errors } = await create('owner5@example.com', { keys });
    expect(code).toBe(1);
    expect(errors).toContain('The two passwords differ. Nothing was changed.');
    expect(await findAccount('owner5@example.com')).toBeNull();
  });

  test('an address that has an account keeps its password, and the way to its role is told', async () => {
    const { email } = await api.signedIn();
    const { code, errors } = await create(email.toUpperCase(), { stdin: 'Other-Horse-9' });
    expect(code).toBe(1);
    expect(errors).toContain(`npm run inlay -- owner promote --email ${email}`);
    expect((await api.postSignIn(email, TEST_PASSWORD)).status).toBe(200);
    expect(await findAccount(email)).toMatchObject({ role: 'user' });
  });

  test('T36 no account without its events: both are one transaction', async () => {
    await api.database.query(
      `alter table security_events add constraint no_roles check (event_type <> 'role_changed') not valid`,
    );
    const { code, output } = await create('owner6@example.com', { stdin: TEST_PASSWORD });
    await api.database.query('alter table security_events drop constraint no_roles');
    expect([code, output]).toEqual([1, '']);
    expect(await findAccount('owner6@example.com')).toBeNull();
  });
});

describe('owner promote', () => {
  test('D-01 T36 gives role and approval, with an event for each and a mail, and open sessions have both', async () => {
    const person = await api.signedIn({ isApproved: false });
    expect((await person.get('/api/admin/users')).status).toBe(403);
    const { code, output } = await promote(person.email);
    expect([code, output]).toEqual([0, `${person.email} is an administrator now.\n`]);
    expect((await person.get('/api/admin/users')).status).toBe(200);
    expect((await eventsOf(person.email)).slice(-2)).toMatchObject([
      { event_type: 'user_approved', source_hash: null, event_data: { by: 'command line' } },
      { event_type: 'role_changed', source_hash: null, event_data: { from: 'user', to: 'admin' } },
    ]);
    expect((await api.lastMail(person.email)).kind).toBe('account_approved');
  });

  test('D-169 refuses an address that nobody has proven', async () => {
    const { email, userId } = await api.signedIn({ isApproved: false });
    await api.database.query('update users set email_confirmed_at = null where id = $1', [userId]);
    const { code, errors } = await promote(email);
    expect(code).toBe(1);
    expect(errors).toContain('has not been confirmed yet');
    expect(await findAccount(email)).toEqual({ role: 'user', is_approved: false, is_confirmed: false });
  });

  test('an administrator stays one, without another event', async () => {
    const { email } = await api.signedIn({ role: 'admin' });
    const { code, output } = await promote(email);
    expect([code, output]).toEqual([0, `${email} is an approved administrator already.\n`]);
    expect(await eventsOf(email)).toEqual([]);
  });

  test('an address without an account is told', async () => {
    const { code, errors } = await promote('nobody@example.com');
    expect([code, errors]).toEqual([1, 'There is no account with the address nobody@example.com.\n']);
  });
});
