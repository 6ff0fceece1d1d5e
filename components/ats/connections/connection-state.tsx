import { Ban, CircleAlert, CircleCheck, Clock, KeyRound, Pause, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';

export type ConnectionState =
  'noCredentials' | 'unreadable' | 'stopped' | 'paused' | 'blocked' | 'webhookUnreadable' | 'ready';

const looks: Record<ConnectionState, { tone: BadgeTone; icon: LucideIcon }> = {
  noCredentials: { tone: 'caution', icon: KeyRound },
  unreadable: { tone: 'negative', icon: CircleAlert },
  stopped: { tone: 'negative', icon: Ban },
  paused: { tone: 'neutral', icon: Pause },
  blocked: { tone: 'caution', icon: Clock },
  webhookUnreadable: { tone: 'caution', icon: CircleAlert },
  ready: { tone: 'positive', icon: CircleCheck },
};

/** What keeps a connection from working at `now`, the gravest first. */
export function connectionState(connection: ConnectionDto, now: number): ConnectionState {
  if (!connection.hasCredentials) return 'noCredentials';
  if (!connection.credentialsReadable) return 'unreadable';
  if (connection.stoppedReason) return 'stopped';
  if (connection.paused) return 'paused';
  if (connection.blockedUntil && Date.parse(connection.blockedUntil) > now) return 'blocked';
  const { kind, hasSecret, secretReadable } = connection.webhook;
  return kind !== 'none' && hasSecret && !secretReadable ? 'webhookUnreadable' : 'ready';
}

export function ConnectionStateBadge({ state }: { state: ConnectionState }) {
  const t = useTranslations('ats.state');
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`${state}.label`)}
    </Badge>
  );
}

/** What to do about a state; nothing while the connection works. */
export function ConnectionAdvice({ connection, state }: { connection: ConnectionDto; state: ConnectionState }) {
  const t = useTranslations('ats.state');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const { stoppedReason, blockedUntil, blockedReason } = connection;
  if (state === 'ready') return null;
  if (state === 'stopped') {
    const why = stoppedReason && errors.has(stoppedReason) ? errors(stoppedReason) : '';
    return (
      <p className="text-pretty">
        {why} {t('stopped.advice')}
      </p>
    );
  }
  if (state === 'blocked') {
    const until = blockedUntil ? format.dateTime(new Date(blockedUntil), { timeStyle: 'short' }) : '';
    return <p className="text-pretty">{t(`blocked.${blockedReason ?? 'unknown'}`, { until })}</p>;
  }
  return <p className="text-pretty">{t(`${state}.advice`)}</p>;
}
