'use client';

import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { connectionsPath } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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
  const [isAsking, setIsAsking] = useState(false);
  const making = useMutation({
    mutationFn: () =>
      apiAnswer<SigningSecret>({ path: `${connectionsPath}/${connectionId}/signing-secret`, method: 'POST' }),
    meta: { successBanner: false },
    onSettled: () => setIsAsking(false),
  });
  const close = () => {
    making.reset();
    onMade();
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
        <KeyRound aria-hidden="true" />
        {t('act')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('title', { name })}
        confirmLabel={t('confirm')}
        loading={making.isPending}
        onConfirm={() => making.mutate()}
      >
        {t('text')}
      </ConfirmDialog>
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
