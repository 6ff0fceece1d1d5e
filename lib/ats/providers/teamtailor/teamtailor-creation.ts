import { AppError } from '@/lib/errors';
import { operationTag, searchFrom } from '../operation-mark';
import type { AtsApplicationData, NewCandidate } from '../provider';
import { document, type Resource, type TeamtailorApi } from './teamtailor-api';
import { applicationsOf } from './teamtailor-applications';

/** The candidate with the address, or, without one, the candidate that carries the operation's tag. */
async function findCandidate(api: TeamtailorApi, operationId: string, email: string | null): Promise<Resource | null> {
  if (email) return (await api.all('candidates', { 'filter[email]': email }))[0] ?? null;
  const query = { 'filter[created-at][from]': searchFrom(operationId).toISOString() };
  const isMarked = ({ attributes }: Resource) => attributes.tags?.includes(operationTag(operationId)) ?? false;
  return (await api.all('candidates', query)).find(isMarked) ?? null;
}

/** Addresses are unique there: a person who is there already gets the application and no second record. */
async function postCandidate(api: TeamtailorApi, input: NewCandidate): Promise<Resource> {
  const attributes = {
    'first-name': input.firstName,
    'last-name': input.lastName,
    email: input.email,
    phone: input.phone,
    tags: [operationTag(input.operationId)],
    resume: `data:${input.cv.mimeType};base64,${Buffer.from(input.cv.bytes).toString('base64')}`,
  };
  return api.write('POST', 'candidates', document('candidates', { attributes }));
}

/** What an operation created: the application of the candidate who is there under this address or tag. */
export async function findCreatedInTeamtailor(
  api: TeamtailorApi,
  recruitmentId: string,
  operationId: string,
  email: string | null,
): Promise<AtsApplicationData | null> {
  const candidate = await findCandidate(api, operationId, email);
  return candidate ? ((await applicationsOf(api, candidate, recruitmentId))[0] ?? null) : null;
}

/** Creates candidate with file and tag, and application; each only where it is missing. */
export async function createInTeamtailor(api: TeamtailorApi, input: NewCandidate): Promise<AtsApplicationData> {
  const { recruitmentId, operationId, email } = input;
  const candidate = (await findCandidate(api, operationId, email)) ?? (await postCandidate(api, input));
  const [present] = await applicationsOf(api, candidate, recruitmentId);
  if (present) return present;
  const relationships = {
    candidate: { type: 'candidates', id: candidate.id },
    job: { type: 'jobs', id: recruitmentId },
  };
  await api.write('POST', 'job-applications', document('job-applications', { relationships }));
  const [created] = await applicationsOf(api, candidate, recruitmentId);
  if (!created) throw new AppError('ats.bad-answer');
  return created;
}
