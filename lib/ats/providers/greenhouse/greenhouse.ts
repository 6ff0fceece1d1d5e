import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsCapabilities, AtsProvider } from '../provider';
import { matching } from '../read-response';
import { GreenhouseApi } from './greenhouse-api';
import { complete, resumeOf, scanGreenhouse } from './greenhouse-applications';
import { createInGreenhouse, findCreatedInGreenhouse } from './greenhouse-creation';
import { inspectGreenhouse } from './greenhouse-inspection';
import { applicationSchema, attachmentSchema, interviewStageSchema, jobSchema } from './greenhouse-schemas';
import { tokenAnswer, tokenRequestOf } from './greenhouse-token';
import { readGreenhouseWebhook } from './greenhouse-webhook';
import { writing } from './greenhouse-writing';

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

function reading(api: GreenhouseApi, { filtersByJob }: Settings): Reading {
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
    scanApplications: (input) => scanGreenhouse(api, input, filtersByJob),
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
    downloadCv: async ({ id }, maxBytes) => {
      // The links expire: a fresh one for every download.
      const resume = resumeOf(await api.byIds(attachmentSchema, 'attachments', 'application_ids', [id]), id);
      if (!resume) return null;
      const bytes = await api.client.download({ link: resume.url }, maxBytes);
      return { fileName: resume.filename ?? 'cv.pdf', bytes };
    },
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
    ...reading(api, settings),
    ...writing(api, settings),
    check: () => checkProvider(provider),
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
