import { useFormatter, useNow, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { InterviewTimesDto } from '@/lib/interview-times/times-schemas';

type Current = NonNullable<InterviewTimesDto['current']>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="text-ink-muted w-24 shrink-0">{name}</dt>
    <dd className="min-w-0 flex-1 basis-48 wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

/** A time in the zone in which it was offered. */
function useWhen(timeZone: string): (event: NonNullable<Current['event']>) => string {
  const format = useFormatter();
  return ({ startsAt, endsAt }) => {
    const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
    const hour = { hour: '2-digit', minute: '2-digit', timeZone } as const;
    const [from, until] = [startsAt, endsAt].map((at) => format.dateTime(new Date(at), hour));
    return `${format.dateTime(new Date(startsAt), day)}, ${from}–${until}`;
  };
}

const minuteMs = 60_000;

/** What is known of an offer: the time, those to choose from, where, the link. */
export function InterviewFacts({ current }: { current: Current }) {
  const t = useTranslations('interviewTimes');
  const now = useNow({ updateInterval: minuteMs });
  const format = useFormatter();
  const { state, event, free, place, note, link, timeZone } = current;
  const when = useWhen(timeZone);
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const isArranged = state === 'ARRANGED';
  const isOver = event !== null && new Date(event.endsAt) < now;
  const isWaiting = state === 'OFFERED' || state === 'DECLINED';
  const linkText = link
    ? [
        t(link.mailed ? 'linkMailed' : 'linkHanded', { until: day(link.expiresAt) }),
        link.openedAt ? t('opened', { day: day(link.openedAt) }) : t('unopened'),
      ].join(' · ')
    : t('noLink');
  return (
    <>
      {event && isArranged && <p className="font-medium">{isOver ? t('over', { when: when(event) }) : when(event)}</p>}
      {event && !isArranged && <p className="text-ink-muted">{t('was', { when: when(event) })}</p>}
      {state === 'DECLINED' && <p className="max-w-prose text-pretty">{t('declined')}</p>}
      {state !== 'WITHDRAWN' && (
        <dl className="flex flex-col gap-1">
          {isWaiting && (
            <Fact name={t('free')}>
              {free.length === 0 ? (
                t('noneFree')
              ) : (
                <ul>
                  {free.map((time) => (
                    <li key={time.startsAt}>{when(time)}</li>
                  ))}
                </ul>
              )}
            </Fact>
          )}
          <Fact name={t('place')}>{place}</Fact>
          {note && <Fact name={t('note')}>{note}</Fact>}
          {!isOver && <Fact name={t('link')}>{linkText}</Fact>}
        </dl>
      )}
      {state !== 'WITHDRAWN' && !isOver && !link && <p className="text-caution-ink text-pretty">{t('closed')}</p>}
      <p className="text-ink-muted text-sm">{t('zone', { zone: timeZone })}</p>
    </>
  );
}
