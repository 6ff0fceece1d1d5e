'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import type { Link } from '@/lib/users/link-schemas';
import { LinkDialog } from './link-dialog';
import { usePeopleAction } from './use-people-action';

/** Makes a link for a new password, and shows it. */
export function ResetLinkDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('administration.people.resetLink');
  const [link, setLink] = useState<Link | null>(null);
  const path = `/administration/accounts/${account.userId}/reset-link`;
  const action = usePeopleAction({ send: () => apiAnswer<Link>({ path, method: 'POST' }), onDone: setLink });
  const title = t('title', { name: `${account.firstName} ${account.lastName}` });
  if (link) {
    const text = link.mailedTo === null ? t('handOver') : t('mailed', { email: link.mailedTo });
    return <LinkDialog title={title} text={text} link={link} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={t('act')}
      loading={action.isPending}
      onConfirm={() => action.mutate()}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
