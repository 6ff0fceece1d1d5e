import type { Page } from '@playwright/test';
import type { AccountCheck, ConnectionDto, ConnectionSyncs } from '@/lib/ats/connections/connection-schemas';
import type { Departures } from '@/lib/ats/departures/departure-schemas';
import type { AtsPickDto, AtsPicks, CandidateInAts, PickPreview } from '@/lib/ats/picks/pick-schemas';
import type {
  AtsLinkDto,
  AtsRecruitments,
  AtsStages,
  AtsSyncDto,
  ProcessSync,
  UsableConnection,
} from '@/lib/ats/schemas';
import type { AtsTrial } from '@/lib/ats/sync/trial/trial-schemas';

/** Requests to `url` get this answer; those of another method reach the product. */
export function answerRequests(page: Page, url: string, answer: unknown, method = 'GET'): Promise<unknown> {
  return page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ json: answer }) : route.fallback(),
  );
}

const ids = {
  connection: '01980000-0000-7000-8000-000000000001',
  sync: '01980000-0000-7000-8000-000000000002',
  pick: '01980000-0000-7000-8000-000000000003',
  person: '01980000-0000-7000-8000-000000000004',
};
const person = { userId: ids.person, firstName: 'Bogumiła', lastName: 'Wielgosz-Konstantynowicz' };
const capabilities = {
  changes: true,
  targets: ['STAGE' as const, 'NOTE' as const],
  compareAndSwap: false,
  createsCandidates: true,
  webhooks: 'secret-address' as const,
};

export const connection: ConnectionDto = {
  connectionId: ids.connection,
  name: 'Centrala, Warszawa',
  provider: 'TRAFFIT',
  scheduleMinutes: 30,
  reads: true,
  signs: false,
  paused: false,
  hasCredentials: true,
  credentialsReadable: true,
  stoppedReason: null,
  blockedUntil: null,
  blockedReason: null,
  settings: { url: 'https://centrala.traffit.example', callsPerSecond: 5, createsCandidates: true },
  webhook: {
    kind: 'secret-address',
    address: 'https://here.example/api/v1/ats/webhooks/1/secret',
    hasSecret: true,
    secretReadable: true,
  },
  capabilities,
  processes: 3,
  version: 4,
};

export const failedConnection: ConnectionDto = {
  ...connection,
  name: 'Oddział Katowice',
  stoppedReason: 'ats.credentials-refused',
};

/** One line of every outcome. */
export const accountCheck: AccountCheck = {
  checks: [
    ...(['token', 'recruitments', 'stages', 'applications'] as const).map((name) => ({ name, error: null })),
    { name: 'files' as const, error: 'ats.forbidden' },
    { name: 'write' as const, error: 'ats.unsupported' },
  ],
  assumptions: [
    {
      name: 'people-rows',
      assumed: 'id, name, lastname, email',
      seen: 'id, name, lastname, email',
      chosen: 'id, name, lastname, email',
      outcome: 'confirmed',
      error: null,
    },
    {
      name: 'state-source',
      assumed: '/recruitments/{id}/employees: state.id',
      outcome: 'differs',
      error: null,
      seen: '/employees/recruitment_history: state_id',
      chosen: '/employees/recruitment_history: state_id',
    },
    {
      name: 'file-name-field',
      assumed: 'name',
      seen: 'original_document_file_name',
      chosen: 'name',
      outcome: 'unknown',
      error: null,
    },
    {
      name: 'total-headers',
      assumed: 'X-Result-Total-Count, X-Result-Total-Pages',
      seen: null,
      chosen: 'X-Result-Total-Count, X-Result-Total-Pages',
      outcome: 'not-seen',
      error: null,
    },
    {
      name: 'file-content-path',
      assumed: '/employees/{id}/files/{fileId}/content',
      seen: null,
      chosen: '/employees/{id}/files/{fileId}/content',
      outcome: 'not-seen',
      error: 'ats.forbidden',
    },
  ],
  chosen: [{ setting: 'stateSource', from: 'list', to: 'history' }],
  productVersion: '0.1.0',
  checkedAt: '2026-05-05T10:00:00.000Z',
};

const counts = {
  seen: 1204,
  created: 38,
  updated: 7,
  unreadable: 0,
  missing: 2,
  removed: 1,
  downloaded: 36,
  withoutFile: 2,
  failed: 1,
};

