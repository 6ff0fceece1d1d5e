import { createTabStore } from '@/components/state/tab-store';
import { countPending, type UploadItem } from './upload-item';

/** A process that files of this tab go to. */
export interface UploadTarget {
  id: string;
  name: string;
}

/** Figures of one process, for the files that have left the list. */
export interface UploadCounts {
  name: string;
  added: number;
  cancelled: number;
}

export interface Uploads {
  /** In the order they were added, those of several processes mixed. */
  items: readonly UploadItem[];
  /** By the id of the process. */
  processes: Readonly<Record<string, UploadCounts>>;
  paused: boolean;
}

export const noUploads: Uploads = { items: [], processes: {}, paused: false };

/**
 * The files that this tab sends. The state is outside of React, so that no navigation ends an upload
 * (docs/decisions/0096); `tab-uploader.ts` drives it. This file is part of every page: keep it small.
 */
export const uploads = createTabStore(noUploads);

/** How often an upload has found the session ended: what shows the page leads to sign-in then. */
export const endedSessions = createTabStore(0);

/** Runs `onConfirm` when the person agrees to lose the files that have not been sent. */
export interface DiscardConfirmation {
  onConfirm: () => void;
}

/** What the person is asked at the moment; null: nothing. */
export const discardConfirmation = createTabStore<DiscardConfirmation | null>(null);

/** Does `act`, which ends the session or the page, at once, or after the person has agreed to lose what is not sent yet. */
export function confirmDiscardingUploads(act: () => void): void {
  if (countPending(uploads.read().items) > 0) discardConfirmation.set({ onConfirm: act });
  else act();
}
