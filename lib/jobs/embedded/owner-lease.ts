import { randomInt } from 'node:crypto';
import pg from 'pg';
import { connectionSettings, defaultLimits } from '@/lib/db/connection-settings';
import { keepLease, LeaseLostError, takeLease } from '@/lib/db/lease';

/** What stands before the owner's id in the lease's name; earlier versions look for it. */
export const ownerPrefix = 'engine:';
/** Long after everybody has noticed that an owner is gone. */
const keepDead = '1 hour';
/** A beat that takes longer comes too late. */
const limits = { ...defaultLimits, connectMs: 3_000, statementMs: 3_000, lockMs: 3_000 };

/**
 * Shows other runners that this one is alive. A halted runner that goes on after its lease expired finds its calls with
 * another owner, and stores no result of them (execute-call.ts).
 */
export class OwnerLease {
  /** Of this start of the runner, never of another. */
  readonly ownerId = randomInt(1, 2 ** 31 - 1);
  private readonly name = `${ownerPrefix}${this.ownerId}`;
  private stopBeating: (() => Promise<void>) | undefined;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly onError: (error: unknown) => void,
  ) {
    pool.on('error', onError);
  }

  /** @throws Error when the database cannot be reached */
  static async hold(connectionString: string, onError: (error: unknown) => void): Promise<OwnerLease> {
    // Of its own, so that no beat waits for another query.
    const settings = await connectionSettings(connectionString, 1, limits);
    const owner = new OwnerLease(new pg.Pool({ ...settings, application_name: 'durable-functions-owner' }), onError);
    try {
      await owner.begin();
    } catch (error) {
      await owner.pool.end();
      throw error;
    }
    return owner;
  }

  async release(): Promise<void> {
    await this.stopBeating?.();
    await this.pool.query('DELETE FROM lease WHERE name = $1', [this.name]).catch(this.onError);
    await this.pool.end();
  }

  private async begin(): Promise<void> {
    const lease = await takeLease(this.pool, this.name);
    if (!lease) throw new LeaseLostError(this.name);
    await this.pool.query(`DELETE FROM lease WHERE name LIKE $1 AND held_until < now() - interval '${keepDead}'`, [
      `${ownerPrefix}%`,
    ]);
    this.stopBeating = keepLease(this.pool, lease, (error) => this.report(error));
  }

  /** Halted for so long that the row is gone: it is made anew. */
  private report(error: unknown): void {
    this.onError(error);
    if (error instanceof LeaseLostError) void takeLease(this.pool, this.name).catch(this.onError);
  }
}
