'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { cvLimits } from '@/lib/cv/cv-limits';
import { joinPictures, TooLarge } from './join-pictures';

interface JoinPicturesDialogProps {
  pictures: readonly File[];
  /** The files to upload: the pictures, or one PDF of them. */
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
}

/** As a camera numbers them. */
const byName = (one: File, other: File) => one.name.localeCompare(other.name, undefined, { numeric: true });

/** Shows a file of this browser behind an element: nothing is fetched. */
function useThumbnail(file: File): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    element.current?.style.setProperty('background-image', `url("${address}")`);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return element;
}

interface PageRowProps {
  picture: File;
  /** 1-based. */
  place: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

function PageRow({ picture, place, isLast, onMove }: PageRowProps) {
  const t = useTranslations('uploads.join');
  const thumbnail = useThumbnail(picture);
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="text-ink-muted w-6 text-right tabular-nums">{place}</span>
      <span
        ref={thumbnail}
        aria-hidden="true"
        className="bg-sunken size-12 shrink-0 rounded border bg-contain bg-center bg-no-repeat"
      />
      {/* Whole: names of photos differ at their end. */}
      <span className="min-w-0 flex-1 leading-4.5 wrap-anywhere">{picture.name}</span>
      <IconButton label={t('up', { place })} size="sm" aria-disabled={place === 1} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={t('down', { place })} size="sm" aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Asks whether pictures that were added together are pages of one CV, and in which order. */
export function JoinPicturesDialog({ pictures, onFiles, onClose }: JoinPicturesDialogProps) {
  const t = useTranslations('uploads.join');
  const [pages, setPages] = useState(() => pictures.toSorted(byName));
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<'tooLarge' | 'failed' | null>(null);
  const [moved, setMoved] = useState('');
  const count = pages.length;

  const move = (from: number, step: -1 | 1) => {
    const page = pages[from];
    const to = from + step;
    if (!page || to < 0 || to >= count) return;
    setPages(pages.toSpliced(from, 1).toSpliced(to, 0, page));
    setMoved(t('moved', { name: page.name, place: to + 1 }));
  };
  const join = async () => {
    setJoining(true);
    setFailure(null);
    try {
      onFiles([await joinPictures(pages)]);
    } catch (error) {
      setFailure(error instanceof TooLarge ? 'tooLarge' : 'failed');
      setJoining(false);
    }
  };
  return (
    <Dialog open onOpenChange={() => !isJoining && onClose()}>
      <DialogContent title={t('title', { count })} description={t('explained')}>
        <DialogBody>
          <ol aria-label={t('pages')}>
            {pages.map((picture, index) => (
              <PageRow
                key={pictures.indexOf(picture)}
                {...{ picture, place: index + 1, isLast: index === count - 1 }}
                onMove={(step) => move(index, step)}
              />
            ))}
          </ol>
          <p role="status" className="sr-only">
            {moved}
          </p>
          {failure && (
            <p role="alert" className="text-negative-ink mt-2">
              {t(failure, { max: cvLimits.maxMegabytes })}
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          <Button disabled={isJoining} onClick={() => onFiles(pictures)}>
            {t('separate', { count })}
          </Button>
          <Button variant="primary" loading={isJoining} onClick={() => void join()}>
            {t('one')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
