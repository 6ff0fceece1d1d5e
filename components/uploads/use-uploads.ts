import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { cvLimits } from '@/lib/cv/cv-limits';
import { loadUploadsBar } from './load-uploads-bar';
import { uploader } from './tab-uploader';
import { storeMissedUploads } from './missed-uploads';
import { uploads, type UploadTarget } from './uploads-state';

/** Whether a file may be a picture of a page. */
const isPicture = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

/**
 * The uploads of a process, and a function to add files. They continue after unmounting. Several pictures wait as
 * `pictures`, until `addPictures` says what they are or `close` drops them.
 */
export function useUploads({ id, name }: UploadTarget) {
  const { items } = useTabStore(uploads);
  const own = useMemo(() => items.filter(({ processId }) => processId === id), [items, id]);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  // Tried again with the first file.
  useEffect(() => void loadUploadsBar().catch(() => undefined), []);
  const send = useCallback(
    (files: readonly File[], unreadable: readonly string[] = [], rest: readonly File[] = []) => {
      storeMissedUploads(id, 0);
      uploader.add({ id, name }, files, unreadable, rest);
    },
    [id, name],
  );
  const add = useCallback(
    (files: readonly File[], unreadable: readonly string[] = [], rest: readonly File[] = []) => {
      const found = files.filter(isPicture);
      const isQuestion = found.length > 1 && found.length <= cvLimits.maxPages;
      const others = isQuestion ? files.filter((file) => !isPicture(file)) : files;
      if (isQuestion) setPictures((before) => [...before, ...found]);
      if (others.length + unreadable.length + rest.length > 0) send(others, unreadable, rest);
    },
    [send],
  );
  const close = useCallback(() => setPictures([]), []);
  const addPictures = useCallback(
    (files: readonly File[]) => {
      close();
      send(files);
    },
    [close, send],
  );
  return { items: own, add, pictures, addPictures, close };
}
