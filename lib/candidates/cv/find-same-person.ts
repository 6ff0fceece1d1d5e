import type { Actor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { identified } from '../blind/blindness';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

const maxFound = 20;

/** Candidates with the same e-mail address or phone, of any process that the actor may see, newest first; blind ones are left out. */
export async function findSamePerson(actor: Actor, candidateId: string): Promise<CandidateDto['samePerson']> {
  const own = await database().candidate.findUnique({ where: { id: candidateId }, select: { contactKeys: true } });
  const keys = own?.contactKeys ?? [];
  if (keys.length === 0) return [];
  const rows = await database().candidate.findMany({
    where: {
      AND: [{ contactKeys: { hasSome: keys }, id: { not: candidateId }, process: visibleProcesses(actor) }, identified],
    },
    orderBy: { id: 'desc' },
    take: maxFound,
    select: { id: true, processId: true, ordinalNumber: true, contactKeys: true, process: { select: { name: true } } },
  });
  return rows.map(({ id, processId, ordinalNumber, contactKeys, process }) => {
    const shared = contactKeys.filter((key) => keys.includes(key));
    return {
      candidateId: id,
      processId,
      ordinalNumber,
      processName: process.name,
      by: shared.map((key) => (key.startsWith('email:') ? ('EMAIL' as const) : ('PHONE' as const))),
    };
  });
}
