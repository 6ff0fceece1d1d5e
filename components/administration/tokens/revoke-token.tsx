'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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
  const [isAsking, setIsAsking] = useState(false);
  const revocation = useMutation({
    mutationFn: () => apiRequest({ path, method: 'DELETE' }),
    meta: { successBanner: t('done') },
    onSettled: () => {
      setIsAsking(false);
      onSettled();
    },
  });
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t('for', { name })} onClick={() => setIsAsking(true)}>
        {t('act')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('title', { name })}
        confirmLabel={t('act')}
        danger
        loading={revocation.isPending}
        onConfirm={() => revocation.mutate()}
      >
        {t('text')}
      </ConfirmDialog>
    </>
  );
}
