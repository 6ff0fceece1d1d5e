'use client';

import { FileUp, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useRef, useState, type ComponentProps, type DragEvent } from 'react';
import { extensionList, fileProblem, megabyte, type FileLimits } from '@/lib/validation/file-limits';
import { cn } from './class-names';
import { IconButton } from './icon-button';

interface FileDropProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> {
  value: File | null;
  onChange: (file: File | null) => void;
  limits: FileLimits;
}

/** One file, dropped or chosen. Says beforehand what it takes, and at once what is wrong with a file. */
export function FileDrop({ value, onChange, limits, className, disabled, ...button }: FileDropProps) {
  const t = useTranslations('fields.file');
  const rule = useTranslations('validation');
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const [over, setOver] = useState(false);
  const problem = value && fileProblem(value, limits);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChange(file);
  };
  const dragged = (event: DragEvent, entering: boolean) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(entering);
  };
  return (
    <div
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        if (!disabled) take(event.dataTransfer.files);
      }}
      className={cn(
        'border-line-strong flex flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-5 text-center transition-colors',
        over && 'border-accent bg-accent-soft',
        (problem || button['aria-invalid']) && 'border-negative',
        disabled && 'bg-sunken text-ink-faint',
        className,
      )}
    >
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // Emptied, so that choosing the same file again is a change.
          event.target.value = '';
        }}
      />
      <FileUp className="text-ink-muted size-5" aria-hidden="true" />
      <p>
        {t.rich('drop', {
          choose: (words) => (
            <button
              type="button"
              {...button}
              aria-describedby={cn(button['aria-describedby'], limitsId)}
              disabled={disabled}
              onClick={() => input.current?.click()}
              className="text-accent-ink rounded-sm font-medium hover:underline disabled:text-inherit"
            >
              {words}
            </button>
          ),
        })}
      </p>
      <p id={limitsId} className="text-ink-muted text-sm">
        {t('limits', { list: extensionList(limits.extensions), max: limits.maxMegabytes })}
      </p>
      {value && <ChosenFile file={value} onRemove={() => onChange(null)} disabled={disabled} />}
      <p role="status" className="text-negative-ink text-sm empty:hidden">
        {problem && !button['aria-invalid'] && rule(problem.code, problem.values)}
      </p>
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  onRemove: () => void;
  disabled: boolean | undefined;
}

function ChosenFile({ file, onRemove, disabled }: ChosenFileProps) {
  const t = useTranslations('fields.file');
  const format = useFormatter();
  const size = format.number(file.size / megabyte, { maximumFractionDigits: file.size < megabyte ? 2 : 1 });
  return (
    <p className="bg-sunken mt-1 flex max-w-full items-center gap-2 rounded-md py-0.5 pr-0.5 pl-2">
      <span className="truncate">{file.name}</span>
      <span className="text-ink-muted shrink-0 text-sm tabular-nums">{size} MB</span>
      <IconButton size="sm" label={t('remove', { name: file.name })} disabled={disabled} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
