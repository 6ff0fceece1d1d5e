import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { AtsSyncDto } from '@/lib/ats/schemas';

const looks: Record<AtsSyncDto['state'], { tone: BadgeTone; icon: LucideIcon }> = {
  RUNNING: { tone: 'accent', icon: LoaderCircle },
  SUCCEEDED: { tone: 'positive', icon: CircleCheck },
  FAILED: { tone: 'negative', icon: CircleAlert },
};

/** How a synchronisation ended, or that it runs. */
export function SyncState({ state }: Pick<AtsSyncDto, 'state'>) {
  const t = useTranslations('ats.sync.state');
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon className={state === 'RUNNING' ? 'animate-spin' : undefined} aria-hidden="true" />
      {t(state)}
    </Badge>
  );
}
