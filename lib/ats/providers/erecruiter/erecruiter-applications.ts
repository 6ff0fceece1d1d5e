import { AppError } from '@/lib/errors';
import { isMissing } from '../../http/is-missing';
import type { AtsApplicationData, AtsApplicationIds } from '../provider';
import { latest, personOf, readResponse } from '../read-response';
import { applicationSchema, type Application, type ErecruiterApi } from './erecruiter-api';

const pathOf = (applicationId: string) => `CandidateApplications/${encodeURIComponent(applicationId)}`;
const fullPath = (applicationId: string) => `${pathOf(applicationId)}/Full`;

/** The CV that was added last. */
export function cvOf({ candidateCvFiles }: Application) {
  const files = (candidateCvFiles ?? []).filter(({ id }) => id !== null);
  return latest(files, (file) => file.modifyDate ?? file.uploadDate ?? file.createDate);
}

/** A row as an application. */
export function describe(application: Application, recruitmentId: string): AtsApplicationData {
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
  return { ...data, person: personOf(data) };
}

/** One application, with its tags. */
export async function findInErecruiter(
  api: ErecruiterApi,
  recruitmentId: string,
  applicationId: string,
): Promise<AtsApplicationData | null> {
  const json = await api.find(fullPath(applicationId));
  if (json === null) return null;
  const application = readResponse(applicationSchema, json);
  if (application.applicationId !== applicationId) throw new AppError('ats.bad-answer');
  const isOther = application.recruitmentId !== null && application.recruitmentId !== recruitmentId;
  return isOther ? null : describe(application, recruitmentId);
}

/** The file's id of an application's present CV; null: there is none. */
export async function findCvFile(api: ErecruiterApi, applicationId: string) {
  const json = await api.find(fullPath(applicationId));
  return json === null ? null : cvOf(readResponse(applicationSchema, json));
}

/** Whether the application does not exist, or its person does not. */
export async function isDeletedInErecruiter(
  { client, companyId }: ErecruiterApi,
  { id, candidateId }: AtsApplicationIds,
): Promise<boolean> {
  const query = { companyId };
  // Both: an account may not have the longer one at all.
  const isFullMissing = await isMissing(client, { path: fullPath(id), query });
  if (isFullMissing) return isMissing(client, { path: pathOf(id), query });
  // Where a row does not tell the person's id, the application's stands for it, and there may be no such person.
  if (candidateId === id) return false;
  return isMissing(client, { path: `Candidates/${encodeURIComponent(candidateId)}`, query });
}
