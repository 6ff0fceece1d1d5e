'use client';

import { FilePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button, type ButtonProps } from '@/components/ui/button';
import { addedFileTypes } from '@/lib/candidates/cv/upload-limits';

interface AddCvsButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onFiles: (files: File[]) => void;
  /** An icon on a phone. */
  short?: boolean;
}

/** Opens the file picker. */
export function AddCvsButton({ onFiles, short = false, ...button }: AddCvsButtonProps) {
  const t = useTranslations('candidates.upload');
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  useScreenActions([{ id: 'add-cvs', label: t('add'), icon: FilePlus, onRun: open }]);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={addedFileTypes}
        aria-label={t('choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that choosing the same file again fires `change`.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant="primary" {...button} onClick={open}>
        <FilePlus aria-hidden="true" />
        <span className={short ? 'max-sm:sr-only' : undefined}>{t('add')}</span>
      </Button>
    </>
  );
}