export const sync: AtsSyncDto = {
  syncId: ids.sync,
  trigger: 'MANUAL',
  full: false,
  trial: false,
  state: 'SUCCEEDED',
  phase: 'DOWNLOADING',
  total: 1204,
  counts,
  waitingDownloads: 0,
  waiting: null,
  reason: null,
  resumesAt: null,
  requestedBy: person,
  startedAt: '2026-05-05T10:00:00.000Z',
  endedAt: '2026-05-05T10:04:00.000Z',
};
export const runningSync: AtsSyncDto = {
  ...sync,
  state: 'RUNNING',
  phase: 'SCANNING',
  endedAt: null,
  counts: {
    seen: 340,
    created: 0,
    updated: 0,
    unreadable: 0,
    missing: 0,
    removed: 0,
    downloaded: 0,
    withoutFile: 0,
    failed: 0,
  },
};
export const waitingSync: AtsSyncDto = {
  ...runningSync,
  phase: 'DOWNLOADING',
  counts,
  waitingDownloads: 61,
  waiting: { reason: 'ats.rate-limited', until: '2026-05-05T10:05:00.000Z' },
};
export const trialSync: AtsSyncDto = {
  ...sync,
  full: true,
  trial: true,
  counts: { ...runningSync.counts, seen: 25, created: 5, downloaded: 4 },
};
const trialCandidate = {
  candidateId: ids.person,
  firstName: 'Aleksandra',
  lastName: 'Wielgosz-Konstantynowicz',
  hasName: true,
  stageId: '1',
  sources: ['Pracuj.pl', 'Polecenie pracownika'],
  hasCv: true,
  status: 'AWAITING_PROCESSING' as const,
  cvFileName: 'CV_Aleksandra_Wielgosz-Konstantynowicz_2026.pdf',
};
export const trial: AtsTrial = {
  state: 'waiting',
  syncId: ids.sync,
  candidates: [1, 2, 3, 4, 5].map((ordinalNumber) => ({
    ...trialCandidate,
    ordinalNumber,
    ...(ordinalNumber === 3 ? { firstName: null, lastName: null, hasName: false, sources: [] } : {}),
    ...(ordinalNumber === 4 ? { stageId: null, hasCv: false, cvFileName: null, status: 'NO_FILE_FOUND' as const } : {}),
  })),
};
export const failedSync: AtsSyncDto = {
  ...sync,
  state: 'FAILED',
  reason: 'ats.bad-answer',
  resumesAt: '2026-05-05T10:20:00.000Z',
};

const process = { id: ids.sync, ordinalNumber: 12, name: 'Programistka / Programista Java' };
export const runs: ConnectionSyncs = {
  items: [
    { ...sync, process },
    { ...failedSync, reason: 'ats.credentials-refused', trigger: 'SCHEDULE', requestedBy: null, process },
  ],
};

export const link: AtsLinkDto = {
  connectionId: ids.connection,
  connectionName: connection.name,
  provider: 'TRAFFIT',
  externalProcessId: '4127',
  targetKind: 'STAGE',
  target: '5',
  targetName: 'Wybrany przez AI',
  reads: true,
  createsCandidates: true,
  lastSyncAt: sync.endedAt,
};
const usable: UsableConnection = {
  connectionId: ids.connection,
  name: connection.name,
  provider: 'TRAFFIT',
  reads: true,
  capabilities,
  usable: true,
};
const stages: AtsStages = {
  items: [
    { id: '1', name: 'Nowe zgłoszenie' },
    { id: '5', name: 'Wybrany przez AI' },
    { id: '6', name: 'Rozmowa z kierownikiem działu' },
  ],
};
const recruitments: AtsRecruitments = {
  items: [
    { id: '4127', name: 'Programistka / Programista Java', reference: 'REK/2026/0412', open: true },
    { id: '4130', name: 'Magazynierka / Magazynier', reference: null, open: false },
  ],
};

