/** A collector of OpenTelemetry spans (OTLP/HTTP as JSON) that keeps what arrives. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * @typedef {{ name: string, attributes: Record<string, string | number> }} Received
 */
export async function startCollector() {
  /** @type {Received[]} */
  const spans = [];
  const receive = async (request, response) => {
    const { resourceSpans } = await json(request);
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(read));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const read = ({ name, attributes }) => ({
  name,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
});
