'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { apiRequest } from '@/lib/http/browser/browser-client';

interface RevokeTokenProps {
  name: string;
  /** The token's address in the API. */
  path: string;
  /** After a failure, too: somebody else may have revoked it. */
  onSettled: () => void;
}

/** Revokes a token, after asking. */
export function RevokeToken({ name, path, onSettled }: RevokeTokenProps) {
  const t = useTranslations('apiTokens.revoke');
  const revocation = useMutation({
    mutationFn: () => apiRequest({ path, method: 'DELETE' }),
    meta: { successBanner: t('done') },
    onSettled,
  });
  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      aria-label={t('for', { name })}
      title={t('title', { name })}
      text={t('text')}
      confirmLabel={t('act')}
      danger
      loading={revocation.isPending}
      onConfirm={(close) => revocation.mutate(undefined, { onSettled: close })}
    >
      {t('act')}
    </ConfirmButton>
  );
}
