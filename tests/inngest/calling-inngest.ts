import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { InngestServerDouble } from './inngest-server';

/**
 * The double of an Inngest server that also calls the steps, over HTTP and signed. Which comes next is decided by the product's
 * own runner, in the test's process.
 */
export class CallingInngest {
  readonly server = new InngestServerDouble();
  private runner: EmbeddedRunner | undefined;
  private taking: Promise<void> | undefined;
  private isOver = false;

  /** Listens for events and registrations. */
  static async listen(): Promise<CallingInngest> {
    const inngest = new CallingInngest();
    await inngest.server.listen();
    return inngest;
  }

  /** The settings of a product that is to use it. */
  get settings(): Record<string, string> {
    const { url, eventKey, signingKey } = this.server;
    return { INNGEST_BASE_URL: url, INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey };
  }

  /**
   * From now on events begin runs.
   *
   * @param url of the product that takes the steps
   * @param databaseUrl where the runner keeps its state, as the product's own would
   */
  async call(url: string, databaseUrl: string): Promise<void> {
    const handler = (request: Request): Promise<Response> => this.callStep(url, request);
    this.runner = await startEmbeddedRunner({ handler, connectionString: databaseUrl });
    this.taking = this.takeEvents(this.runner);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.taking;
    await this.runner?.stop(5_000);
    await this.server.close();
  }

  private async callStep(url: string, request: Request): Promise<Response> {
    const body = await request.text();
    const timestamp = Math.round(Date.now() / 1000).toString();
    const signature = createHmac('sha256', this.server.signingKey).update(body).update(timestamp).digest('hex');
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.set('x-inngest-signature', `t=${timestamp}&s=${signature}`);
    const { pathname, search } = new URL(request.url);
    return fetch(`${url}${pathname}${search}`, { method: request.method, headers, body });
  }

  private async takeEvents(runner: EmbeddedRunner): Promise<void> {
    for (let taken = 0; !this.isOver; await sleep(100)) {
      const events = this.server.sentEvents.slice(taken).map((event) => ({ ...event }));
      taken += events.length;
      if (events.length > 0) await runner.ingest(events);
    }
  }
}
