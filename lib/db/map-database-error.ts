import { AppError } from '@/lib/errors';
import { Prisma } from './generated/client';

const conflictCodes = new Set(['P2034', 'P2028']);
const unreachableCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'ECONNREFUSED']);

/**
 * Turns a Prisma error into the AppError that callers can act on; the only place that knows Prisma's codes.
 * Errors without such a meaning come back unchanged.
 */
export function mapDatabaseError(error: unknown): unknown {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (conflictCodes.has(error.code)) return new AppError('conflict.retry', { cause: error });
    if (unreachableCodes.has(error.code)) {
      return new AppError('database.unavailable', { cause: error, retryAfterSeconds: 5 });
    }
  }
  if (error instanceof Prisma.PrismaClientInitializationError) {
    return new AppError('database.unavailable', { cause: error, retryAfterSeconds: 5 });
  }
  return error;
}

/** Whether `error` says that a unique index refused a row; `field` names a column of that index. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return JSON.stringify(error.meta ?? {}).includes(field);
}
