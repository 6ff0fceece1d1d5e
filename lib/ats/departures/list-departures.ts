import { actorMay, requirePermission, type PersonActor } from '@/lib/auth/actor';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { maxDepartures } from './departure-limits';
import { restorable } from './restore-erased';
import type { Departures } from './departure-schemas';

/** Applications of a process about which a person decides. */
export function undecidedIn(processId: string): Prisma.AtsApplicationWhereInput {
  return { processId, goneAt: null, keptAt: null, departure: { not: null } };
}

const candidateSelect = { ordinalNumber: true, firstName: true, lastName: true, ...blindSelect };

/**
 * The people of a process who are no longer in the ATS and wait for somebody's decision and, for administrators,
 * those who can be restored.
 *
 * @throws AppError `process.not-found`
 */
export async function listDepartures(actor: PersonActor, { processId }: { processId: string }): Promise<Departures> {
  requirePermission(actor, 'candidate:read');
  const db = database();
  const where = undecidedIn(processId);
  const mayRestore = actorMay(actor, 'administration');
  const [process, rows, total, notFound, erased] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { atsLink: { select: { readsCandidates: true } } } }),
    db.atsApplication.findMany({
      where,
      orderBy: { candidate: { ordinalNumber: 'asc' } },
      take: maxDepartures,
      select: { candidateId: true, departure: true, departedAt: true, candidate: { select: candidateSelect } },
    }),
    db.atsApplication.count({ where }),
    db.atsApplication.count({ where: { ...where, departure: 'NOT_FOUND' } }),
    mayRestore
      ? db.atsErasure.findMany({
          where: restorable(processId, new Date()),
          orderBy: { candidate: { ordinalNumber: 'asc' } },
          take: maxDepartures,
          omit: { content: true, files: true },
          include: { candidate: { select: { ordinalNumber: true } } },
        })
      : [],
  ]);
  if (!process) throw new AppError('process.not-found');
  return {
    waiting: rows.map(({ candidateId, departure, departedAt, candidate }) => ({
      candidateId,
      ordinalNumber: candidate.ordinalNumber,
      ...shownNames(candidate),
      departure: departure ?? 'NOT_FOUND',
      departedAt: (departedAt ?? new Date(0)).toISOString(),
    })),
    total,
    said: total - notFound,
    readsCandidates: process.atsLink?.readsCandidates ?? null,
    restorable: erased.map(({ candidateId, candidate, departure, erasedAt, keptUntil }) => ({
      candidateId,
      ordinalNumber: candidate.ordinalNumber,
      departure,
      erasedAt: erasedAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
    })),
  };
}
