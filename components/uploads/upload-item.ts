export type UploadPhase = 'waiting' | 'uploading' | 'done' | 'refused' | 'interrupted';

/** Why a file failed. `server`: `message` has the API's text. */
export type UploadProblem =
  | 'server'
  | 'unreadable'
  | 'bad-name'
  | 'too-large'
  | 'too-many'
  /** An archive has more files than are taken at once. */
  | 'archive-rest'
  | 'offline'
  | 'busy'
  /** A server in front of the product does not reach it, refuses so large a file, or answers with its own page. */
  | 'unreached'
  | FrontProblem;

export type FrontProblem = 'front-too-large' | 'front-page';

export interface UploadItem {
  id: string;
  processId: string;
  fileName: string;
  size: number;
  phase: UploadPhase;
  /** 0–100 of the bytes sent. */
  percent: number;
  problem: UploadProblem | null;
  /** The API's error code, e.g. `cv.duplicate`. */
  code: string | null;
  message: string | null;
  /** From when on a busy server takes it, in epoch milliseconds; null: it did not say. */
  retryAt: number | null;
  /** The new candidate, or for `cv.duplicate` the existing one. */
  candidateId: string | null;
}

function isPending({ phase }: UploadItem): boolean {
  return phase === 'waiting' || phase === 'uploading' || phase === 'interrupted';
}

/** On its way, or added a moment ago. */
export function isUnderWay({ phase }: UploadItem): boolean {
  return phase === 'waiting' || phase === 'uploading' || phase === 'done';
}

/** The number of files not uploaded yet. */
export function countPending(items: readonly UploadItem[]): number {
  return items.filter(isPending).length;
}

/** Refused because of the file itself: a retry would fail again. */
function isForGood({ problem, code }: UploadItem): boolean {
  // What is set wrong in front of the product can be set right.
  if (problem === 'front-too-large' || problem === 'front-page') return false;
  return problem !== 'server' || (code?.startsWith('cv.') ?? false);
}

/** Whether a retry may succeed. */
export function isRetryable(item: UploadItem): boolean {
  return item.phase === 'interrupted' || (item.phase === 'refused' && !isForGood(item));
}
