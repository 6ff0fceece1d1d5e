import { candidateStatuses } from '@/lib/domain/candidate-enums';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { Role } from '@/lib/domain/user-schemas';

/**
 * What may be done with a candidate in each status (docs/specification.md, Candidate). `pick` holds for a candidate
 * whose source allows it. Opening, rating, deciding, notes, revealing and exporting do not depend on the status.
 */
const table = `
status                             correct  reprocess  bulk  pick  replace
AWAITING_DOWNLOAD                  no       no         no    no    no
DOWNLOADING                        no       no         no    no    no
AWAITING_PROCESSING                no       no         no    no    yes
IN_PROGRESS                        no       no         no    no    no
NEW                                yes      yes        yes   yes   yes
SEEN                               yes      yes        yes   yes   yes
PROCESSING_OUTDATED                yes      yes        yes   no    yes
ERROR                              no       yes        no    no    yes
NO_FILE_FOUND                      no       no         no    no    yes
INSUFFICIENT_POSITION_DESCRIPTION  no       yes        no    no    yes
AWAITING_EXTERNAL_PICK             yes      no         no    no    no
sent                               yes      no         no    no    no
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** Where a candidate is from, and whether the process may create uploaded ones in the ATS. */
export const sources = {
  uploaded: { source: 'KNOW_ME', extended: false, picks: false },
  'uploaded, extended integration': { source: 'KNOW_ME', extended: true, picks: true },
  'from the ATS': { source: 'ERECRUITER', extended: false, picks: true },
} as const;

export type SourceName = keyof typeof sources;

const everybody: Role[] = ['ADMIN', 'RECRUITER', 'VIEWER'];
const workers: Role[] = ['ADMIN', 'RECRUITER'];
const candidate = '/processes/{processId}/candidates/{candidateId}';
const process = '/processes/{processId}';

export interface ActTarget {
  candidateId: string;
  criterionId: string;
}

interface Act {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  roles: Role[];
  /** `file`: a new CV. */
  body?: 'file' | ((target: ActTarget) => unknown);
  /** Its column of the table; without one it is allowed in every status. */
  column?: string;
  /** Of the error, where the status or source forbids it; a bulk call answers with lists instead. */
  refusal?: string;
  /** The candidate afterwards, besides what stays. */
  effect: Record<string, unknown>;
}

const only = ({ candidateId }: ActTarget) => ({ candidateIds: [candidateId] });
const queued = { status: 'AWAITING_PROCESSING' };
const picked = { status: 'AWAITING_EXTERNAL_PICK' };

/** Every act on a candidate, by what it is called here. */
export const acts = {
  view: { method: 'GET', path: candidate, roles: everybody, effect: {} },
  rate: { method: 'PUT', path: `${candidate}/rate`, roles: workers, body: () => ({ rate: 4 }), effect: { rate: 4 } },
  decide: {
    method: 'POST',
    path: `${candidate}/decision`,
    roles: workers,
    body: () => ({ decision: 'HOLD' }),
    effect: { decision: 'HOLD' },
  },
  'decide many': {
    method: 'POST',
    path: `${process}/candidates/decisions`,
    roles: workers,
    effect: { decision: 'REJECT' },
    body: (target) => ({ choice: only(target), decision: 'REJECT', note: 'Nikt ich nie otworzył' }),
  },
  correct: {
    method: 'PUT',
    path: `${candidate}/verdicts/{criterionId}`,
    roles: workers,
    body: () => ({ verdict: 'PARTIALLY_MET', reason: 'Rozmowa' }),
    column: 'correct',
    refusal: 'candidate.not-analysed',
    effect: { corrections: 1 },
  },
  note: {
    method: 'POST',
    path: `${candidate}/notes`,
    roles: workers,
    effect: { notes: 1 },
    body: () => ({ text: 'Oddzwonić' }),
  },
  thumb: {
    method: 'PUT',
    path: `${candidate}/thumb`,
    roles: workers,
    effect: { thumbs: 1 },
    body: () => ({ thumb: 'UP' }),
  },
  reprocess: {
    method: 'POST',
    path: `${candidate}/reprocess`,
    roles: workers,
    body: () => ({}),
    effect: queued,
    column: 'reprocess',
    refusal: 'candidate.reprocess-refused',
  },
  'reprocess selected': {
    method: 'POST',
    path: `${process}/candidates/reprocess-selected-candidates`,
    roles: workers,
    body: only,
    column: 'bulk',
    effect: queued,
  },
  pick: {
    method: 'POST',
    path: `${candidate}/pick`,
    roles: workers,
    effect: picked,
    column: 'pick',
    refusal: 'candidate.pick-refused',
  },
  'pick selected': {
    method: 'POST',
    path: `${process}/candidates/pick`,
    roles: workers,
    body: only,
    column: 'pick',
    effect: picked,
  },
  'replace the CV': {
    method: 'PUT',
    path: `${candidate}/cv`,
    roles: workers,
    body: 'file',
    effect: queued,
    column: 'replace',
    refusal: 'candidate.replace-refused',
  },
  reveal: {
    method: 'POST',
    path: `${candidate}/reveal`,
    roles: workers,
    effect: { isRevealed: true },
    body: () => ({ reason: 'Umawiam rozmowę' }),
  },
  export: {
    method: 'POST',
    path: `${process}/candidates/export`,
    roles: workers,
    effect: {},
    body: (target) => ({ format: 'csv', choice: only(target) }),
  },
  erase: { method: 'DELETE', path: candidate, roles: ['ADMIN'], effect: {} },
  'reprocess all': {
    method: 'POST',
    path: `${process}/reprocess-all-candidates`,
    roles: workers,
    body: () => ({}),
    column: 'bulk',
    effect: queued,
  },
} satisfies Record<string, Act> as Record<string, Act>;

/** Acts that a process in the archive still allows. */
export const actsInArchive = ['view', 'export', 'erase'];

/** Whether the act is allowed by the candidate's status and source. */
export function isAllowed(act: string, status: CandidateStatus, sourceName: SourceName): boolean {
  const column = acts[act]?.column;
  if (!column) return true;
  const row = rows.find(([name]) => name === status) ?? [];
  const isOpen = row[head.indexOf(column)] === 'yes';
  return isOpen && (column !== 'pick' || sources[sourceName].picks);
}

/** A line of the test for each status and source. */
export const statusesAndSources = candidateStatuses.flatMap((status) =>
  (Object.keys(sources) as SourceName[]).map((name): [CandidateStatus, SourceName] => [status, name]),
);
