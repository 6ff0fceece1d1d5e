'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { carriesFiles, droppedFiles } from './dropped-files';

interface DropZoneProps {
  /** Takes also the names of what cannot be read. Null: this person may not upload, or the process takes no CVs. */
  onFiles: ((files: File[], unreadable: string[]) => void) | null;
  children: ReactNode;
  className?: string;
}

/** Everything inside is the target: the whole table, not a box to aim at. */
export function DropZone({ onFiles, children, className }: DropZoneProps) {
  const t = useTranslations('candidates.upload');
  const [over, setOver] = useState(false);
  // Each child that the drag crosses enters and leaves; the drag is over while more were entered than left.
  const depth = useRef(0);
  if (!onFiles) return <div className={className}>{children}</div>;

  const onDragEnter = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current += 1;
    setOver(true);
  };
  const onDragLeave = () => {
    depth.current = Math.max(0, depth.current - 1);
    if (depth.current === 0) setOver(false);
  };
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void droppedFiles(event.dataTransfer).then(({ files, unreadable }) => {
      if (files.length + unreadable.length > 0) onFiles(files, unreadable);
    });
  };
  return (
    <div
      className={className}
      data-testid="cv-drop-zone"
      onDragEnter={onDragEnter}
      onDragLeave={onDragLeave}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      {children}
      {over && (
        <div className="animate-appear border-accent bg-accent-soft pointer-events-none absolute inset-0 z-30 grid place-items-center rounded-lg border-2 border-dashed">
          <p className="text-accent-ink flex items-center gap-2 text-lg font-medium">
            <FileUp className="size-6" aria-hidden="true" />
            {t('dropHere')}
          </p>
        </div>
      )}
    </div>
  );
}
