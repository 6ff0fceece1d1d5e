import { setTimeout as sleep } from 'node:timers/promises';
import { type WebhookDialect } from '../../../prisma/seed/demo-ats-credentials';
import { type Change } from '../data/changes';
import { messagesOf } from '../dialects/all-dialects';
import { type SandboxWorld } from '../dialects/dialect';
import { type WebhookMessage } from './webhook-message';

/** A message that was sent, or given up after two attempts. */
export interface Delivery {
  dialect: WebhookDialect;
  /** What happened, in the dialect's word. */
  event: string;
  id: string;
  attempts: number;
  /** Of the last attempt; missing where there was no answer. */
  status?: number;
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);
const retryMs = 200;
const timeoutMs = 5000;

/** Reports changes to the registered addresses, signed as the products do; once more where that fails. */
export class Webhooks {
  deliveries: Delivery[] = [];
  private readonly addresses = new Map<WebhookDialect, string>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly world: SandboxWorld) {
    world.store.onChange((change) => this.report(change));
  }

  /** @throws Error for an address beyond this machine */
  register(dialect: WebhookDialect, url: string | null): void {
    if (url !== null && !loopback.has(new URL(url).hostname)) throw new Error('Webhooks go to this machine only.');
    if (url === null) this.addresses.delete(dialect);
    else this.addresses.set(dialect, url);
  }

  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private report(change: Change): void {
    for (const [dialect, url] of this.addresses) {
      for (const message of messagesOf(dialect, change, this.world)) {
        const sending = this.send(dialect, url, message).finally(() => this.underWay.delete(sending));
        this.underWay.add(sending);
      }
    }
  }

  private async send(
    dialect: WebhookDialect,
    url: string,
    { event, id, body, headers }: WebhookMessage,
  ): Promise<void> {
    const delivery: Delivery = { dialect, event, id, attempts: 0 };
    this.deliveries.push(delivery);
    while (delivery.attempts < 2) {
      if (delivery.attempts > 0) await sleep(retryMs);
      delivery.attempts += 1;
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      delivery.status = response?.status;
      await response?.body?.cancel();
      if (response?.ok) return;
    }
  }
}
