import type { PersonActor } from '@/lib/auth/actor';
import { requiresSecondStep } from '@/lib/auth/second-step/requires-second-step';
import { database } from '@/lib/db/client';
import type { OwnSecondStep } from './second-step-schemas';

/** Whether the actor has a second step, and how many recovery codes are left. */
export async function getOwnSecondStep({ userId, role }: PersonActor): Promise<OwnSecondStep> {
  const [step, required] = await Promise.all([
    database().secondStep.findUnique({
      where: { userId },
      select: { createdAt: true, _count: { select: { recoveryCodes: true } } },
    }),
    requiresSecondStep(role),
  ]);
  return {
    since: step?.createdAt.toISOString() ?? null,
    recoveryCodesLeft: step?._count.recoveryCodes ?? 0,
    required,
  };
}
