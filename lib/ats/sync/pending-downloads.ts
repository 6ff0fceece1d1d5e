import { database, type Db } from '@/lib/db/client';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';
import { atsSource } from '@/lib/domain/candidate-source';

/** A CV that is in the ATS and not here, or in another version. */
export interface PendingDownload {
  applicationId: string;
  externalId: string;
  externalCandidateId: string;
  stageId: string | null;
  cvKey: string;
  cvFileName: string | null;
  candidateId: string;
  ordinalNumber: number;
}

/**
 * The next CVs to download, by the candidates' numbers.
 *
 * @param options `seenInSync`: only of candidates that this synchronisation took in; null: of all
 */
export async function findPendingDownloads(
  { processId, connectionId, recruitmentId }: AtsPlace,
  { afterNumber, limit, seenInSync = null }: { afterNumber: number; limit: number; seenInSync?: string | null },
): Promise<PendingDownload[]> {
  return database().$queryRaw<PendingDownload[]>`
    SELECT a.id AS "applicationId", a.external_id AS "externalId", a.external_candidate_id AS "externalCandidateId",
      a.stage_id AS "stageId", a.cv_key AS "cvKey", a.cv_file_name AS "cvFileName",
      c.id AS "candidateId", c.ordinal_number AS "ordinalNumber"
    FROM candidate c JOIN ats_application a ON a.candidate_id = c.id
    WHERE c.process_id = ${processId}::uuid AND c.source = ${atsSource}::"CandidateSource" AND c.ordinal_number > ${afterNumber}
      AND a.connection_id = ${connectionId}::uuid AND a.recruitment_id = ${recruitmentId} AND a.gone_at IS NULL
      AND (${seenInSync}::uuid IS NULL OR a.seen_in_sync = ${seenInSync}::uuid)
      AND a.cv_key IS NOT NULL AND a.downloaded_cv_key IS DISTINCT FROM a.cv_key
    ORDER BY c.ordinal_number LIMIT ${limit}`;
}

/** Statuses of a candidate whose file was never read; an analysed one keeps its status during a download. */
const withoutCv: CandidateStatus[] = ['AWAITING_DOWNLOAD', 'NO_FILE_FOUND', 'ERROR'];

export async function markDownloading(downloads: PendingDownload[]): Promise<void> {
  await database().candidate.updateMany({
    where: { id: { in: downloads.map(({ candidateId }) => candidateId) }, status: { in: withoutCv } },
    data: { status: 'DOWNLOADING', statusReason: null },
  });
}

/** Nobody stays DOWNLOADING when nothing downloads any more. */
export async function releaseDownloads(db: Db, processId: string): Promise<void> {
  const where = { processId, status: 'DOWNLOADING' as const };
  await db.candidate.updateMany({ where, data: { status: 'AWAITING_DOWNLOAD' } });
}
