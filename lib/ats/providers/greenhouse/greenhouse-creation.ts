import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsApplicationData, NewCandidate } from '../provider';
import { readResponse } from '../read-response';
import { operationTag } from '../operation-mark';
import { complete, resumeOf } from './greenhouse-applications';
import type { GreenhouseApi } from './greenhouse-api';
import { applicationSchema, attachmentSchema, candidateSchema, type Application } from './greenhouse-schemas';
import { applyTag, defineTag, findTagged } from './greenhouse-tags';

/** The candidate that carries the operation's tag. */
const findMarked = (api: GreenhouseApi, operationId: string) => findTagged(api, operationTag(operationId));

async function findApplication(api: GreenhouseApi, candidateId: string, jobId: string): Promise<Application | null> {
  const applications = await api.byIds(applicationSchema, 'applications', 'candidate_ids', [candidateId]);
  return applications.find(({ job_id: id }) => id === jobId) ?? null;
}

async function hasResume(api: GreenhouseApi, applicationId: string): Promise<boolean> {
  const attachments = await api.byIds(attachmentSchema, 'attachments', 'application_ids', [applicationId]);
  return resumeOf(attachments, applicationId) !== null;
}

async function completeOne(api: GreenhouseApi, application: Application): Promise<AtsApplicationData> {
  const [data] = await complete(api, [application]);
  if (!data) throw new AppError('ats.bad-answer');
  return data;
}

/** What an operation created, once all of it is there. */
export async function findCreatedInGreenhouse(
  api: GreenhouseApi,
  recruitmentId: string,
  operationId: string,
): Promise<AtsApplicationData | null> {
  const candidateId = await findMarked(api, operationId);
  const application = candidateId ? await findApplication(api, candidateId, recruitmentId) : null;
  if (!application || !(await hasResume(api, application.id))) return null;
  return completeOne(api, application);
}

/** Some accounts answer the candidate, some `{candidate, application}`. */
const createdSchema = z.union([
  z.object({ candidate: candidateSchema }).transform(({ candidate }) => candidate),
  candidateSchema,
]);

/** The tag is defined first, as an undefined one is refused: a candidate without it could not be found again. */
async function postCandidate(api: GreenhouseApi, input: NewCandidate): Promise<string> {
  const tag = operationTag(input.operationId);
  await defineTag(api, tag);
  const { json } = await api.client.call({
    method: 'POST',
    path: 'candidates',
    json: {
      first_name: input.firstName ?? '-',
      last_name: input.lastName ?? '-',
      email_addresses: input.email ? [{ value: input.email, type: 'personal' }] : [],
      phone_numbers: input.phone ? [{ value: input.phone, type: 'mobile' }] : [],
      tags: [tag],
    },
  });
  const { id, tags } = readResponse(createdSchema, json);
  if (!tags.includes(tag)) await applyTag(api, id, tag);
  return id;
}

async function postApplication({ client }: GreenhouseApi, candidateId: string, jobId: string): Promise<Application> {
  const json = { candidate_id: Number(candidateId), job_id: Number(jobId) };
  return readResponse(applicationSchema, (await client.call({ method: 'POST', path: 'applications', json })).json);
}

/** Creates candidate, application and résumé; each only where an earlier attempt has not done so. */
export async function createInGreenhouse(api: GreenhouseApi, input: NewCandidate): Promise<AtsApplicationData> {
  const { recruitmentId, cv } = input;
  const candidateId = (await findMarked(api, input.operationId)) ?? (await postCandidate(api, input));
  const application =
    (await findApplication(api, candidateId, recruitmentId)) ??
    (await postApplication(api, candidateId, recruitmentId));
  if (!(await hasResume(api, application.id))) {
    await api.client.call({
      method: 'POST',
      path: 'attachments',
      json: {
        candidate_id: Number(candidateId),
        application_id: Number(application.id),
        type: 'resume',
        filename: cv.fileName,
        content_type: cv.mimeType,
        content: Buffer.from(cv.bytes).toString('base64'),
      },
    });
  }
  return completeOne(api, application);
}
