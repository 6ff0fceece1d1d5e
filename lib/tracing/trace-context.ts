import { randomBytes } from 'node:crypto';

/** Where a trace goes on (https://www.w3.org/TR/trace-context/), hexadecimal in lower case. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  /** Whether somebody records it. */
  isSampled: boolean;
}

const header = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** @returns null for a header that is missing, invalid or of no trace */
export function parseTraceparent(value: string | string[] | undefined): TraceContext | null {
  const [, version, traceId, spanId, flags, more] = (typeof value === 'string' && header.exec(value)) || [];
  if (!traceId || !spanId || !flags || version === 'ff' || (version === '00' && more)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** What a span within a trace, or without one the first of its own, is called. */
export function childContext(parent: TraceContext | null): TraceContext {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled: parent?.isSampled ?? true,
  };
}
