import { startServer, type RunningServer } from '../server.ts';
import type { Metrics } from './metrics.ts';

/** Tells Prometheus at an address of its own, which no visitor reaches: `GET /metrics`. */
export function startMetricsServer(
  metrics: Metrics,
  address: { host: string; port: number },
): Promise<RunningServer> {
  return startServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { text, type } = await metrics.read();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  }, address);
}
