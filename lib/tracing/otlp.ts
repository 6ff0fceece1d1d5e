import type { TraceContext } from './trace-context';

/** By numbers of the protocol. */
const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

/** Facts by names of OpenTelemetry's conventions where there is one: no names of people, no texts, no addresses with ids. */
export type Attributes = Record<string, string | number | boolean>;

/** A piece of work that has ended. */
export interface EndedSpan {
  context: TraceContext;
  parentSpanId: string | null;
  name: string;
  kind: keyof typeof spanKinds;
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  failed: boolean;
}

const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1000)) * BigInt(1000)}`;

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  // Whole numbers have 64 bits there: as text.
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/**
 * Spans as an `ExportTraceServiceRequest` in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
 *
 * @param resource what this process is
 */
export function toOtlp(spans: readonly EndedSpan[], resource: Attributes) {
  return {
    resourceSpans: [
      {
        resource: { attributes: listOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'recruiting' },
            spans: spans.map(({ context, parentSpanId, name, kind, startedAt, endedAt, attributes, failed }) => ({
              traceId: context.traceId,
              spanId: context.spanId,
              ...(parentSpanId === null ? {} : { parentSpanId }),
              flags: 1,
              name,
              kind: spanKinds[kind],
              startTimeUnixNano: nanoseconds(startedAt),
              endTimeUnixNano: nanoseconds(Math.max(startedAt, endedAt)),
              attributes: listOf(attributes),
              status: failed ? { code: 2 } : {},
            })),
          },
        ],
      },
    ],
  };
}
