import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Finding } from '../../../api/src/app/cli/doctor/finding.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testDatabase.ts';
import { runTestCli, type CliResult } from './testCli.ts';

/** A database and a data folder with a private secret, and the doctor that looks at them. */
interface DoctorScene {
  database: TestDatabase;
  /** The data folder, new for each test. */
  folder: string;
  /** Runs the doctor; `changes` are variables of its environment. */
  run(changes: Record<string, string>, more: string[], now?: () => number): Promise<CliResult>;
  /** Returns all findings, and those of each name as state and text. */
  examine(
    changes?: Record<string, string>,
    now?: () => number,
  ): Promise<{
    findings: Finding[];
    named(name: string): (readonly [state: Finding['state'], text: string])[];
    output: string;
  }>;
}

/** Gives the tests of a file one database, without mails and jobs before each test. */
export function useDoctor(): DoctorScene {
  const scene: Partial<DoctorScene> & Pick<DoctorScene, 'run' | 'examine'> = {
    run(changes, more, now) {
      const { folder, database } = current();
      return runTestCli(['doctor', ...more], {
        environment: { INLAY_DATA_FOLDER: folder, DATABASE_URL: database.connectionString, ...changes },
        ...(now && { now }),
      });
    },
    async examine(changes = {}, now) {
      const { code, output, errors } = await current().run(changes, ['--json'], now);
      const { isHealthy, findings } = JSON.parse(output) as { isHealthy: boolean; findings: Finding[] };
      expect([code, errors]).toEqual([isHealthy ? 0 : 1, '']);
      expect(isHealthy).toBe(findings.every(({ state }) => state !== 'problem'));
      const named = (name: string) =>
        findings.filter((one) => one.name === name).map(({ state, text }) => [state, text] as const);
      return { findings, named, output };
    },
  };
  /** Whole since the hooks have run. */
  const current = () => scene as DoctorScene;
  beforeAll(async () => {
    scene.database = await createTestDatabase();
  });
  beforeEach(async () => {
    const { database } = current();
    const folder = await mkdtemp(join(tmpdir(), 'inlay-doctor-'));
    scene.folder = folder;
    await writeFile(join(folder, 'secret'), 'x'.repeat(64), { mode: 0o600 });
    await database.query('delete from deliveries');
    await database.query('delete from graphile_worker._private_jobs');
    return () => rm(folder, { recursive: true });
  });
  afterAll(() => scene.database?.drop());
  return current();
}
