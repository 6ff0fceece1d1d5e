import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { loadCvPages } from '@/lib/cv/load-cv-file';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { drawFirstPage } from '@/lib/reader/run-reader';
import { blindSelect, isBlind } from '../blind/blindness';
import { recordOpening } from '../details/record-opening';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { drawShared } from './shared-drawing';

/** Pixels: sharp enough to read on half a screen, small enough for a slow line. */
const width = 900;

async function draw(sha256: string, signal: AbortSignal): Promise<Uint8Array> {
  const known = await database().cvFirstPage.findUnique({ where: { sha256 } });
  if (known) return known.picture;
  const file = await database().cvFile.findUnique({ where: { sha256 }, select: { ownPages: true } });
  const picture = await drawFirstPage(await loadCvPages(sha256), width, signal, file?.ownPages[0]);
  await database().cvFirstPage.createMany({
    data: [{ sha256, picture: new Uint8Array(picture) }],
    skipDuplicates: true,
  });
  return picture;
}

/**
 * The first page of a candidate's CV as a WebP picture, drawn once for a file (docs/decisions/0141).
 *
 * @param signal aborted when nobody waits for it any more
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.no-cv`; `candidate.cv-not-masked` where the
 *   identity is hidden; `cv.*` when the page cannot be drawn; `server.busy` when too many wait
 */
export async function getFirstPage(
  actor: Actor,
  { processId, candidateId }: CandidatePlace,
  signal: AbortSignal = new AbortController().signal,
): Promise<Uint8Array> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, processId);
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: { ...blindSelect, cvSha256: true },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const { cvSha256: sha256 } = candidate;
  if (!sha256) throw new AppError('candidate.no-cv');
  // The picture would show the person's name.
  if (isBlind(candidate)) throw new AppError('candidate.cv-not-masked');
  await recordOpening(actor, { processId, candidateId }, 'candidate.cv-viewed');
  return drawShared(sha256, signal, (stop) => draw(sha256, stop));
}
