import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** First half of the advisory locks' key; arbitrary, but the same in every runner. */
export const ownerLockClass = 20_261_122;
const reconnectMs = 1_000;

/**
 * Shows runners of the previous version that this one is alive: they know no lease (owner-lease.ts), and would make its calls
 * again while both versions run. Not behind a pooler, where the lock would stay with somebody else.
 */
export class OwnerLock {
  private client: pg.Client | undefined;
  private isReleased = false;

  constructor(
    private readonly connectionString: string,
    private readonly ownerId: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** @throws Error when the database cannot be reached. */
  async hold(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'durable-functions-owner',
      keepAlive: true,
    });
    client.on('error', this.onError);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1, $2)', [ownerLockClass, this.ownerId]);
    } catch (error) {
      await client.end().catch(this.onError);
      throw error;
    }
    this.client = client;
    client.once('end', () => void this.holdAgain());
  }

  async release(): Promise<void> {
    this.isReleased = true;
    await this.client?.end();
  }

  /**
   * Reconnects, for example after the database restarted. Another runner may have recovered this one's calls meanwhile.
   */
  private async holdAgain(): Promise<void> {
    while (!this.isReleased) {
      try {
        await delay(reconnectMs, undefined, { ref: false });
        if (!this.isReleased) await this.hold();
        return;
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
