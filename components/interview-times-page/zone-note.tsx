import { useTranslations } from 'next-intl';
import type { TimesPageDto } from '@/lib/interview-times/times-schemas';
import { ownTimeZone, useTimeText } from './use-time-text';

interface ZoneNoteProps {
  event: NonNullable<TimesPageDto['event']>;
  /** The recruiter's. */
  timeZone: string;
}

/** In whose time zone a time is told, and what it is for the recruiter, where that differs. */
export function ZoneNote({ event, timeZone }: ZoneNoteProps) {
  const t = useTranslations('interviewTimesPage.pick');
  const own = ownTimeZone();
  const theirs = useTheirTime()(event, timeZone);
  return (
    <p className="text-ink-muted text-sm text-pretty">{[t('zone', { zone: own }), theirs].filter(Boolean).join(' ')}</p>
  );
}

/** What a time is for the recruiter; empty where clocks show the same. */
export function useTheirTime(): (event: ZoneNoteProps['event'], timeZone: string) => string {
  const t = useTranslations('interviewTimesPage.pick');
  const text = useTimeText();
  return (event, timeZone) => {
    const [own, theirs] = [text(event, ownTimeZone()), text(event, timeZone)];
    if (own.day === theirs.day && own.hours === theirs.hours) return '';
    const time = own.day === theirs.day ? theirs.hours : `${theirs.day}, ${theirs.hours}`;
    return t('theirs', { time, zone: timeZone });
  };
}
