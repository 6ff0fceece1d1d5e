import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useCan } from '@/components/users/current-user';
import type { Departures } from '@/lib/ats/departures/departure-schemas';

/** Why candidates were probably not found; whoever can do something about the connection gets there. */
export function DepartureCause({ departures }: { departures: Departures }) {
  const t = useTranslations('ats.departures.cause');
  const isAdministrator = useCan('administration');
  const { readsCandidates, said } = departures;
  if (readsCandidates !== false) return said > 0 ? t('said', { count: said }) : t('notFound');
  return (
    <>
      {t('noRight')}{' '}
      {isAdministrator && (
        <Link href="/administration/ats" prefetch={false} className="rounded-sm underline">
          {t('connections')}
        </Link>
      )}
    </>
  );
}
