'use client';

import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { Invited } from '@/lib/users/invitations/invitation-schemas';

/** What happened to each address, with the links to hand over. They are shown this once. */
export function InvitedDialog({ invited: { items }, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useTranslations('administration.people.invited');
  const close = useTranslations('common')('close');
  const count = items.filter(({ link }) => link !== null).length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title', { count })} description={count > 0 ? t('once') : t('nobody')} size="md">
        <DialogBody>
          <ul className="flex flex-col gap-3">
            {items.map(({ address, result, link }, index) => (
              // One address may stand here twice.
              <li key={index} className="flex items-start gap-2">
                {link ? (
                  <Check className="text-positive-ink mt-0.5 size-4 shrink-0" aria-hidden="true" />
                ) : (
                  <CircleAlert className="text-caution-ink mt-0.5 size-4 shrink-0" aria-hidden="true" />
                )}
                <div className="min-w-0 flex-1">
                  {link ? (
                    <CopyField label={address} value={`${window.location.origin}${link}`} />
                  ) : (
                    <>
                      <p className="font-medium break-words">{address}</p>
                      <p className="text-ink-muted text-sm">{t(`result.${result}`)}</p>
                    </>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
