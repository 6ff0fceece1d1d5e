'use client';

import { CircleAlert, CircleCheck, FileUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { shownMegabytes } from '@/lib/validation/file-limits';
import { candidateHref } from './candidate-name';
import type { UploadItem } from './upload-queue';
import { inListOrder, maxFileBytes, maxFilesAtOnce } from './upload-queue';

interface UploadListProps {
  processId: string;
  items: UploadItem[];
  onRetry: (ids: string[]) => void;
  onDismiss: (ids: string[]) => void;
}

/** Errors that are not about the one file. */
const namesNoFile = /^(process|permission|request|csrf|database|internal)\b/;

/** Words for why the server refused, in today's language and without the file's name, which stands above them. */
function useRefusalWords(): (code: string | null) => string | null {
  const t = useTranslations('candidates.upload');
  const reasons = useTranslations('candidateStatusReason');
  const errors = useTranslations('errors');
  return (code) => {
    if (code === null) return null;
    if (code === 'cv.duplicate') return t('duplicate');
    if (reasons.has(code)) return reasons(code);
    return namesNoFile.test(code) && errors.has(code) ? errors(code) : null;
  };
}

function Trouble({ item }: { item: UploadItem }) {
  const t = useTranslations('candidates.upload');
  const errors = useTranslations('errors');
  const rule = useTranslations('validation');
  const words = useRefusalWords();
  switch (item.trouble) {
    case 'unreadable':
      return t('unreadable');
    case 'bad-name':
      return errors('cv.bad-name', { fileName: item.fileName });
    case 'too-large':
      return rule('file-too-large', { size: shownMegabytes(item.size), max: shownMegabytes(maxFileBytes) });
    case 'too-many':
      return t('tooMany', { max: maxFilesAtOnce });
    case 'offline':
      return t('offline');
    default:
      return words(item.code) ?? item.message;
  }
}

function UploadRow({
  item,
  processId,
  onDismiss,
}: { item: UploadItem } & Pick<UploadListProps, 'processId' | 'onDismiss'>) {
  const t = useTranslations('candidates.upload');
  const stopped = item.phase === 'refused' || item.phase === 'interrupted';
  const Icon = stopped ? CircleAlert : item.phase === 'done' ? CircleCheck : FileUp;
  return (
    <li className="flex min-h-10 items-center gap-2 border-b px-3 py-1 last:border-b-0">
      <Icon
        aria-hidden="true"
        className={cn(
          'text-ink-muted size-4 shrink-0',
          stopped && 'text-negative-ink',
          item.phase === 'done' && 'text-positive-ink',
        )}
      />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="truncate font-medium" title={item.fileName}>
          {item.fileName}
        </p>
        {stopped && (
          <p className="text-negative-ink text-sm text-pretty">
            <Trouble item={item} />{' '}
            {item.candidateId && (
              <Link href={candidateHref(processId, item.candidateId, null)} className="text-accent-ink underline">
                {t('openExisting')}
              </Link>
            )}
          </p>
        )}
      </div>
      {!stopped && (
        <div className="text-ink-muted flex w-40 shrink-0 items-center gap-2 text-sm">
          <ProgressBar label={t('progressOf', { name: item.fileName })} value={item.percent} />
          <span className="w-20 shrink-0 text-right">
            {item.phase === 'waiting'
              ? t('waiting')
              : t(item.percent === 100 && item.phase === 'uploading' ? 'checking' : item.phase)}
          </span>
        </div>
      )}
      {stopped && (
        <IconButton size="sm" label={t('dismiss', { name: item.fileName })} onClick={() => onDismiss([item.id])}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Every file on its way, each with its own progress; a refused one says why and stays until it is dismissed. */
export function UploadList({ processId, items, onRetry, onDismiss }: UploadListProps) {
  const t = useTranslations('candidates.upload');
  if (items.length === 0) return null;
  const held = items.filter((item) => item.phase === 'interrupted').map((item) => item.id);
  const refused = items.filter((item) => item.phase === 'refused').map((item) => item.id);
  const open = items.filter((item) => item.phase === 'waiting' || item.phase === 'uploading').length;
  return (
    <section aria-label={t('title')} className="bg-surface shrink-0 rounded-lg border">
      <header className="flex min-h-10 flex-wrap items-center gap-2 border-b px-3 py-1.5">
        <h2 className="flex-1 font-medium" aria-live="polite">
          {open > 0 ? t('under-way', { count: open }) : t('stopped', { count: items.length })}
        </h2>
        {held.length > 0 && (
          <Button size="sm" variant="primary" onClick={() => onRetry(held)}>
            {t('retry', { count: held.length })}
          </Button>
        )}
        {refused.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => onDismiss(refused)}>
            {t('dismissAll')}
          </Button>
        )}
      </header>
      <ul className="max-h-64 overflow-y-auto" tabIndex={items.length > 5 ? 0 : undefined} aria-label={t('title')}>
        {inListOrder(items).map((item) => (
          <UploadRow key={item.id} item={item} processId={processId} onDismiss={onDismiss} />
        ))}
      </ul>
    </section>
  );
}
