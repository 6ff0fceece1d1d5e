import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { storedDay } from '@/lib/validation/calendar-day';
import { findPayRange } from './find-pay-range';
import type { PrivacyDto } from './person-schemas';
import { serializeOwnRequest } from './serialize-request';

/**
 * What a candidate was told and has said about their data, for people here.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getPrivacy(actor: PersonActor, place: CandidatePlace): Promise<PrivacyDto> {
  const db = database();
  await requireProcessPermission(db, actor, place.processId, 'candidate:read');
  const { id: candidateId, email } = await getCandidateRow(db, place);
  const [privacy, link, requests, told, payRange] = await Promise.all([
    db.candidatePrivacy.findUnique({
      where: { candidateId },
      include: { noticeBy: userColumns, consentBy: userColumns },
    }),
    db.outsiderLink.findFirst({
      where: { candidateId, purpose: 'CANDIDATE_PAGE', revokedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
    }),
    db.personRequest.findMany({
      where: { candidateId },
      orderBy: { createdAt: 'desc' },
      include: { answeredBy: userColumns, recordedBy: userColumns },
    }),
    db.payRangeNotice.findMany({
      where: { candidateId },
      orderBy: [{ toldAt: 'desc' }, { id: 'desc' }],
      include: { recordedBy: userColumns },
    }),
    findPayRange(db, place.processId),
  ]);
  const { noticeAt, noticeWay, noticeBy, consentUntil, consentAt, consentWay, consentBy } = privacy ?? {};
  return {
    notice:
      noticeAt && noticeWay
        ? { at: noticeAt.toISOString(), way: noticeWay, by: noticeBy ? toShortUser(noticeBy) : null }
        : null,
    consent:
      consentAt && consentWay
        ? {
            until: storedDay(consentUntil ?? null),
            at: consentAt.toISOString(),
            way: consentWay,
            by: consentBy ? toShortUser(consentBy) : null,
          }
        : null,
    notByProgramSince: privacy?.notByProgramAt?.toISOString() ?? null,
    payRangeNotices: told.map(({ version, text, toldAt, way, recordedBy, requestId, withdrawnAt }) => ({
      version,
      text,
      at: toldAt.toISOString(),
      way,
      by: recordedBy && toShortUser(recordedBy),
      requestId,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    payRangeVersion: payRange?.version ?? null,
    link: link && {
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      openedAt: link.openedAt?.toISOString() ?? null,
      mailed: link.mailed,
    },
    mayMail: email !== null && mailSettings() !== null,
    requests: requests.map((row) => ({
      ...serializeOwnRequest(row),
      requestId: row.id,
      answeredBy: row.answeredBy && toShortUser(row.answeredBy),
      way: row.way,
      recordedBy: row.recordedBy && toShortUser(row.recordedBy),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    })),
  };
}
