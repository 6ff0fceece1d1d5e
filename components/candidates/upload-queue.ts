import { maxFilesPerUpload } from '@/lib/candidates/upload-limits';
import { cvLimits, megabyte } from '@/lib/cv/cv-limits';

/** How many CVs are sent at the same time, each in a request of its own. */
export const uploadsAtOnce = 3;
/** How many CVs can wait at once; the rest is refused by name. */
export const maxFilesAtOnce = maxFilesPerUpload;
/** The server refuses larger files too; saying so here saves the recruiter the transfer. */
export const maxFileBytes = cvLimits.maxMegabytes * megabyte;

export type UploadPhase = 'waiting' | 'uploading' | 'done' | 'refused' | 'interrupted';

/** Why a file was not taken. `server` carries the API's own words in `message`. */
export type UploadTrouble = 'server' | 'unreadable' | 'bad-name' | 'too-large' | 'too-many' | 'offline';

export interface UploadItem {
  id: string;
  fileName: string;
  size: number;
  phase: UploadPhase;
  /** 0..100 of the bytes sent. */
  percent: number;
  trouble: UploadTrouble | null;
  /** The API's stable code, e.g. `cv.duplicate`. */
  code: string | null;
  message: string | null;
  /** The new candidate, or for `cv.duplicate` the one who already has this file. */
  candidateId: string | null;
}

interface AddedFile {
  id: string;
  fileName: string;
  size: number;
  /** There is no more of it than its name. */
  unreadable?: boolean;
}

export type UploadAction =
  | { type: 'added'; files: AddedFile[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; percent: number }
  | { type: 'accepted'; id: string; candidateId: string }
  | { type: 'refused'; id: string; code: string; message: string; candidateId?: string }
  | { type: 'interrupted'; id: string }
  | { type: 'retried'; ids: string[] }
  /** The connection is back: what it had interrupted goes on. */
  | { type: 'reconnected' }
  | { type: 'dismissed'; ids: string[] };

/** Errors that every further file of this process would meet as well. */
const endsWholeQueue = new Set(['process.archived', 'process.not-found', 'process.not-ready', 'permission.denied']);

function isOpen(item: UploadItem): boolean {
  return item.phase === 'waiting' || item.phase === 'uploading' || item.phase === 'interrupted';
}

/** How many files have not reached the server yet. */
export function countUnsent(items: readonly UploadItem[]): number {
  return items.filter(isOpen).length;
}

/** Such a name cannot even be sent: a request whose headers hold control characters is malformed. */
const controlCharacter = /\p{Cc}/u;

function troubleOf(file: AddedFile, room: number): UploadTrouble | null {
  if (file.unreadable) return 'unreadable';
  if (controlCharacter.test(file.fileName)) return 'bad-name';
  if (file.size > maxFileBytes) return 'too-large';
  return room <= 0 ? 'too-many' : null;
}

function newItem(file: AddedFile, room: number): UploadItem {
  const trouble = troubleOf(file, room);
  const { id, fileName, size } = file;
  return {
    id,
    fileName,
    size,
    phase: trouble ? 'refused' : 'waiting',
    percent: 0,
    trouble,
    code: null,
    message: null,
    candidateId: null,
  };
}

function addFiles(items: UploadItem[], files: AddedFile[]): UploadItem[] {
  let room = maxFilesAtOnce - items.filter(isOpen).length;
  const added = files.map((file) => {
    const item = newItem(file, room);
    if (item.phase === 'waiting') room -= 1;
    return item;
  });
  return [...items, ...added];
}

function change(items: UploadItem[], ids: string[], patch: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item));
}

function refuse(items: UploadItem[], action: Extract<UploadAction, { type: 'refused' }>): UploadItem[] {
  const { id, code, message, candidateId = null } = action;
  const patch = { phase: 'refused', trouble: 'server', code, message, candidateId } as const;
  const ids = endsWholeQueue.has(code)
    ? [id, ...items.filter((item) => item.phase === 'waiting').map((item) => item.id)]
    : [id];
  return change(items, ids, patch);
}

/** Without a network no further file gets through: what waits is held, nothing is lost. */
function interrupt(items: UploadItem[], id: string): UploadItem[] {
  const held = items.filter((item) => item.phase === 'waiting').map((item) => item.id);
  return change(items, [id, ...held], { phase: 'interrupted', trouble: 'offline', percent: 0 });
}

function again(items: UploadItem[], ids: string[]): UploadItem[] {
  return change(items, ids, { phase: 'waiting', trouble: null, code: null, message: null, percent: 0 });
}

/** The upload list after `action`. Pure: files themselves are kept by the hook that drives it. */
export function uploadQueue(items: UploadItem[], action: UploadAction): UploadItem[] {
  switch (action.type) {
    case 'added':
      return addFiles(items, action.files);
    case 'started':
      return change(items, [action.id], { phase: 'uploading', percent: 0 });
    case 'progressed':
      return change(items, [action.id], { percent: action.percent });
    case 'accepted':
      return change(items, [action.id], { phase: 'done', percent: 100, candidateId: action.candidateId });
    case 'refused':
      return refuse(items, action);
    case 'interrupted':
      return interrupt(items, action.id);
    case 'retried':
      return again(items, action.ids);
    case 'reconnected':
      return again(
        items,
        items.filter((item) => item.phase === 'interrupted').map((item) => item.id),
      );
    case 'dismissed':
      return items.filter((item) => !action.ids.includes(item.id));
  }
}

/** The files to send next, so that at most {@link uploadsAtOnce} are under way. */
export function nextUploads(items: UploadItem[]): UploadItem[] {
  const running = items.filter((item) => item.phase === 'uploading').length;
  return items.filter((item) => item.phase === 'waiting').slice(0, Math.max(0, uploadsAtOnce - running));
}

const listOrder: Record<UploadPhase, number> = { refused: 0, interrupted: 0, uploading: 1, done: 1, waiting: 2 };

/** The order of the list: what needs a person first, then what moves, then what waits. */
export function inListOrder(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((a, b) => listOrder[a.phase] - listOrder[b.phase]);
}
