import { expect, test } from 'vitest';
import { Client, DatabaseError } from 'pg';
import { createTestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { createLogger } from './logger.ts';

function captureLog() {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  return { logger, text: () => lines.join(''), entry: () => JSON.parse(lines.at(-1) ?? '{}') };
}

test('T37 secrets and answers are removed by name, however deep they stand', () => {
  const { logger, text, entry } = captureLog();
  const hidden = 'MARKER';
  logger.child({ requestId: 'r1', sessionToken: hidden }).info(
    {
      password: hidden,
      answers: { name: hidden },
      headers: { 'Set-Cookie': [hidden], Authorization: hidden },
      list: [{ deep: { newPassword: hidden, API_KEY: hidden } }],
      submission_data: [hidden],
      url: `/reset-password?token=${hidden}&a=1`,
      address: `postgres://inlay:${hidden}@127.0.0.1/inlay`,
      kept: 'yes',
      count: 3,
    },
    'a fixed text',
  );
  expect(text()).not.toContain(hidden);
  expect(entry()).toMatchObject({
    level: 'info',
    requestId: 'r1',
    msg: 'a fixed text',
    kept: 'yes',
    count: 3,
    url: '/reset-password?token=[removed]&a=1',
    address: 'postgres://inlay:[removed]@127.0.0.1/inlay',
  });
});

test('T37 database errors are logged without the rows and values they quote', async () => {
  const { logger, text, entry } = captureLog();
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('create table sent (answer text primary key, check (length(answer) < 10))');
  await client.query(`insert into sent values ('MARKER')`);
  const wrong = [
    `insert into sent values ('MARKER')`,
    `insert into sent values ('MARKERMARKER')`,
    `select 'MARKER'::uuid`,
  ];
  for (const sql of wrong) {
    const error = await client.query(sql).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    logger.error({ err: error }, 'Unforeseen error');
    logger.error(new Error('wrapped', { cause: error }));
    logger.error(error);
  }
  await client.end();
  await database.drop();
  expect(text()).not.toContain('MARKER');
  expect(text()).toContain('sent_answer_check');
  expect(entry()).toMatchObject({
    msg: 'data exception 22P02',
    err: { code: '22P02', stack: expect.any(Array) },
  });
});

test('T37 what a parser could not read is not logged', () => {
  const { logger, text } = captureLog();
  try {
    JSON.parse('MARKER');
  } catch (error) {
    logger.warn({ err: error }, 'bad request');
    logger.warn(error);
  }
  expect(text()).not.toContain('MARKER');
});

test('hostile values cannot break, flood or forge the log', () => {
  const { logger, text, entry } = captureLog();
  const circular: Record<string, unknown> = {
    long: 'x'.repeat(100_000),
    list: Array.from({ length: 10_000 }, () => 1),
  };
  circular['self'] = circular;
  logger.info(
    { circular, name: 'a\n{"level":"error"}\u2028', big: 1n, bytes: Buffer.from('MARKER') },
    'kept in one line',
  );
  expect(text().trimEnd().split('\n')).toHaveLength(1);
  expect(text().length).toBeLessThan(20_000);
  expect(entry()).toMatchObject({ msg: 'kept in one line', big: '1', bytes: '[bytes]' });
});
