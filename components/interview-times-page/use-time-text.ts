import { useFormatter } from 'next-intl';

interface Span {
  startsAt: string;
  endsAt: string;
}

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day and the hours of a time, in a time zone. */
export function useTimeText(): (span: Span, timeZone: string) => { day: string; hours: string } {
  const format = useFormatter();
  return ({ startsAt, endsAt }, timeZone) => {
    const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
    const hour = { hour: '2-digit', minute: '2-digit', timeZone } as const;
    const [from, until] = [startsAt, endsAt].map((at) => format.dateTime(new Date(at), hour));
    return { day: format.dateTime(new Date(startsAt), day), hours: `${from}–${until}` };
  };
}
