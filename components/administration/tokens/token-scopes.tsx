import { useTranslations } from 'next-intl';
import type { ApiTokenDto } from '@/lib/users/api-tokens/api-token-schemas';

/** What a token allows, in words, and in which processes. */
export function TokenScopes({ scopes, processes }: Pick<ApiTokenDto, 'scopes' | 'processes'>) {
  const t = useTranslations('apiTokens');
  const names = processes?.map(({ name }) => name ?? t('gone')).join(', ');
  return (
    <>
      {scopes.map((scope) => t(`scope.${scope}`)).join(', ')}
      {names !== undefined && <span className="text-ink-muted block wrap-anywhere">{t('onlyIn', { names })}</span>}
    </>
  );
}
