import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { checkProvider } from '../check-provider';
import type { ProviderContext } from '../connect';
import type { AtsEvent, AtsProvider, MoveInput } from '../provider';
import { matching, optionalId } from '../read-response';
import { isMoveNeeded } from '../stage-moves';
import { parseBody } from '../webhook-signature';
import { TraffitApi, employeePath } from './traffit-api';
import { cvOf, findInTraffit, isDeletedInTraffit } from './traffit-applications';
import { createInTraffit, findCreatedInTraffit } from './traffit-creation';
import { inspectTraffit } from './traffit-inspection';
import { addTraffitNote, hasTraffitNote } from './traffit-notes';
import { recruitmentSchema } from './traffit-rows';
import { scanTraffit } from './traffit-scan';

const webhookSchema = z.object({ employee_id: optionalId.catch(null), recruitment_id: optionalId.catch(null) });

/** Nothing is signed: the address is secret, and its owner has compared it. Deliveries have no id either. */
function readWebhook(body: Buffer): AtsEvent[] {
  const message = parseBody(webhookSchema, body);
  if (!message) return [];
  const { employee_id: employeeId, recruitment_id: recruitmentId } = message;
  const event = { recruitmentId, applicationId: employeeId, candidateId: employeeId };
  return [{ deliveryId: randomUUID(), type: 'changed', ...event }];
}

type Reading = Pick<
  AtsProvider,
  'findRecruitments' | 'listStages' | 'scanApplications' | 'findApplication' | 'saysDeleted' | 'downloadCv' | 'inspect'
>;

function reading(api: TraffitApi): Reading {
  return {
    findRecruitments: async (phrase) => {
      const rows = await api.all(recruitmentSchema, 'recruitments/', { forbidsAll: true });
      const recruitments = rows.map(({ id, name, nrRef, is_closed: isClosed }) => {
        return { id, name: name ?? id, reference: nrRef, open: !isClosed };
      });
      return matching(recruitments, phrase);
    },
    listStages: async (recruitmentId) => {
      return (await api.states(recruitmentId)).map(({ id, name }) => ({ id, name: name ?? id }));
    },
    scanApplications: (input) => scanTraffit(api, input),
    findApplication: (recruitmentId, employeeId) => findInTraffit(api, recruitmentId, employeeId),
    saysDeleted: (application) => isDeletedInTraffit(api, application),
    inspect: () => inspectTraffit(api),
    downloadCv: async ({ candidateId }, maxBytes) => {
      const cv = cvOf(await api.files(candidateId));
      if (!cv?.id) return null;
      const path = employeePath(candidateId, `/files/${encodeURIComponent(cv.id)}/content`);
      return {
        fileName: cv.name ?? 'cv.pdf',
        bytes: await api.client.download({ path: api.readPath(path) }, maxBytes),
      };
    },
  };
}

/** Traffit. */
export function createTraffit(
  settings: AtsSettings<'TRAFFIT'>,
  credentials: AtsCredentials<'TRAFFIT'>,
  context: ProviderContext,
): AtsProvider {
  const api = new TraffitApi(settings, credentials, context);
  const provider: AtsProvider = {
    capabilities: {
      changes: true,
      targets: ['STAGE', 'NOTE'],
      compareAndSwap: false,
      createsCandidates: settings.createsCandidates,
      webhooks: 'secret-address',
    },
    ...reading(api),
    check: () => checkProvider(provider),
    moveToStage: async (input) => {
      if (!(await isMoveNeeded(provider, input))) return;
      await moveInTraffit(api, input);
    },
    addTag: () => Promise.reject(new AppError('ats.unsupported')),
    addNote: ({ candidateId }, text) => addTraffitNote(api, candidateId, text),
    hasNote: ({ candidateId }, operationId) => hasTraffitNote(api, candidateId, operationId),
    createCandidate: async (input) => {
      if (!settings.createsCandidates) throw new AppError('ats.unsupported');
      return createInTraffit(api, input);
    },
    findCreated: (recruitmentId, operationId, email) => findCreatedInTraffit(api, recruitmentId, operationId, email),
    readWebhook,
  };
  return provider;
}

/**
 * Puts a person into a state. A rejection has a call of its own, which names a reason and no state.
 *
 * @throws as AtsProvider; `ats.unsupported` for a rejection without a reason, or where several states are rejections
 */
async function moveInTraffit(api: TraffitApi, { application, toStageId }: MoveInput): Promise<void> {
  const { candidateId, recruitmentId } = application;
  const [employee, recruitment, state] = [candidateId, recruitmentId, toStageId].map(encodeURIComponent);
  const states = `employees/${employee}/recruitments/${recruitment}/states`;
  const rejections = (await api.states(recruitmentId)).filter((one) => one.is_rejected);
  if (!rejections.some(({ id }) => id === toStageId)) {
    await api.client.call({ method: 'POST', path: `${states}/${state}/_move`, json: {} });
    return;
  }
  const { rejectionId } = api.settings;
  if (rejectionId === null || rejections.length > 1) throw new AppError('ats.unsupported');
  const json = { rejection_id: Number(rejectionId) };
  await api.client.call({ method: 'POST', path: `${states}/_move_to_reject_state`, json });
}
