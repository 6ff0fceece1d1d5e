import { useCallback, useMemo } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { uploader } from './tab-uploader';
import { storeMissedUploads } from './missed-uploads';
import type { UploadTarget } from './uploads-state';
import { uploads } from './uploads-state';

/** The uploads of a process, and a function to add files. They continue after unmounting. */
export function useUploads({ id, name }: UploadTarget) {
  const { items } = useTabStore(uploads);
  const own = useMemo(() => items.filter(({ processId }) => processId === id), [items, id]);
  const add = useCallback(
    (files: readonly File[], unreadable: readonly string[] = []) => {
      storeMissedUploads(id, 0);
      uploader.add({ id, name }, files, unreadable);
    },
    [id, name],
  );
  return { items: own, add };
}
