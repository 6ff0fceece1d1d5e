import type { Db } from '@/lib/db/client';
import type { OutsiderLink } from '@/lib/db/generated/client';
import type { CodeState } from '@/lib/domain/privacy-enums';

/** What became of the last code that was mailed for a link; null: none was, or it ended before. */
export async function findCodeState(db: Db, { candidateId, createdAt }: OutsiderLink): Promise<CodeState | null> {
  const mail = await db.mail.findFirst({
    // A mail that has ended knows its link no more; an earlier link ends with the next one.
    where: { candidateId, kind: 'CANDIDATE_CODE', createdAt: { gte: createdAt } },
    orderBy: { id: 'desc' },
    select: { state: true, failure: true },
  });
  if (!mail || mail.state === 'OUTDATED') return null;
  return mail.state === 'QUEUED' && mail.failure ? 'DELAYED' : mail.state;
}
