import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { getCandidateRow } from '../rows/get-candidate-row';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import { noteSelect, serializeNote } from '../serialize/serialize-note';

/** The notes about a candidate, newest first. @throws AppError `candidate.not-found` */
export async function listNotes(actor: PersonActor, place: CandidatePlace): Promise<{ items: NoteDto[] }> {
  requirePermission(actor, 'candidate:read');
  const { id } = await getCandidateRow(database(), place);
  const rows = await database().candidateNote.findMany({
    where: { candidateId: id },
    orderBy: { id: 'desc' },
    select: noteSelect,
  });
  return { items: rows.map((row) => serializeNote(row, actor.userId)) };
}
