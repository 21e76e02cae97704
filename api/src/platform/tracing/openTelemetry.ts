import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Link,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from './tracing.ts';

/** `traceparent` of version 00 (W3C Trace Context). */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Longest attribute, in characters: the longest statement has 6,000. */
const MAX_VALUE = 8_000;

interface TracerOptions {
  /** Takes OTLP/HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of the traces that are recorded, from 0 to 1. */
  sampleRatio: number;
}

/** Creates a tracer that sends spans to an OpenTelemetry collector as OTLP/HTTP, in batches. */
export function createTracer({ url, headers, serviceName, sampleRatio }: TracerOptions): Tracer {
  const share = new TraceIdRatioBasedSampler(sampleRatio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // The share holds for callers' traces too: visitors must not choose how much is recorded.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanLimits: { attributeValueLengthLimit: MAX_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
  const tracer = provider.getTracer('inlay');
  return {
    start(name, { kind = 'internal', attributes = {}, parent = null, links = [] }) {
      const given = { kind: KINDS[kind], attributes, links: links.flatMap(toLink) };
      return createSpan(tracer.startSpan(name, given, contextOf(parent)));
    },
    stop: () => provider.shutdown(),
  };
}

type OtelSpan = ReturnType<ReturnType<TracerProvider['getTracer']>['startSpan']>;

function createSpan(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail(type) {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

/** A span is a parent of this process, a traceparent one of elsewhere. */
function contextOf(parent: Span | string | null): Context {
  const context = parseTraceparent(typeof parent === 'string' ? parent : (parent?.traceparent ?? ''));
  if (!context) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: typeof parent === 'string' });
}

const toLink = (traceparent: string): Link[] => {
  const context = parseTraceparent(traceparent);
  return context ? [{ context }] : [];
};

/** Returns null for what is no traceparent: the trace then starts here. */
function parseTraceparent(text: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED };
}
