'use client';

import { useSyncExternalStore } from 'react';
import { noUploads, uploads, type Uploads } from './uploads-state';

/** All files of this tab that are on their way, have failed, or have just arrived. */
export function useAllUploads(): Uploads {
  return useSyncExternalStore(uploads.subscribe, uploads.read, () => noUploads);
}
