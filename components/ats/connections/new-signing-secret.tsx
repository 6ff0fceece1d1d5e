'use client';

import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { connectionsPath } from '@/components/ats/queries/ats-queries';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import type { ConnectionDto, SigningSecret } from '@/lib/ats/connections/connection-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface NewSigningSecretProps {
  connection: ConnectionDto;
  /** The connection has another version now. */
  onMade: () => void;
}

/** Makes a new secret that results are signed with, after asking, and shows it once. */
export function NewSigningSecret({ connection: { connectionId, name }, onMade }: NewSigningSecretProps) {
  const t = useTranslations('ats.signing');
  const making = useMutation({
    mutationFn: () =>
      apiAnswer<SigningSecret>({ path: `${connectionsPath}/${connectionId}/signing-secret`, method: 'POST' }),
    meta: { successBanner: false },
  });
  const close = () => {
    making.reset();
    onMade();
  };
  return (
    <>
      <ConfirmButton
        size="sm"
        variant="ghost"
        title={t('title', { name })}
        text={t('text')}
        confirmLabel={t('confirm')}
        loading={making.isPending}
        onConfirm={(done) => making.mutate(undefined, { onSettled: done })}
      >
        <KeyRound aria-hidden="true" />
        {t('act')}
      </ConfirmButton>
      {making.data && (
        <ShownOnceDialog
          title={t('made')}
          description={t('madeText')}
          value={making.data.secret}
          label={t('label', { name })}
          note={t('once')}
          onClose={close}
        />
      )}
    </>
  );
}
