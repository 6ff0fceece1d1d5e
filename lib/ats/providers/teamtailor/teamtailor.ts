import { AppError } from '@/lib/errors';
import type { AtsTargetKind } from '../../enums';
import type { AtsCredentials, AtsSettings } from '../../settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsProvider } from '../provider';
import { matching } from '../read-answer';
import { isMoveNeeded } from '../stage-moves';
import { document, related, TeamtailorApi } from './teamtailor-api';
import { describe, fileNameOf, resumeLink, scanTeamtailor } from './teamtailor-applications';
import { createInTeamtailor, findCreatedInTeamtailor } from './teamtailor-creation';
import { readTeamtailorWebhook } from './teamtailor-webhook';

type Settings = AtsSettings<'TEAMTAILOR'>;

function targetsOf({ movesStages, writesTags, writesNotes }: Settings): AtsTargetKind[] {
  return [
    ...(movesStages ? (['STAGE'] as const) : []),
    ...(writesTags ? (['TAG'] as const) : []),
    ...(writesNotes ? (['NOTE'] as const) : []),
  ];
}

function requireSetting(isSet: boolean): void {
  if (!isSet) throw new AppError('ats.unsupported');
}

const candidatePath = (id: string) => `candidates/${encodeURIComponent(id)}`;
const applicationPath = (id: string) => `job-applications/${encodeURIComponent(id)}`;

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'downloadCv'
>;
type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

function reading(api: TeamtailorApi): Reading {
  return {
    findRecruitments: async (phrase) => {
      const jobs = await api.all('jobs', { 'filter[status]': 'all' }, true);
      const recruitments = jobs.map(({ id, attributes }) => ({
        id,
        name: attributes.title ?? attributes['internal-name'] ?? id,
        reference: attributes['internal-name'] ?? null,
        open: !['archived', 'draft'].includes(attributes['human-status'] ?? attributes.status ?? ''),
      }));
      return matching(recruitments, phrase);
    },
    listStages: async (jobId) => {
      const stages = await api.all(`jobs/${encodeURIComponent(jobId)}/stages`, {});
      return stages
        .toSorted((one, other) => (one.attributes['row-order'] ?? 0) - (other.attributes['row-order'] ?? 0))
        .map(({ id, attributes }) => ({ id, name: attributes.name ?? id }));
    },
    scanApplications: (input) => scanTeamtailor(api, input),
    findApplication: async (recruitmentId, id) => {
      const found = await api.find(applicationPath(id), { include: related });
      const application = found && describe(found.data, found.included);
      return application?.recruitmentId === recruitmentId ? application : null;
    },
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

function writing(api: TeamtailorApi, settings: Settings, find: AtsProvider['findApplication']): Writing {
  return {
    moveToStage: async (input) => {
      requireSetting(settings.movesStages);
      if (!(await isMoveNeeded({ findApplication: find }, input))) return;
      const { id } = input.application;
      const relationships = { stage: { type: 'stages', id: input.toStageId } };
      await api.write('PATCH', applicationPath(id), document('job-applications', { id, relationships }));
    },
    addTag: async ({ candidateId: id }, tag) => {
      requireSetting(settings.writesTags);
      const found = await api.find(candidatePath(id));
      if (!found) throw new AppError('ats.record-not-found');
      const tags = found.data.attributes.tags ?? [];
      if (tags.includes(tag)) return;
      await api.write('PATCH', candidatePath(id), document('candidates', { id, attributes: { tags: [...tags, tag] } }));
    },
    addNote: async ({ candidateId }, note) => {
      requireSetting(settings.writesNotes);
      const relationships = { candidate: { type: 'candidates', id: candidateId } };
      await api.write('POST', 'notes', document('notes', { attributes: { note }, relationships }));
    },
    hasNote: async ({ candidateId }, operationId) => {
      requireSetting(settings.writesNotes);
      const notes = await api.all(`${candidatePath(candidateId)}/notes`, {});
      return notes.some(({ attributes }) => attributes.note?.includes(operationId));
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
  const read = reading(api);
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
    createCandidate: async (input) => {
      requireSetting(settings.createsCandidates);
      return createInTeamtailor(api, input);
    },
    findCreated: (recruitmentId, operationId, email) => findCreatedInTeamtailor(api, recruitmentId, operationId, email),
    readWebhook: readTeamtailorWebhook,
  };
  return provider;
}
