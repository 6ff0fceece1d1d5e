'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { carriesFiles, droppedFiles } from './dropped-files';

interface DropZoneProps {
  /** Also gets the names of unreadable files, and what of a folder is too much. Null: uploads are not allowed. */
  onFiles: ((files: File[], unreadable: string[], rest: File[]) => void) | null;
  /** While files are over it; missing: the text of the list. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** Makes its whole content a drop target for files. The content stays mounted when uploads become allowed or refused. */
export function DropZone({ onFiles, label, children, className }: DropZoneProps) {
  const t = useTranslations('candidates.upload');
  const [over, setOver] = useState(false);
  // Children fire enter and leave too; the drag is over while more were entered than left.
  const depth = useRef(0);

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
    // A refused file must not be opened in the page's place.
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void droppedFiles(event.dataTransfer).then(({ files, unreadable, rest }) => {
      if (files.length + unreadable.length + rest.length > 0) onFiles?.(files, unreadable, rest);
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
      {onFiles && over && (
        <div className="animate-appear border-accent bg-accent-soft pointer-events-none absolute inset-0 z-30 grid place-items-center rounded-lg border-2 border-dashed">
          <p className="text-accent-ink flex items-center gap-2 text-lg font-medium">
            <FileUp className="size-6" aria-hidden="true" />
            {label ?? t('dropHere')}
          </p>
        </div>
      )}
    </div>
  );
}
