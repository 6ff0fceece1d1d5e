import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { Attributes, EndedSpan } from './otlp';
import { SpanExporter } from './span-exporter';
import { childContext, formatTraceparent, type TraceContext } from './trace-context';

/** Work that goes on. */
interface Span {
  readonly context: TraceContext;
  readonly parent: Span | null;
  name: string;
  readonly attributes: Attributes;
  /** Uses of the database within it, and how long they took together. */
  database: { calls: number; ms: number };
}

interface Tracing {
  exporter: SpanExporter;
  current: AsyncLocalStorage<Span>;
}

/** Next may load a module twice; null: nobody collects traces. */
const globalScope = globalThis as typeof globalThis & { __tracing?: Tracing | null };

const now = (): number => performance.timeOrigin + performance.now();

function tracing(): Tracing | null {
  if (globalScope.__tracing === undefined) globalScope.__tracing = startTracing();
  return globalScope.__tracing;
}

/** `name=value,name=value` as OpenTelemetry's settings have it. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s, 2).map((part) => decodeURIComponent(part.trim())));
  return Object.fromEntries(pairs.filter(([name]) => name) as [string, string][]);
}

function startTracing(): Tracing | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, ...rest } = env();
  if (!endpoint) return null;
  const resource = {
    'service.name': rest.OTEL_SERVICE_NAME,
    'service.instance.id': randomUUID(),
    'recruiting.role': rest.ROLE,
  };
  const address = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  return { exporter: new SpanExporter(address, readHeaders(headers), resource), current: new AsyncLocalStorage() };
}

/** Whether somebody collects traces. */
export const isTracing = (): boolean => tracing() !== null;

/** The `traceparent` that goes with a call to another system; undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  const span = tracing()?.current.getStore();
  return span && formatTraceparent(span.context);
}

/** Counts a use of the database for everything that it is part of. */
export function noteDatabaseUse(ms: number): void {
  for (let span = tracing()?.current.getStore() ?? null; span; span = span.parent) {
    span.database.calls += 1;
    span.database.ms += ms;
  }
}

/** Gives the request that is being served its name. @param route a template, no path */
export function nameRequest(route: string): void {
  for (let span = tracing()?.current.getStore() ?? null; span; span = span.parent) {
    if (span.parent === null) span.attributes['http.route'] = route;
  }
}

type Kind = EndedSpan['kind'];

interface BegunSpan {
  span: Span;
  /** Its work and what that waits for. */
  within: <T>(work: () => T) => T;
  /** Nothing of it is sent without this. */
  end: (failed: boolean) => void;
}

/**
 * Begins a span within the current one, or within that of another process.
 *
 * @returns null when nobody collects traces
 */
export function beginSpan(
  name: string,
  kind: Kind,
  attributes: Attributes,
  outer: TraceContext | null = null,
): BegunSpan | null {
  const active = tracing();
  if (!active) return null;
  // Whatever led to them, these are the first of their trace here.
  const isFirst = kind === 'server' || kind === 'consumer';
  const parent = (isFirst ? null : active.current.getStore()) ?? null;
  const context = childContext(parent?.context ?? outer);
  const span: Span = { context, parent, name, attributes: { ...attributes }, database: { calls: 0, ms: 0 } };
  const startedAt = now();
  return {
    span,
    within: (work) => active.current.run(span, work),
    end: (failed) => {
      if (!context.isSampled) return;
      const { calls, ms } = span.database;
      if (calls > 0) Object.assign(span.attributes, { 'db.calls': calls, 'db.milliseconds': Math.round(ms) });
      const parentSpanId = parent?.context.spanId ?? outer?.spanId ?? null;
      active.exporter.add({
        context,
        parentSpanId,
        name: span.name,
        kind,
        startedAt,
        endedAt: now(),
        attributes: span.attributes,
        failed,
      });
    },
  };
}

/** Does work as a span of its own; `work` may add facts to it. Costs nothing when nobody collects traces. */
export async function traced<T>(
  name: string,
  kind: Kind,
  attributes: Attributes,
  work: (facts: Attributes) => Promise<T>,
): Promise<T> {
  const begun = beginSpan(name, kind, attributes);
  if (!begun) return work({});
  const { span, within, end } = begun;
  try {
    const result = await within(() => work(span.attributes));
    end(false);
    return result;
  } catch (error) {
    // Messages may quote data.
    span.attributes['error.type'] =
      error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown';
    end(true);
    throw error;
  }
}

/** Sends what waits to be sent, before the process ends. */
export async function flushTraces(limitMs: number): Promise<void> {
  await globalScope.__tracing?.exporter.flush(limitMs);
}
