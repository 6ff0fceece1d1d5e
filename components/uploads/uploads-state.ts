import { createTabStore } from '@/components/state/tab-store';
import { countPending, type UploadItem } from './upload-item';

/** The process to upload to. */
export interface UploadTarget {
  id: string;
  name: string;
}

/** Counts of the files of a process that have left the list. */
export interface UploadCounts {
  name: string;
  added: number;
  cancelled: number;
}

export interface Uploads {
  /** In the order added, of all processes. */
  items: readonly UploadItem[];
  /** By process id. */
  processes: Readonly<Record<string, UploadCounts>>;
  paused: boolean;
}

export const noUploads: Uploads = { items: [], processes: {}, paused: false };

/**
 * The uploads of this tab, outside React to survive navigations (docs/decisions/0096); driven by `tab-uploader.ts`.
 * Loaded by every page: keep it small.
 */
export const uploads = createTabStore(noUploads);

/** Counts ended sessions found by uploads; a change redirects to sign-in. */
export const endedSessions = createTabStore(0);

/** Runs `onConfirm` when the user agrees to drop pending files. */
export interface DiscardConfirmation {
  onConfirm: () => void;
}

/** The open confirmation; null: none. */
export const discardConfirmation = createTabStore<DiscardConfirmation | null>(null);

/** Runs `action`, which ends the session or page, after confirmation if files are pending. */
export function confirmDiscardingUploads(action: () => void): void {
  if (countPending(uploads.read().items) > 0) discardConfirmation.set({ onConfirm: action });
  else action();
}
