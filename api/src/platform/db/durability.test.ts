import { expect, inject, test, vi } from 'vitest';
import { DATABASE_TIMEOUTS } from '../config/databaseTimeouts.ts';
import { assertDurable } from './durability.ts';

// The server of the tests runs without them, for speed.
const connectionString = inject('adminConnectionString');
const config = { databaseTimeouts: DATABASE_TIMEOUTS };
const logger = { warn: vi.fn<(about: object, text: string) => void>() };

test('E3 in production a database that may forget is refused, each setting by its name', async () => {
  const refused = assertDurable(
    connectionString,
    { ...config, environment: 'production', allowUnsafeDatabase: false },
    logger,
  );
  await expect(refused).rejects.toThrow(/fsync, synchronous_commit, full_page_writes off/);
});

test.each([
  ['production', true],
  ['development', false],
] as const)('E3 in %s, allowed: %s, it is a warning', async (environment, allowUnsafeDatabase) => {
  logger.warn.mockClear();
  await assertDurable(connectionString, { ...config, environment, allowUnsafeDatabase }, logger);
  expect(logger.warn).toHaveBeenCalledWith(
    { settings: ['fsync', 'synchronous_commit', 'full_page_writes'] },
    expect.any(String),
  );
});

test('E3 what holds for the connection counts, not what stands in a file', async () => {
  const safe = `${connectionString}?options=${encodeURIComponent('-c synchronous_commit=on')}`;
  const refused = assertDurable(
    safe,
    { ...config, environment: 'production', allowUnsafeDatabase: false },
    logger,
  );
  await expect(refused).rejects.toThrow(/settings: fsync, full_page_writes off/);
});
