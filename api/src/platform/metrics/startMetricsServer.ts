import { startServer, type RunningServer } from '../process/server.ts';

/** Metrics in Prometheus' text format, with its content type. */
export interface MetricsText {
  text: string;
  type: string;
}

/**
 * Serves metrics to Prometheus at a separate address, which no visitor reaches.
 * @param sources metrics by path, e.g. `/metrics`
 */
export function startMetricsServer(
  sources: Readonly<Record<string, () => Promise<MetricsText>>>,
  address: { host: string; port: number },
): Promise<RunningServer> {
  const paths = new Map(Object.entries(sources));
  return startServer(async (request, response) => {
    const read = paths.get(request.url ?? '');
    if (!read) {
      response.writeHead(404).end();
      return;
    }
    const found = await read().catch(() => null);
    if (!found) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': found.type, 'Cache-Control': 'no-store' }).end(found.text);
  }, address);
}