export const conflict: AtsPickDto = {
  pickId: ids.pick,
  candidateId: ids.person,
  ordinalNumber: 7,
  state: 'CONFLICT',
  reason: 'ats.conflict',
  firstName: 'Aleksandra',
  lastName: 'Wielgosz-Konstantynowicz',
  targetKind: 'STAGE',
  target: '5',
  fromStageId: '1',
  presentStageId: '6',
  obstacle: null,
  requestedBy: person,
  requestedAt: '2026-05-05T09:12:00.000Z',
  endedAt: null,
};
export const conflicts: AtsPicks = {
  items: [conflict, { ...conflict, ordinalNumber: 9, reason: 'ats.record-not-found', obstacle: 'GONE_FROM_ATS' }],
  page: 1,
  pageSize: 100,
  totalItems: 2,
  totalPages: 1,
};
export const unconfirmed: AtsPicks = {
  items: [{ ...conflict, reason: 'ats.unconfirmed', fromStageId: null, presentStageId: null }],
  page: 1,
  pageSize: 100,
  totalItems: 1,
  totalPages: 1,
};
export const inAts: CandidateInAts = {
  application: {
    connectionId: ids.connection,
    recruitmentId: '4127',
    stageId: '6',
    gone: false,
    departure: null,
    departedAt: null,
    erasure: null,
  },
  obstacle: null,
  conflict,
};

const [departedAt, keptUntil] = ['2026-05-05T10:00:00.000Z', '2026-05-12T10:00:00.000Z'];
export const departures: Departures = {
  waiting: (['NOT_FOUND', 'DELETED', 'ANONYMISED', 'MERGED'] as const).map((departure, index) => ({
    candidateId: ids.person.replace(/4$/, String(index)),
    ordinalNumber: 7 + index,
    departure,
    departedAt,
    firstName: 'Aleksandra',
    lastName: index === 2 ? null : 'Wielgosz-Konstantynowicz',
  })),
  total: 4,
  said: 3,
  readsCandidates: false,
  restorable: [12, 340].map((ordinalNumber) => ({
    candidateId: ids.person.replace(/4$/, String(ordinalNumber % 9)),
    ordinalNumber,
    departure: 'DELETED' as const,
    erasedAt: departedAt,
    keptUntil,
  })),
};
const noDepartures: Departures = { waiting: [], total: 0, said: 0, readsCandidates: null, restorable: [] };
export const erasedInAts: CandidateInAts = {
  application: {
    connectionId: ids.connection,
    recruitmentId: '4127',
    stageId: '6',
    gone: true,
    departure: 'DELETED',
    departedAt,
    erasure: { erasedAt: departedAt, keptUntil },
  },
  obstacle: 'GONE_FROM_ATS',
  conflict: null,
};

export const preview: PickPreview = {
  target: {
    connectionId: ids.connection,
    connectionName: connection.name,
    provider: 'TRAFFIT',
    recruitmentId: '4127',
    kind: 'STAGE',
    value: '5',
    name: 'Wybrany przez AI',
  },
  candidates: [7, 12, 340].map((ordinalNumber) => ({
    candidateId: ids.person,
    ordinalNumber,
    firstName: 'Aleksandra',
    lastName: 'Wielgosz-Konstantynowicz',
    matchScore: 87,
    rate: 5,
    isCreatedThere: ordinalNumber === 12,
  })),
  refused: [{ candidateId: ids.pick, ordinalNumber: 3, reason: 'PROCESSING_OUTDATED' }],
  sendsOneFirst: true,
  mayNotify: true,
  approver: person,
};

/** The process appears linked to the ATS, with this synchronisation, these conflicts and these departures. */
export async function showAsLinked(
  page: Page,
  {
    present = sync,
    waiting = { ...conflicts, items: [], totalItems: 0 },
    departures: away = noDepartures,
  }: { present?: AtsSyncDto; waiting?: AtsPicks; departures?: Departures } = {},
): Promise<void> {
  const state: ProcessSync = { sync: present, lastSyncAt: present === sync ? sync.endedAt : null };
  await answerRequests(page, '**/ats-link', { link });
  await answerRequests(page, '**/processes/*/sync', state);
  await answerRequests(page, '**/ats-trial', trial);
  await answerRequests(page, '**/ats-picks?*', waiting);
  await answerRequests(page, '**/ats-departures', away);
  await answerRequests(page, '**/ats/connections', { items: [usable] });
  await answerRequests(page, '**/recruitments?*', recruitments);
  await answerRequests(page, '**/stages', stages);
}
