import type { Environment } from './environment.ts';

/** Path of traces below the endpoint (OTLP/HTTP). */
const TRACES_PATH = '/v1/traces';

/** Returns where spans are sent to and which share of the traces, from 0 to 1; null without an endpoint. */
export function parseTracing(values: Environment) {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  return {
    url: endpoint.replace(/\/$/, '') + TRACES_PATH,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    sampleRatio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
