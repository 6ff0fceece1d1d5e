import { AppError } from '@/lib/errors';
import { fillTemplate, type WriteCall, type WritePlaceholder } from '../../connections/setting-rules';
import type { AtsTargetKind } from '../../enums';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsProvider, AtsApplicationData } from '../provider';
import { matching } from '../read-response';
import { isMoveNeeded } from '../stage-moves';
import { ErecruiterApi, recruitmentSchema, stageSchema, tagsSchema } from './erecruiter-api';
import { findCvFile, findInErecruiter, isDeletedInErecruiter } from './erecruiter-applications';
import { inspectErecruiter } from './erecruiter-inspection';
import { scanErecruiter } from './erecruiter-scan';

type Settings = AtsSettings<'ERECRUITER'>;

function targetsOf({ moveCall, tagCall, noteCall }: Settings): AtsTargetKind[] {
  return [
    ...(moveCall ? (['STAGE'] as const) : []),
    ...(tagCall ? (['TAG'] as const) : []),
    ...(noteCall ? (['NOTE'] as const) : []),
  ];
}

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'saysDeleted' | 'downloadCv' | 'inspect'
>;
type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

function reading(api: ErecruiterApi): Reading {
  return {
    findRecruitments: async (phrase) => {
      const lists = [
        { path: 'Recruitments', open: true },
        { path: 'Recruitments/Closed', open: false },
      ];
      const recruitments = [];
      for (const { path, open } of lists) {
        const rows = await api.all(recruitmentSchema, path, true);
        for (const { id, name, referenceNumber: reference } of rows) {
          recruitments.push({ id, name: name ?? id, reference, open });
        }
      }
      return matching(recruitments, phrase);
    },
    listStages: async (recruitmentId) => {
      const path = `Recruitments/${encodeURIComponent(recruitmentId)}/Stages`;
      return (await api.all(stageSchema, path)).map(({ id, name }) => ({ id, name: name ?? id }));
    },
    scanApplications: (input) => scanErecruiter(api, input),
    findApplication: (recruitmentId, applicationId) => findInErecruiter(api, recruitmentId, applicationId),
    saysDeleted: (application) => isDeletedInErecruiter(api, application),
    inspect: () => inspectErecruiter(api),
    downloadCv: async ({ id }, maxBytes) => {
      const cv = await findCvFile(api, id);
      if (!cv?.id) return null;
      const source = { path: `Candidates/CVs/${encodeURIComponent(cv.id)}`, query: { companyId: api.companyId } };
      return { fileName: cv.fileName ?? 'cv.pdf', bytes: await api.client.download(source, maxBytes) };
    },
  };
}

function writing(api: ErecruiterApi, settings: Settings, find: AtsProvider['findApplication']): Writing {
  return {
    moveToStage: async (input) => {
      if (!settings.moveCall) throw new AppError('ats.unsupported');
      if (!(await isMoveNeeded({ findApplication: find }, input))) return;
      const { application, fromStageId, toStageId: stageId } = input;
      await makeWriteCall(api, settings.moveCall, application, { fromStageId, stageId });
    },
    addTag: async (application, tag) => {
      const path = `CandidateApplications/${encodeURIComponent(application.id)}/Tags`;
      const present = settings.tagCall ? tagsSchema.parse(await api.find(path)) : [];
      if (!present.includes(tag)) await makeWriteCall(api, settings.tagCall, application, { tag });
    },
    addNote: (application, note) => makeWriteCall(api, settings.noteCall, application, { note }),
    hasNote: async ({ candidateId }, operationId) => {
      // The form of a note is not published: the operation's id is looked for in all of it.
      const notes = await api.find(`Candidates/${encodeURIComponent(candidateId)}/Notes`);
      return JSON.stringify(notes).includes(operationId);
    },
  };
}

/** eRecruiter (erecruiter.pl). Its writes are what the settings say; it creates no candidates and sends no webhooks. */
export function createErecruiter(
  settings: Settings,
  credentials: AtsCredentials<'ERECRUITER'>,
  context: ProviderContext,
): AtsProvider {
  const api = new ErecruiterApi(settings, credentials, context);
  const read = reading(api);
  const provider: AtsProvider = {
    capabilities: {
      changes: false,
      targets: targetsOf(settings),
      compareAndSwap: false,
      createsCandidates: false,
      webhooks: 'none',
    },
    ...read,
    ...writing(api, settings, read.findApplication),
    check: () => checkProvider(provider),
    createCandidate: () => Promise.reject(new AppError('ats.unsupported')),
    findCreated: () => Promise.resolve(null),
    readWebhook: () => null,
  };
  return provider;
}

type WriteValues = Partial<Record<'fromStageId' | 'stageId' | 'tag' | 'note', string | null>>;

/** Within quotation marks a text, without them a number; anything else makes the body no JSON. */
function fillBody(template: string, valueOf: (name: WritePlaceholder) => string): unknown {
  const filled = fillTemplate(template, (name) => JSON.stringify(valueOf(name)).slice(1, -1));
  try {
    return JSON.parse(filled);
  } catch (cause) {
    throw new AppError('ats.unsupported', { cause });
  }
}

/** Makes the call that the settings describe. @throws AppError `ats.unsupported` when they describe none */
async function makeWriteCall(
  api: ErecruiterApi,
  call: WriteCall | null,
  application: AtsApplicationData,
  values: WriteValues,
): Promise<void> {
  if (!call) throw new AppError('ats.unsupported');
  const { id: applicationId, candidateId, recruitmentId } = application;
  const known = { applicationId, candidateId, recruitmentId, companyId: api.companyId, ...values };
  const valueOf = (name: WritePlaceholder) => known[name] ?? '';
  await api.client.call({
    method: call.method,
    path: fillTemplate(call.path, (name) => encodeURIComponent(valueOf(name))),
    query: { companyId: api.companyId },
    ...(call.body === null ? {} : { json: fillBody(call.body, valueOf) }),
  });
}
