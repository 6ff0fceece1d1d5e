import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ApiTokenDto } from '@/lib/users/api-tokens/api-token-schemas';

const tones = { LIVE: 'positive', EXPIRED: 'neutral', OWNER_BLOCKED: 'caution' } as const;

/** Whether a token can be used. */
export function TokenState({ state }: { state: ApiTokenDto['state'] }) {
  const t = useTranslations('apiTokens.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
