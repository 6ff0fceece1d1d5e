import { AppError } from '@/lib/errors';
import type { AtsSettings } from '../../connections/settings';
import type { AtsProvider } from '../provider';

/** There is nobody to ask. */
const unsupported = (): Promise<never> => Promise.reject(new AppError('ats.unsupported'));

/**
 * An ATS that cannot be asked: applications come by a call of its own or from a file, results go out by webhook
 * (`lib/webhooks`). Its recruitments are not known, so the id that is typed names one.
 */
export function createGeneric({ webhookUrl }: AtsSettings<'GENERIC'>): AtsProvider {
  const sends = webhookUrl !== null;
  return {
    capabilities: {
      changes: false,
      compareAndSwap: false,
      createsCandidates: false,
      webhooks: 'none',
      targets: sends ? ['WEBHOOK'] : [],
    },
    check: () => Promise.resolve([{ name: 'write', error: sends ? null : 'ats.unsupported' }]),
    findRecruitments: (phrase) =>
      Promise.resolve(phrase === '' ? [] : [{ id: phrase, name: phrase, reference: null, open: true }]),
    listStages: () => Promise.resolve([]),
    inspect: () => Promise.resolve({ assumptions: [], settings: {} }),
    findApplication: () => Promise.resolve(null),
    saysDeleted: () => Promise.resolve(false),
    scanApplications: unsupported,
    downloadCv: unsupported,
    moveToStage: unsupported,
    addTag: unsupported,
    addNote: unsupported,
    hasNote: unsupported,
    createCandidate: unsupported,
    findCreated: unsupported,
    readWebhook: () => null,
  };
}
