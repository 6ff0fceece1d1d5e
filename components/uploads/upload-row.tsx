'use client';

import { CircleAlert, CircleCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { memo } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { toMegabytes } from '@/lib/validation/file-limits';
import { archiveLimits } from './archive-limits';
import { uploader } from './tab-uploader';
import { isRetryable, type UploadItem } from './upload-item';
import { maxFileBytes, maxQueuedFiles } from './upload-queue';

/** Codes of errors not specific to the file. */
const generalErrorCodes = /^(process|permission|request|csrf|database|internal)\b/;

/** The reason in the current language, without the file's name. */
function useRefusalText(): (code: string | null) => string | null {
  const t = useTranslations('uploads');
  const reasons = useTranslations('candidateStatusReason');
  const errors = useTranslations('errors');
  return (code) => {
    if (code === null) return null;
    if (code === 'cv.duplicate') return t('duplicate');
    // Before the reasons, which speak of an analysis: this file did not get as far.
    if (generalErrorCodes.test(code) && errors.has(code)) return errors(code);
    return reasons.has(code) ? reasons(code) : null;
  };
}

function ProblemText({ item }: { item: UploadItem }) {
  const t = useTranslations('uploads');
  const errors = useTranslations('errors');
  const rule = useTranslations('validation');
  const format = useFormatter();
  const words = useRefusalText();
  switch (item.problem) {
    case 'unreadable':
      return t('unreadable');
    case 'bad-name':
      return errors('cv.bad-name', { fileName: item.fileName });
    case 'too-large':
      return rule('file-too-large', { size: toMegabytes(item.size), max: toMegabytes(maxFileBytes) });
    case 'too-many':
      return t('tooMany', { max: maxQueuedFiles });
    case 'archive-rest':
      return t('archiveRest', archiveLimits);
    case 'offline':
      return t('offline');
    case 'busy':
      return item.retryAt === null
        ? t('busy')
        : t('busyUntil', { time: format.dateTime(item.retryAt, { timeStyle: 'medium' }) });
    case 'unreached':
      return t('unreached');
    case 'front-page':
      return t('frontPage');
    case 'front-too-large':
      return t('frontTooLarge', { size: toMegabytes(item.size), max: toMegabytes(maxFileBytes) + 2 });
    default:
      return words(item.code) ?? (item.message || errors('internal'));
  }
}

function FileProblem({ item }: { item: UploadItem }) {
  const t = useTranslations('uploads');
  return (
    <p className="text-negative-ink text-sm text-pretty">
      <ProblemText item={item} />{' '}
      {item.candidateId && (
        <Link href={candidateHref(item.processId, item.candidateId, null)} className="text-accent-ink underline">
          {t('openExisting')}
        </Link>
      )}
    </p>
  );
}

function FileProgress({ item }: { item: UploadItem }) {
  const t = useTranslations('uploads');
  const isChecking = item.percent === 100 && item.phase === 'uploading';
  return (
    <div className="text-ink-muted flex w-40 shrink-0 items-center gap-2 text-sm">
      <ProgressBar label={t('progressOf', { name: item.fileName })} value={item.percent} />
      <span className="w-20 shrink-0 text-right">
        {item.phase === 'waiting' ? t('waiting') : t(isChecking ? 'checking' : item.phase)}
      </span>
    </div>
  );
}

/** A file with its progress, or its problem and actions. */
export const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const t = useTranslations('uploads');
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
        {stopped && <FileProblem item={item} />}
      </div>
      {!stopped && <FileProgress item={item} />}
      {isRetryable(item) && (
        <IconButton size="sm" label={t('retryOne', { name: item.fileName })} onClick={() => uploader.retry([item.id])}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      {stopped && (
        <IconButton size="sm" label={t('dismiss', { name: item.fileName })} onClick={() => uploader.dismiss([item.id])}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
});
