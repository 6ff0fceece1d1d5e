import { AppError } from '@/lib/errors';
import type { AtsTargetKind } from '../../enums';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsProvider } from '../provider';
import { matching } from '../read-response';
import { applicationPath, candidatePath, related, TeamtailorApi } from './teamtailor-api';
import { describe, fileNameOf, resumeLink, scanTeamtailor } from './teamtailor-applications';
import { createInTeamtailor, findCreatedInTeamtailor } from './teamtailor-creation';
import { inspectTeamtailor } from './teamtailor-inspection';
import { readTeamtailorWebhook } from './teamtailor-webhook';
import { requireSetting, writing } from './teamtailor-writing';

type Settings = AtsSettings<'TEAMTAILOR'>;

function targetsOf({ movesStages, writesTags, writesNotes, noteUserId }: Settings): AtsTargetKind[] {
  return [
    ...(movesStages ? (['STAGE'] as const) : []),
    ...(writesTags ? (['TAG'] as const) : []),
    ...(writesNotes && noteUserId !== null ? (['NOTE'] as const) : []),
  ];
}

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'saysDeleted' | 'downloadCv'
>;

/** 404 or 410 for one record; a refusal for another reason says nothing of it. */
async function saysMissing(api: TeamtailorApi, path: string): Promise<boolean> {
  try {
    return (await api.findAnswer({ path })) === null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'ats.forbidden') return false;
    throw error;
  }
}

function reading(api: TeamtailorApi, { jobFilter }: Settings): Reading {
  return {
    findRecruitments: async (phrase) => {
      const jobs = await api.all('jobs', { 'filter[status]': 'all' }, { forbidsAll: true, partial: true });
      const recruitments = jobs.map(({ id, attributes }) => ({
        id,
        name: attributes.title ?? attributes['internal-name'] ?? id,
        reference: attributes['internal-name'] ?? null,
        open: !['archived', 'draft'].includes(attributes['human-status'] ?? attributes.status ?? ''),
      }));
      return matching(recruitments, phrase);
    },
    listStages: async (jobId) => {
      const stages = await api.all(`jobs/${encodeURIComponent(jobId)}/stages`, {}, { partial: true });
      return stages
        .toSorted((one, other) => (one.attributes['row-order'] ?? 0) - (other.attributes['row-order'] ?? 0))
        .map(({ id, attributes }) => ({ id, name: attributes.name ?? id }));
    },
    scanApplications: (input) => scanTeamtailor(api, input, jobFilter),
    findApplication: async (recruitmentId, id) => {
      const found = await api.find(applicationPath(id), { include: related });
      const application = found && describe(found.data, found.included);
      return application?.recruitmentId === recruitmentId ? application : null;
    },
    saysDeleted: async ({ id, candidateId }) =>
      (await saysMissing(api, applicationPath(id))) || (await saysMissing(api, candidatePath(candidateId))),
    downloadCv: async ({ candidateId }, maxBytes) => {
      // The links expire: a fresh one for every download.
      const found = await api.find(candidatePath(candidateId));
      const link = found && resumeLink(found.data);
      if (!link) return null;
      const bytes = await api.client.download({ link }, maxBytes);
      return { fileName: fileNameOf(URL.parse(link)?.pathname ?? ''), bytes };
    },
  };
}

/** Teamtailor. */
export function createTeamtailor(
  settings: Settings,
  credentials: AtsCredentials<'TEAMTAILOR'>,
  context: ProviderContext,
): AtsProvider {
  const api = new TeamtailorApi(settings, credentials, context);
  const read = reading(api, settings);
  const provider: AtsProvider = {
    capabilities: {
      changes: true,
      targets: targetsOf(settings),
      compareAndSwap: false,
      createsCandidates: settings.createsCandidates,
      webhooks: 'signature',
    },
    ...read,
    ...writing(api, settings, read.findApplication),
    check: () => checkProvider(provider),
    inspect: () => inspectTeamtailor(api, settings),
    createCandidate: async (input) => {
      requireSetting(settings.createsCandidates);
      return createInTeamtailor(api, input);
    },
    findCreated: (recruitmentId, operationId, email) => findCreatedInTeamtailor(api, recruitmentId, operationId, email),
    readWebhook: readTeamtailorWebhook,
  };
  return provider;
}
