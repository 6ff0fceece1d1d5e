import { logger } from '@/lib/logger';
import { outgoingFetch } from '@/lib/outgoing-fetch';
import { toOtlp, type Attributes, type EndedSpan } from './otlp';

/** Of one call. */
const batchSize = 512;
/** Spans that wait; more are dropped: tracing holds nothing up. */
const maxWaiting = 4096;
const everyMs = 5_000;
const answerMs = 10_000;
const warnEveryMs = 60_000;

/** Sends ended spans to a collector in batches, one call at a time. What cannot be sent is dropped. */
export class SpanExporter {
  private readonly waiting: EndedSpan[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private lost = 0;
  private warnedAt = -Infinity;

  /** @param address with its path, `/v1/traces` @param headers for the collector, such as its key */
  constructor(
    private readonly address: URL,
    private readonly headers: Record<string, string>,
    private readonly resource: Attributes,
  ) {}

  add(span: EndedSpan): void {
    if (this.waiting.length >= maxWaiting) return this.lose(1, 'too many');
    this.waiting.push(span);
    if (this.waiting.length >= batchSize) this.send();
    else this.timer ??= setTimeout(() => this.send(), everyMs).unref();
  }

  /** Sends what waits. @param limitMs then the rest is dropped */
  async flush(limitMs: number): Promise<void> {
    const end = Date.now() + limitMs;
    while ((this.waiting.length > 0 || this.sending) && Date.now() < end) {
      this.send();
      const timeUp = new Promise((resolve) => setTimeout(resolve, end - Date.now()).unref());
      await Promise.race([this.sending, timeUp]);
    }
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.sending || this.waiting.length === 0) return;
    this.sending = this.post(this.waiting.splice(0, batchSize)).finally(() => {
      this.sending = undefined;
      if (this.waiting.length >= batchSize) this.send();
      else if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.send(), everyMs).unref();
    });
  }

  private async post(spans: EndedSpan[]): Promise<void> {
    try {
      const response = await outgoingFetch(this.address, {
        method: 'POST',
        headers: { ...this.headers, 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(spans, this.resource)),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      await response.body?.cancel();
      if (!response.ok) this.lose(spans.length, String(response.status));
    } catch (error) {
      this.lose(spans.length, error instanceof Error ? error.name : 'unknown');
    }
  }

  private lose(count: number, reason: string): void {
    this.lost += count;
    if (performance.now() - this.warnedAt < warnEveryMs) return;
    logger.warn({ lost: this.lost, reason }, 'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
    this.warnedAt = performance.now();
    this.lost = 0;
  }
}
