import { useFormatter, useTranslations } from 'next-intl';
import { useWaitText } from '@/components/fields/processes/use-wait-text';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { SystemState } from '@/lib/deployment/schemas';
import { BackupFact } from './backup-fact';
import { Fact } from './fact';

type Contact = SystemState['contacts'][number];

const tones: Record<Contact['result'], BadgeTone> = {
  OK: 'positive',
  KEY_REFUSED: 'negative',
  UNREACHABLE: 'negative',
  FAILED: 'caution',
};

/** The engine and its last contacts, the outbox, the CVs that wait for more than their turn, and the last backup. */
export function SystemFacts({ state }: { state: SystemState }) {
  const t = useTranslations('administration.system');
  const waitText = useWaitText();
  const { jobs, address, contacts, outbox, lateCvs, queue, backup } = state;
  return (
    <dl>
      <Fact label={t('engine.label')}>{address ? t('engine.inngest', { address }) : t(`engine.${jobs}`)}</Fact>
      {jobs === 'inngest' && contacts.length === 0 && <Fact label={t('contact.label')}>{t('contact.none')}</Fact>}
      {contacts.map((contact) => (
        <Fact key={contact.kind} label={t(`contact.kind.${contact.kind}`)}>
          <ContactResult contact={contact} />
        </Fact>
      ))}
      {queue && (
        <Fact label={t('queue.label')}>
          <QueueFacts queue={queue} />
        </Fact>
      )}
      <Fact label={t('outbox.label')}>
        <OutboxFacts outbox={outbox} />
      </Fact>
      <Fact label={t('setAside.label')}>{t('setAside.count', { count: outbox.setAside })}</Fact>
      <Fact label={t('lateCvs.label')}>{lateCvs ? waitText(lateCvs) : t('lateCvs.none')}</Fact>
      <BackupFact backup={backup} />
    </dl>
  );
}

function ContactResult({ contact: { kind, result, httpStatus, since, at } }: { contact: Contact }) {
  const t = useTranslations('administration.system.contact');
  const format = useFormatter();
  const instant = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>{' '}
      <span className="text-ink-muted">
        {result === 'OK' ? t('at', { at: instant(at) }) : t('since', { since: instant(since), at: instant(at) })}
        {result === 'FAILED' && httpStatus !== null && ` ${t('status', { status: httpStatus })}`}
      </span>
      {kind === 'CALLS' && result === 'KEY_REFUSED' && (
        <span className="block max-w-prose text-pretty">{t('callsRefused')}</span>
      )}
    </>
  );
}

function OutboxFacts({ outbox: { length, oldestAt } }: Pick<SystemState, 'outbox'>) {
  const t = useTranslations('administration.system.outbox');
  const format = useFormatter();
  if (!oldestAt) return t('empty');
  const at = format.dateTime(new Date(oldestAt), { dateStyle: 'medium', timeStyle: 'medium' });
  return t('waiting', { count: length, at });
}

function QueueFacts({ queue: { waiting, running, oldestSeconds } }: { queue: NonNullable<SystemState['queue']> }) {
  const t = useTranslations('administration.system.queue');
  if (waiting + running === 0) return t('none');
  return (
    <>
      {t('waiting', { waiting, running })}
      {oldestSeconds > 0 && (
        <span className="text-ink-muted"> {t('oldest', { minutes: Math.floor(oldestSeconds / 60) })}</span>
      )}
    </>
  );
}
