import { Middleware, RetryAfterError } from 'inngest';
import { databaseWaitCode } from '@/lib/db/waits-for-database';

/** The name by which the embedded runner knows that an attempt is not to be counted. */
export const databaseWaitName = 'DatabaseWait';

const firstWaitSeconds = 10;
const longestWaitSeconds = 600;

/** Waits of 10, 60, 360, then 600 seconds: a server of Inngest counts attempts, so they reach far. */
function waitSeconds(attempt: number): number {
  return Math.min(firstWaitSeconds * 6 ** attempt, longestWaitSeconds);
}

/** A step that failed because the database takes no writes now is to wait, not to fail (docs/decisions/0166). */
class DatabaseWait extends RetryAfterError {
  constructor(code: string, attempt: number) {
    super(code, `${waitSeconds(attempt)}s`);
    this.name = databaseWaitName;
  }
}

async function orWait(attempt: number, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    const code = databaseWaitCode(error);
    throw code ? new DatabaseWait(code, attempt) : error;
  }
}

/** Turns errors of a database that is away or read-only into waits, in steps and between them. */
export class DatabaseWaitMiddleware extends Middleware.BaseMiddleware {
  readonly id = 'database-wait';

  override wrapStepHandler({ ctx, next }: Middleware.WrapStepHandlerArgs): Promise<unknown> {
    return orWait(ctx.attempt, next);
  }

  override wrapFunctionHandler({ ctx, next }: Middleware.WrapFunctionHandlerArgs): Promise<unknown> {
    return orWait(ctx.attempt, next);
  }
}
