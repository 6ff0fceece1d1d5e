import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { AtsProvider } from '../providers/provider';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';

/** A recruitment may begin with pages of other recruitments' applications, or of people who are gone. */
const maxPages = 5;
const maxRecruitments = 3;

/** Whether the first pages of a recruitment name somebody, with a file if the ATS has told of files before. */
async function readsSomebody(provider: AtsProvider, recruitmentId: string, withFile: boolean): Promise<boolean> {
  let cursor: string | null = null;
  let [hasName, hasFile] = [false, !withFile];
  for (let page = 0; page < maxPages; page += 1) {
    const { applications, nextCursor } = await provider.scanApplications({ recruitmentId, since: null, cursor });
    const known = applications.filter(({ person }) => person === 'known');
    hasName ||= known.some(({ firstName, lastName }) => firstName !== null || lastName !== null);
    hasFile ||= known.some(({ cvKey }) => cvKey !== null);
    if ((hasName && hasFile) || nextCursor === null || nextCursor === cursor) break;
    cursor = nextCursor;
  }
  return hasName && hasFile;
}

/**
 * The connection's own test before anybody is erased: it reads candidates with names and files. An account that lost the
 * right to them sees the same as one whose candidates were deleted.
 *
 * @throws AppError when the ATS cannot be asked now
 */
export async function readsCandidates(provider: AtsProvider, place: AtsPlace): Promise<boolean> {
  const { connectionId, recruitmentId } = place;
  const db = database();
  const withFile = (await db.atsApplication.count({ where: { connectionId, cvKey: { not: null } } })) > 0;
  const others = await db.atsLink.findMany({
    where: { connectionId, process: { externalProcessId: { not: null } } },
    select: { process: { select: { externalProcessId: true } } },
    orderBy: { lastSyncAt: { sort: 'desc', nulls: 'last' } },
    take: maxRecruitments + 1,
  });
  const ids = others.flatMap(({ process }) => process.externalProcessId ?? []);
  const recruitments = [...new Set([recruitmentId, ...ids])].slice(0, maxRecruitments);
  for (const id of recruitments) {
    try {
      if (await readsSomebody(provider, id, withFile)) return true;
    } catch (error) {
      const refused = ['ats.forbidden', 'ats.record-not-found', 'ats.bad-answer'];
      if (!(error instanceof AppError) || !refused.includes(error.code)) throw error;
    }
  }
  return false;
}
