import { beforeAll, expect, test } from 'vitest';
import { eraseAll, plantPerson } from '../../../../tests/support/api/privacyScene.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { sealLog } from '../../platform/signed-log/sealLog.ts';
import { verifyLog } from '../../platform/signed-log/verifyLog.ts';

const api = useTestApi({ warehouse: 'both' });
beforeAll(() => api.liftSubmitLimits());

test('PRIV-001 RCPT-012 what an erasure takes away and empties looks like no tampering to the signed log', async () => {
  const misfits = async (): Promise<unknown[]> => {
    const named: unknown[] = [];
    await sealLog(api.deps);
    await verifyLog({
      database: api.deps.pool,
      secret: api.deps.config.secret,
      from: null,
      to: null,
      accountId: null,
      place: null,
      signal: AbortSignal.timeout(60_000),
      onMisfit: (misfit) => named.push(misfit),
    });
    return named;
  };
  const planted = await plantPerson(api);
  const before = await misfits();
  await eraseAll(api, planted);
  // Some rows of the scene are older than their ids, which is named as long as they are there.
  expect(before).toEqual(expect.arrayContaining(await misfits()));
});
