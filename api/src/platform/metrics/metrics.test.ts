import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { startMetricsServer } from './startMetricsServer.ts';

const api = useTestApi();

test('Prometheus is told at an address of its own what a group was, what waits and how late the jobs are', async () => {
  const { metrics } = api.deps;
  metrics.onGroup({ rows: 12, ms: 3, isCommitted: true });
  metrics.onGroup({ rows: 1, ms: 3, isCommitted: false });
  await api.database.query(
    `select graphile_worker.add_job('nothing', run_at => now() - interval '90 seconds')`,
  );
  const server = await startMetricsServer({ '/metrics': metrics.read }, { host: '127.0.0.1', port: 0 });
  try {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect([valueOf('inlay_group_rows_sum'), valueOf('inlay_groups_failed_total')]).toEqual([13, 1]);
    expect([valueOf('inlay_submissions_waiting'), valueOf('inlay_jobs_waiting')]).toEqual([0, 1]);
    expect(valueOf('inlay_job_lag_seconds')).toBeGreaterThanOrEqual(90);
    for (const name of ['inlay_pool_main_connections', 'inlay_event_loop_delay_seconds']) {
      expect(valueOf(name)).toBeGreaterThanOrEqual(0);
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  } finally {
    await server.stop();
  }
  expect((await fetch(`${api.url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});
