import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { latest, looksAnonymised, readAnswer, readCursor, writeCursor } from '../read-answer';
import { applicationSchema, pageSize, type Application, type ErecruiterApi } from './erecruiter-api';

/** The CV that was added last. */
export function cvOf({ candidateCvFiles }: Application) {
  const files = (candidateCvFiles ?? []).filter(({ id }) => id !== null);
  return latest(files, (file) => file.modifyDate ?? file.uploadDate ?? file.createDate);
}

function describe(application: Application, recruitmentId: string): AtsApplicationData {
  const cv = cvOf(application);
  const instant = cv ? (cv.modifyDate ?? cv.uploadDate ?? cv.createDate) : null;
  const data = {
    id: application.applicationId,
    candidateId: application.candidateId ?? application.applicationId,
    recruitmentId,
    firstName: application.candidateName,
    lastName: application.candidateLastName,
    email: application.candidateEmail,
    phone: application.candidatePhone,
    sources: application.origin ? [application.origin] : [],
    stageId: application.stageId,
    tags: application.tags ?? [],
    cvKey: cv ? [cv.id, instant, cv.fileName].join(':') : null,
    cvFileName: cv?.fileName ?? null,
  };
  return { ...data, gone: looksAnonymised(data) };
}

const cursorSchema = z.object({
  offset: z.int().min(0),
  /** The id of the row before, which is read once more. */
  last: z.string().nullable(),
  /** How often the scan has gone back. */
  backs: z.int().min(0),
});

/** A list that never comes in the same order twice would send the scan back for ever. */
const maxBacks = 20;

/**
 * A page by offset. Each page begins with the last row of the one before: when that is another one now, rows have been
 * removed, those behind them have moved forward, and the scan goes back a page so as to miss none.
 */
export async function scanErecruiter(api: ErecruiterApi, { recruitmentId, cursor }: ScanInput): Promise<ScanPage> {
  const start = { offset: 0, last: null, backs: 0 };
  const { offset, last, backs } = cursor ? readCursor(cursorSchema, cursor) : start;
  const from = last === null ? offset : offset - 1;
  const path = `Recruitments/${encodeURIComponent(recruitmentId)}/CandidateApplications`;
  const { rows, total } = await api.page(applicationSchema, path, from);
  if (last !== null && rows[0]?.applicationId !== last && backs < maxBacks) {
    const again = { offset: Math.max(0, offset - pageSize), last: null, backs: backs + 1 };
    return { applications: [], nextCursor: writeCursor(again), total };
  }
  const end = from + rows.length;
  // A page may be shorter than asked for: only the count, or a page without anything new, is the end.
  const isLast = rows.length <= (last === null ? 0 : 1) || (total !== null && end >= total);
  const nextCursor = isLast ? null : writeCursor({ offset: end, last: rows.at(-1)?.applicationId ?? null, backs });
  return { applications: rows.map((row) => describe(row, recruitmentId)), nextCursor, total };
}

/** One application, with its tags. */
export async function findInErecruiter(
  api: ErecruiterApi,
  recruitmentId: string,
  applicationId: string,
): Promise<AtsApplicationData | null> {
  const json = await api.find(`CandidateApplications/${encodeURIComponent(applicationId)}/Full`);
  if (json === null) return null;
  const application = readAnswer(applicationSchema, json);
  if (application.applicationId !== applicationId) throw new AppError('ats.bad-answer');
  const isOther = application.recruitmentId !== null && application.recruitmentId !== recruitmentId;
  return isOther ? null : describe(application, recruitmentId);
}

/** The file's id of an application's present CV; null: there is none. */
export async function findCvFile(api: ErecruiterApi, applicationId: string) {
  const json = await api.find(`CandidateApplications/${encodeURIComponent(applicationId)}/Full`);
  return json === null ? null : cvOf(readAnswer(applicationSchema, json));
}
