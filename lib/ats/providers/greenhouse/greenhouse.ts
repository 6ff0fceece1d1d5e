import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsCapabilities, AtsProvider } from '../provider';
import { externalId, matching } from '../read-answer';
import {
  GreenhouseApi,
  applicationSchema,
  attachmentSchema,
  candidateSchema,
  jobSchema,
  stageSchema,
} from './greenhouse-api';
import { complete, resumeOf, scanGreenhouse } from './greenhouse-applications';
import { createInGreenhouse, findCreatedInGreenhouse } from './greenhouse-creation';
import { readGreenhouseWebhook } from './greenhouse-webhook';

const noteSchema = z.object({ id: externalId, body: z.string().catch('') });

function capabilitiesOf({ writesNotes, createsCandidates }: AtsSettings<'GREENHOUSE'>): AtsCapabilities {
  return {
    changes: true,
    targets: writesNotes ? ['STAGE', 'TAG', 'NOTE'] : ['STAGE', 'TAG'],
    compareAndSwap: true,
    createsCandidates,
    webhooks: 'signature',
  };
}

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'downloadCv'
>;
type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

function reading(api: GreenhouseApi, { filtersByJob }: AtsSettings<'GREENHOUSE'>): Reading {
  return {
    findRecruitments: async (phrase) => {
      const jobs = await api.all(jobSchema, 'jobs', { per_page: '500' }, true);
      const recruitments = jobs.map(({ id, name, requisition_id: reference, status }) => {
        return { id, name: name ?? id, reference, open: status === 'open' };
      });
      return matching(recruitments, phrase);
    },
    listStages: async (jobId) => {
      const stages = await api.all(stageSchema, 'job_interview_stages', { job_ids: jobId, per_page: '500' });
      return stages
        .filter(({ active, job_id: id }) => active && (id ?? jobId) === jobId)
        .toSorted((one, other) => one.sort_order - other.sort_order)
        .map(({ id, name }) => ({ id, name: name ?? id }));
    },
    scanApplications: (input) => scanGreenhouse(api, input, filtersByJob),
    findApplication: async (recruitmentId, applicationId) => {
      const rows = await api.byIds(applicationSchema, 'applications', 'ids', [applicationId]);
      const [found] = await complete(
        api,
        rows.filter(({ id, job_id: jobId }) => id === applicationId && jobId === recruitmentId),
      );
      return found ?? null;
    },
    downloadCv: async ({ id }, maxBytes) => {
      // The links expire: a fresh one for every download.
      const resume = resumeOf(await api.byIds(attachmentSchema, 'attachments', 'application_ids', [id]), id);
      if (!resume) return null;
      const bytes = await api.client.download({ link: resume.url }, maxBytes);
      return { fileName: resume.filename ?? 'cv.pdf', bytes };
    },
  };
}

function writing(api: GreenhouseApi, { writesNotes }: AtsSettings<'GREENHOUSE'>): Writing {
  return {
    moveToStage: async ({ application, fromStageId, toStageId }) => {
      const from = fromStageId ?? application.stageId;
      if (from === null) throw new AppError('ats.conflict');
      const path = `applications/${encodeURIComponent(application.id)}/move`;
      const json = { from_stage_id: Number(from), to_stage_id: Number(toStageId) };
      await api.client.call({ method: 'POST', path, json, conflicts: [422] });
    },
    addTag: async ({ candidateId }, tag) => {
      // All tags are replaced by what is sent: those of now are sent with it.
      const [candidate] = await api.byIds(candidateSchema, 'candidates', 'ids', [candidateId]);
      if (!candidate) throw new AppError('ats.record-not-found');
      if (candidate.tags.includes(tag)) return;
      const path = `candidates/${encodeURIComponent(candidateId)}`;
      await api.client.call({ method: 'PATCH', path, json: { tags: [...candidate.tags, tag] } });
    },
    addNote: async ({ candidateId }, text) => {
      if (!writesNotes) throw new AppError('ats.unsupported');
      const json = { candidate_id: Number(candidateId), body: text };
      await api.client.call({ method: 'POST', path: 'notes', json });
    },
    hasNote: async ({ candidateId }, operationId) => {
      if (!writesNotes) throw new AppError('ats.unsupported');
      const notes = await api.byIds(noteSchema, 'notes', 'candidate_ids', [candidateId]);
      return notes.some(({ body }) => body.includes(operationId));
    },
  };
}

/** Greenhouse, Harvest v3. */
export function createGreenhouse(
  settings: AtsSettings<'GREENHOUSE'>,
  credentials: AtsCredentials<'GREENHOUSE'>,
  context: ProviderContext,
): AtsProvider {
  const api = new GreenhouseApi(settings, credentials, context);
  const provider: AtsProvider = {
    capabilities: capabilitiesOf(settings),
    ...reading(api, settings),
    ...writing(api, settings),
    check: () => checkProvider(provider),
    createCandidate: async (input) => {
      if (!settings.createsCandidates) throw new AppError('ats.unsupported');
      return createInGreenhouse(api, input);
    },
    findCreated: (recruitmentId, operationId) => findCreatedInGreenhouse(api, recruitmentId, operationId),
    readWebhook: readGreenhouseWebhook,
  };
  return provider;
}
