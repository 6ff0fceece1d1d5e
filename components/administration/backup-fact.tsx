import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SystemState } from '@/lib/deployment/schemas';
import { Fact } from './fact';

const megabyte = 1024 * 1024;

/** The last good backup, what is under way, and why the last attempt failed. */
export function BackupFact({ backup }: Pick<SystemState, 'backup'>) {
  const t = useTranslations('administration.system.backup');
  const format = useFormatter();
  const instant = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  if (!backup) return <Fact label={t('label')}>{t('unused')}</Fact>;
  const { lastGood, failed, runningSince } = backup;
  return (
    <Fact label={t('label')}>
      {lastGood ? (
        <LastGood lastGood={lastGood} at={instant(lastGood.at)} />
      ) : (
        <span className="block">{t('none')}</span>
      )}
      {runningSince && <span className="text-ink-muted block">{t('running', { since: instant(runningSince) })}</span>}
      {failed && (
        <span className="block max-w-prose text-pretty">
          {t('failed', { at: instant(failed.at), why: t(`why.${failed.why}`) })}
        </span>
      )}
    </Fact>
  );
}

function LastGood({
  lastGood,
  at,
}: {
  lastGood: NonNullable<NonNullable<SystemState['backup']>['lastGood']>;
  at: string;
}) {
  const t = useTranslations('administration.system.backup');
  const format = useFormatter();
  const { bytes, encrypted, proof, lost } = lastGood;
  const size = format.number(Math.max(bytes / megabyte, 0.1), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0,
  });
  return (
    <>
      {t('good', { at, size })} <span className="text-ink-muted">({t(`proof.${proof}`)})</span>{' '}
      <Badge tone={encrypted ? 'positive' : 'caution'}>{t(encrypted ? 'encrypted' : 'open')}</Badge>
      {lost > 0 && (
        <span className="block max-w-prose text-pretty">
          {t.rich('lost', { count: lost, command: (chunks) => <code>{chunks}</code> })}
        </span>
      )}
    </>
  );
}
