import type { Actor } from '@/lib/auth/actor';
import { cvLimits } from '@/lib/cv/cv-limits';
import { inspectUpload, type InspectedUpload } from '@/lib/cv/inspect-upload';
import { AppError } from '@/lib/errors';
import { probeCv } from '@/lib/reader/run-reader';
import { megabyte } from '@/lib/validation/file-limits';
import type { PendingDownload } from './pending-downloads';
import type { AtsApplicationData, AtsProvider } from '../providers/provider';
import { leaveWithoutCv, refuseCv, saveCv } from './save-cv';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';

export type DownloadOutcome = 'downloaded' | 'withoutFile';

/** Inspects the file. A name that cannot be shown or stored is replaced; the file itself may be good. */
function inspect(fileName: string, bytes: Uint8Array): InspectedUpload {
  try {
    return inspectUpload(fileName, bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'cv.bad-name') throw error;
    return inspectUpload('CV', bytes);
  }
}

/**
 * Downloads a CV, inspects it as an uploaded one, and stores it. A file that cannot be used gives the candidate the
 * reason.
 *
 * @throws AppError of the provider, when the ATS did not answer; nothing is changed then
 */
export async function downloadCv(
  actor: Actor,
  provider: AtsProvider,
  { processId, recruitmentId }: AtsPlace,
  download: PendingDownload,
): Promise<DownloadOutcome> {
  const input = { processId, ...download };
  try {
    const file = await provider.downloadCv(applicationOf(download, recruitmentId), cvLimits.maxMegabytes * megabyte);
    if (!file) throw new AppError('candidate.no-cv');
    const { fileName, sha256 } = inspect(file.fileName, file.bytes);
    const { mimeType, preview } = await probeCv(file.bytes);
    await saveCv(actor, input, { fileName, sha256, bytes: file.bytes, mimeType, preview });
    return 'downloaded';
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'ats.record-not-found') await leaveWithoutCv(input);
    else if (code?.startsWith('cv.') || code === 'candidate.no-cv') await refuseCv(actor, input, code);
    else throw error;
    return 'withoutFile';
  }
}

/** As far as a download needs it: who it is stays in the database. */
function applicationOf(download: PendingDownload, recruitmentId: string): AtsApplicationData {
  const { externalId, externalCandidateId, stageId, cvKey, cvFileName } = download;
  const unknown = { firstName: null, lastName: null, email: null, phone: null, sources: [], tags: [] };
  const ids = { id: externalId, candidateId: externalCandidateId, recruitmentId };
  return { ...unknown, ...ids, stageId, cvKey, cvFileName, person: 'known' };
}
