import { useFormatter, useTranslations } from 'next-intl';
import type { ApiTokenDto } from '@/lib/users/api-tokens/api-token-schemas';

/** When a token was used last, and from where. */
export function TokenLastUse({ lastUsedAt, lastUsedFrom }: Pick<ApiTokenDto, 'lastUsedAt' | 'lastUsedFrom'>) {
  const t = useTranslations('apiTokens');
  const format = useFormatter();
  if (!lastUsedAt) return t('never');
  const at = format.dateTime(new Date(lastUsedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return lastUsedFrom ? t('used', { at, address: lastUsedFrom }) : t('usedSomewhere', { at });
}
