import { createEmptyDefinition } from '@inlay/sdk/model';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';

/** A moment as a clock so many hours east of Greenwich writes it. */
function written(at: number, hours: number): string {
  const local = new Date(at + hours * 3_600_000).toISOString().slice(0, 19);
  return `${local}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

test('FSET-013 D-22 a form closes at the moment its owner chose, by whatever clock they wrote it and the database has', async () => {
  const api = await startTestApi();
  const owner = await api.signedIn();
  const { id } = await api.buildForm(owner, createEmptyDefinition('Until then'));
  const database = pg.escapeIdentifier(new URL(api.database.connectionString).pathname.slice(1));
  await api.database.query(`alter database ${database} set timezone = 'Asia/Tokyo'`);
  const node = await api.startSecondNode();
  const minute = 60_000;
  for (const hours of [-11, 0, 9, 14]) {
    const close = async (at: number) => {
      await owner.patch(`/api/forms/${id}/publishing`, { closesAt: written(at, hours) });
      return (await node.visitor().get(`/api/public/forms/${id}`)).body.closed;
    };
    expect([await close(Date.now() + minute), await close(Date.now() - minute)]).toEqual([
      null,
      expect.anything(),
    ]);
  }
  await node.stop();
  await api.stop();
});
