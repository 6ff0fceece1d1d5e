import { cvLimits } from '@/lib/cv/cv-limits';
import { megabyte } from '@/lib/validation/file-limits';
import type { FileRefusal } from './inspect-file';
import { countPending, type FrontProblem, type UploadItem, type UploadPhase, type UploadProblem } from './upload-item';

/** Number of parallel requests. */
export const uploadConcurrency = 3;
/** Maximum queued CVs per process; further ones are refused. */
export const maxQueuedFiles = 500;
/** The server's limit, checked early to save the transfer. */
export const maxFileBytes = cvLimits.maxMegabytes * megabyte;

interface AddedFile {
  id: string;
  fileName: string;
  size: number;
  /** What is wrong with its content; `unreadable`: only the name is known. */
  refusal: FileRefusal | null;
}

/** `busy`: 429 or 503; `offline`: no response; `unreached`: one of a server in front. */
export type WaitingProblem = Extract<UploadProblem, 'busy' | 'offline' | 'unreached'>;

export type UploadAction =
  | { type: 'added'; processId: string; files: AddedFile[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; percent: number }
  | { type: 'accepted'; id: string; candidateId: string }
  | { type: 'refused'; id: string; code: string; message: string; candidateId?: string }
  /** The file became unreadable. */
  | { type: 'unreadable'; id: string }
  | { type: 'refused-in-front'; id: string; problem: FrontProblem }
  | { type: 'interrupted'; id: string; problem: WaitingProblem; retryAt: number | null }
  | { type: 'retried'; ids: string[] }
  /** The browser reports that its connection is back. */
  | { type: 'reconnected' }
  | { type: 'dismissed'; ids: string[] };

/** Errors that apply to all files of the process. */
const queueEndingCodes = new Set(['process.archived', 'process.not-found', 'process.not-ready', 'permission.denied']);

/** Request headers must not contain control characters. */
const controlCharacter = /\p{Cc}/u;

function findProblem(file: AddedFile, room: number): UploadProblem | null {
  if (file.refusal === 'unreadable' || file.refusal === 'archive-rest') return file.refusal;
  if (controlCharacter.test(file.fileName)) return 'bad-name';
  if (file.size > maxFileBytes) return 'too-large';
  if (file.refusal) return 'server';
  return room <= 0 ? 'too-many' : null;
}

function newItem(processId: string, file: AddedFile, room: number): UploadItem {
  const problem = findProblem(file, room);
  const { id, fileName, size } = file;
  return {
    id,
    processId,
    fileName,
    size,
    phase: problem ? 'refused' : 'waiting',
    percent: 0,
    problem,
    code: problem === 'server' ? file.refusal : null,
    message: null,
    retryAt: null,
    candidateId: null,
  };
}

function addFiles(items: readonly UploadItem[], processId: string, files: AddedFile[]): UploadItem[] {
  let room = maxQueuedFiles - countPending(items.filter((item) => item.processId === processId));
  const added = files.map((file) => {
    const item = newItem(processId, file, room);
    if (item.phase === 'waiting') room -= 1;
    return item;
  });
  return [...items, ...added];
}

function change(items: readonly UploadItem[], ids: readonly string[], patch: Partial<UploadItem>): UploadItem[] {
  const changed = new Set(ids);
  return items.map((item) => (changed.has(item.id) ? { ...item, ...patch } : item));
}

function waitingIds(items: readonly UploadItem[], processId?: string): string[] {
  const waiting = items.filter((item) => item.phase === 'waiting');
  return waiting.filter((item) => !processId || item.processId === processId).map((item) => item.id);
}

function refuse(items: readonly UploadItem[], action: Extract<UploadAction, { type: 'refused' }>): UploadItem[] {
  const { id, code, message, candidateId = null } = action;
  const patch = { phase: 'refused', problem: 'server', code, message, candidateId } as const;
  const processId = items.find((item) => item.id === id)?.processId;
  return change(items, queueEndingCodes.has(code) ? [id, ...waitingIds(items, processId)] : [id], patch);
}

/** Holds all waiting files: they would fail in the same way. */
function interrupt(
  items: readonly UploadItem[],
  { id, problem, retryAt }: Extract<UploadAction, { type: 'interrupted' }>,
): UploadItem[] {
  return change(items, [id, ...waitingIds(items)], { phase: 'interrupted', problem, retryAt, percent: 0 });
}

function again(items: readonly UploadItem[], ids: readonly string[]): UploadItem[] {
  return change(items, ids, { phase: 'waiting', problem: null, code: null, message: null, retryAt: null, percent: 0 });
}

function without(items: readonly UploadItem[], ids: readonly string[]): UploadItem[] {
  const removed = new Set(ids);
  return items.filter((item) => !removed.has(item.id));
}

/** Reducer of the uploads. The files themselves are held by the `Uploader`. */
export function uploadQueue(items: readonly UploadItem[], action: UploadAction): UploadItem[] {
  switch (action.type) {
    case 'added':
      return addFiles(items, action.processId, action.files);
    case 'started':
      return change(items, [action.id], { phase: 'uploading', percent: 0 });
    case 'progressed':
      return change(items, [action.id], { percent: action.percent });
    case 'accepted':
      return change(items, [action.id], { phase: 'done', percent: 100, candidateId: action.candidateId });
    case 'refused':
      return refuse(items, action);
    case 'refused-in-front':
      return change(items, [action.id], { phase: 'refused', problem: action.problem });
    case 'unreadable':
      return change(items, [action.id], { phase: 'refused', problem: 'unreadable' });
    case 'interrupted':
      return interrupt(items, action);
    case 'retried':
      return again(items, action.ids);
    case 'reconnected':
      return again(
        items,
        items.filter((item) => item.phase === 'interrupted').map((item) => item.id),
      );
    case 'dismissed':
      return without(items, action.ids);
  }
}

/** The files to send next, at most {@link uploadConcurrency} in parallel. */
export function nextUploads(items: readonly UploadItem[]): UploadItem[] {
  const running = items.filter((item) => item.phase === 'uploading').length;
  return items.filter((item) => item.phase === 'waiting').slice(0, Math.max(0, uploadConcurrency - running));
}

const listOrder: Record<UploadPhase, number> = { refused: 0, interrupted: 0, uploading: 1, done: 1, waiting: 2 };

/** Sorted for display: failed, then active, then waiting. */
export function inListOrder(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((a, b) => listOrder[a.phase] - listOrder[b.phase]);
}
