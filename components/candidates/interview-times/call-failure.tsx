import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/http/browser/browser-client';
import { isOverlap } from './use-times-call';

/** Why times were not taken; of an overlap that it may be meant. */
export function CallFailure({ error }: { error: Error | null }) {
  const t = useTranslations('interviewTimes');
  const overlaps = isOverlap(error);
  const tone = overlaps ? 'bg-caution-soft text-caution-ink' : 'bg-negative-soft text-negative-ink';
  return (
    <p role="alert" className={`${tone} rounded-md px-3 py-2 text-pretty empty:hidden`}>
      {overlaps ? t('overlapping') : error instanceof ApiError && error.message}
    </p>
  );
}
