import { nameOfType } from '@/lib/cv/name-of-type';
import { database } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { loadCvFile } from '@/lib/cv/load-cv-file';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { cleanApplication } from '../applications/clean-application';
import type { OpenPick } from './open-pick';
import type { AtsApplicationData, AtsProvider } from '../providers/provider';
import { columnsOf } from '@/lib/ats/applications/application-columns';

/** Creates an uploaded candidate in the recruitment. @throws AppError those of `AtsProvider`, `candidate.no-cv`, `ats.shared-cv` */
export async function createInAts(provider: AtsProvider, pick: OpenPick): Promise<AtsApplicationData> {
  if (!provider.capabilities.createsCandidates) throw new AppError('ats.unsupported');
  const { cvSha256, cvFileName, ...person } = pick.candidate;
  if (!cvSha256) throw new AppError('candidate.no-cv');
  const where = { sha256: cvSha256 };
  const select = { mimeType: true, wholeSha256: true };
  const { mimeType, wholeSha256 } = await database().cvFile.findUniqueOrThrow({ where, select });
  // The file also holds the CV of somebody whom nobody chose to send.
  if (wholeSha256) throw new AppError('ats.shared-cv');
  return provider.createCandidate({
    ...person,
    recruitmentId: pick.recruitmentId,
    cv: { fileName: nameOfType(cvFileName ?? 'cv', mimeType), mimeType, bytes: await loadCvFile(cvSha256) },
    operationId: pick.id,
  });
}

/**
 * Stores which application in the ATS is the candidate's, so that the next synchronisation does not take it for a new
 * person.
 *
 * @throws AppError `ats.already-there` when it is another candidate's
 */
export async function keepCreated(pick: OpenPick, data: AtsApplicationData): Promise<void> {
  const created = cleanApplication(data);
  const { processId, connectionId, recruitmentId, candidateId } = pick;
  const where = { processId_connectionId_externalId: { processId, connectionId, externalId: created.id } };
  const known = await database().atsApplication.findUnique({ where });
  if (known && known.candidateId !== candidateId) throw new AppError('ats.already-there');
  try {
    await transaction(async (db) => {
      // A synchronisation takes in pages under this lock.
      await lockProcess(db, processId);
      const { id: applicationId } = await db.atsApplication.upsert({
        where,
        create: {
          processId,
          connectionId,
          recruitmentId,
          candidateId,
          externalId: created.id,
          ...columnsOf(created),
          // The file came from here.
          downloadedCvKey: created.cvKey,
        },
        update: { stageId: created.stageId },
      });
      await db.candidate.update({ where: { id: candidateId }, data: { atsId: created.candidateId } });
      await db.atsPick.update({ where: { id: pick.id }, data: { applicationId, fromStageId: created.stageId } });
    });
  } catch (error) {
    // A synchronisation took it in at this very moment.
    if (isUniqueViolation(error, 'external_id')) throw new AppError('conflict.retry', { cause: error });
    throw error;
  }
}
