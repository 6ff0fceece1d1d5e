import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsCapabilities, AtsCheck, AtsProvider } from '../provider';
import { matching } from '../read-response';
import { GreenhouseApi } from './greenhouse-api';
import { complete, resumeOf, scanGreenhouse } from './greenhouse-applications';
import { createInGreenhouse, findCreatedInGreenhouse } from './greenhouse-creation';
import { inspectGreenhouse } from './greenhouse-inspection';
import { applicationSchema, attachmentSchema, interviewStageSchema, jobSchema, noteSchema } from './greenhouse-schemas';
import { presentStages } from './greenhouse-stages';
import { applyTag } from './greenhouse-tags';
import { tokenAnswer, tokenRequestOf } from './greenhouse-token';
import { readGreenhouseWebhook } from './greenhouse-webhook';

type Settings = AtsSettings<'GREENHOUSE'>;

function capabilitiesOf({ writesNotes, actingUserId, createsCandidates }: Settings): AtsCapabilities {
  return {
    changes: true,
    targets: writesNotes && actingUserId !== null ? ['STAGE', 'TAG', 'NOTE'] : ['STAGE', 'TAG'],
    compareAndSwap: true,
    createsCandidates,
    webhooks: 'signature',
  };
}

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'saysDeleted' | 'downloadCv'
>;

/** Links expire: a fresh one for every download, and once more where that one is missing or refused. */
async function downloadResume(
  api: GreenhouseApi,
  id: string,
  maxBytes: number,
  isLast = false,
): ReturnType<AtsProvider['downloadCv']> {
  const resume = resumeOf(await api.byIds(attachmentSchema, 'attachments', 'application_ids', [id]), id);
  if (!resume) return null;
  try {
    if (!resume.url) throw new AppError('ats.record-not-found');
    const bytes = await api.client.download({ link: resume.url }, maxBytes);
    return { fileName: resume.filename ?? 'cv.pdf', bytes };
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'ats.record-not-found';
    if (!isGone || isLast) throw error;
    return downloadResume(api, id, maxBytes, true);
  }
}

/** Checks the connection. Only a Site Admin's token may read the lists, so a refusal means that it is another's. */
async function checkGreenhouse(provider: AtsProvider): Promise<AtsCheck[]> {
  const checks = await checkProvider(provider);
  return checks.map((check) => (check.error === 'ats.forbidden' ? { ...check, error: 'ats.needs-site-admin' } : check));
}

function reading(api: GreenhouseApi, { filtersByJob }: Settings, remember: ProviderContext['remember']): Reading {
  return {
    findRecruitments: async (phrase) => {
      const jobs = await api.all(jobSchema, 'jobs', {}, { forbidsAll: true, partial: true });
      const recruitments = jobs.map(({ id, name, requisition_id: reference, status }) => {
        return { id, name: name ?? id, reference, open: status === 'open' };
      });
      return matching(recruitments, phrase);
    },
    listStages: async (jobId) => {
      const query = { job_ids: jobId };
      const stages = await api.all(interviewStageSchema, 'job_interview_stages', query, { partial: true });
      return stages
        .filter(({ active, job_id: id }) => active && (id ?? jobId) === jobId)
        .toSorted((one, other) => one.sort_order - other.sort_order)
        .map(({ id, name }) => ({ id, name: name ?? id }));
    },
    scanApplications: (input) => scanGreenhouse(api, input, { filtersByJob, remember }),
    findApplication: async (recruitmentId, applicationId) => {
      const rows = await api.byIds(applicationSchema, 'applications', 'ids', [applicationId]);
      const [found] = await complete(
        api,
        rows.filter(({ id, job_id: jobId }) => id === applicationId && jobId === recruitmentId),
      );
      return found ?? null;
    },
    // No call asks for one record: what a list leaves out may be deleted, or not for us to read.
    saysDeleted: async () => false,
    downloadCv: ({ id }, maxBytes) => downloadResume(api, id, maxBytes),
  };
}

/** Greenhouse, Harvest v3. */
export function createGreenhouse(
  settings: Settings,
  credentials: AtsCredentials<'GREENHOUSE'>,
  context: ProviderContext,
): AtsProvider {
  const api = new GreenhouseApi(settings, credentials, context);
  const provider: AtsProvider = {
    capabilities: capabilitiesOf(settings),
    ...reading(api, settings, context.remember),
    ...writing(api, settings),
    check: () => checkGreenhouse(provider),
    inspect: () =>
      inspectGreenhouse(api, settings, () => tokenAnswer(tokenRequestOf(settings, credentials), context.limits)),
    createCandidate: async (input) => {
      if (!settings.createsCandidates) throw new AppError('ats.unsupported');
      return createInGreenhouse(api, input);
    },
    findCreated: (recruitmentId, operationId) => findCreatedInGreenhouse(api, recruitmentId, operationId),
    readWebhook: readGreenhouseWebhook,
  };
  return provider;
}

type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

/** What is written to applications and candidates that are there. */
function writing(
  api: GreenhouseApi,
  { writesNotes, actingUserId }: Pick<AtsSettings<'GREENHOUSE'>, 'writesNotes' | 'actingUserId'>,
): Writing {
  return {
    moveToStage: async ({ application: { id }, fromStageId, toStageId }) => {
      // It must be told, and has to be true.
      const from = fromStageId ?? (await presentStages(api, [id])).get(id) ?? null;
      if (from === null) throw new AppError('ats.conflict');
      if (fromStageId === null && from === toStageId) return;
      const path = `applications/${encodeURIComponent(id)}/move`;
      // Without a sender: with `email_from_user_id` the candidate would get an e-mail.
      const json = { from_stage_id: Number(from), to_stage_id: Number(toStageId) };
      await api.client.call({ method: 'POST', path, json, conflicts: [422] });
    },
    addTag: ({ candidateId }, tag) => applyTag(api, candidateId, tag),
    addNote: async ({ candidateId }, text) => {
      if (!writesNotes || actingUserId === null) throw new AppError('ats.unsupported');
      const json = {
        candidate_id: Number(candidateId),
        user_id: Number(actingUserId),
        visibility: 'private',
        note_type: 'NOTE',
        body: text,
      };
      await api.client.call({ method: 'POST', path: 'notes', json });
    },
    hasNote: async ({ candidateId }, operationId) => {
      if (!writesNotes) throw new AppError('ats.unsupported');
      const notes = await api.byIds(noteSchema, 'notes', 'candidate_ids', [candidateId]);
      return notes.some(({ body }) => body.includes(operationId));
    },
  };
}
