import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findPayRange } from './find-pay-range';
import type { PayRangeDto } from './person-schemas';

/**
 * The pay range of a process as candidates are told it, and the budget, to propose one.
 *
 * @throws AppError `process.not-found`
 */
export async function getPayRange(actor: Actor, { processId }: { processId: string }): Promise<PayRangeDto> {
  const db = database();
  await requireProcessPermission(db, actor, processId, 'candidate:read');
  const process = await db.process.findUnique({
    where: { id: processId },
    select: { budgetMaxMinor: true, budgetCurrency: true, budgetPeriod: true, budgetBasis: true },
  });
  if (!process) throw new AppError('process.not-found');
  const { budgetMaxMinor: maxMinor, budgetCurrency: currency } = process;
  const hasBudget = maxMinor !== null && currency !== null;
  return {
    current: await findPayRange(db, processId),
    budget: hasBudget ? { maxMinor, currency, period: process.budgetPeriod, basis: process.budgetBasis } : null,
  };
}
