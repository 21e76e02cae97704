import { between, ms, statusOf } from './measures.mjs';
import { freePort } from './platform.mjs';
import { play, sleep, until } from './scene.mjs';

/** The web processes of one installation are exchanged one by one while visitors send (E13). */
export async function exchangeProcesses({ isShort }) {
  const metricsPort = await freePort();
  const options = {
    perSecond: isShort ? 40 : 200,
    environment: {
      INLAY_ROLE: 'all',
      WEB_CONCURRENCY: '2',
      INLAY_DRAIN_SECONDS: '1',
      INLAY_METRICS_PORT: String(metricsPort),
    },
  };
  return play(options, async ({ platform, sending, url }) => {
    const from = Date.now();
    const cycles = isShort ? 1 : 10;
    for (let count = 0; count < cycles; count++) {
      process.kill(platform.pid(), 'SIGUSR2');
      await sleep(isShort ? 8_000 : 12_000);
    }
    await until('A healthy platform', async () => (await statusOf(`${url}/readyz`)) === 200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics/web`)).text();
    const rows = Number(/^inlay_group_rows_sum (\S+)$/m.exec(metrics)?.[1]);
    const answers = between(sending.answers, from);
    const failed = answers.filter(({ status }) => status !== 201);
    const slowest = Math.max(...answers.map((one) => one.ms));
    return {
      figures: {
        cycles,
        requests: answers.length,
        'sent again': failed.length,
        slowest: ms(slowest),
        'rows in their metrics': rows,
      },
      passes: {
        'the process that keeps them stays': platform.isRunning(),
        'their metrics are told': rows > 0,
      },
    };
  });
}
