'use client';

import { Check, CircleAlert, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { useCopy } from '@/components/ui/use-copy';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { useDialogGuard } from '@/components/ui/use-dialog-guard';
import type { Invited } from '@/lib/users/invitations/invitation-schemas';

/** What happened to each address, with the links to hand over, if no mail brings them. They are shown this once. */
export function InvitedDialog({ invited: { items, mailed }, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useTranslations('administration.people.invited');
  const close = useTranslations('common')('close');
  const links = items.flatMap(({ address, link }) => (link === null ? [] : [`${address}\t${link}`]));
  const count = links.length;
  const guard = useDialogGuard();
  const { state, copy } = useCopy(links.join('\n'), guard.release);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title', { count })}
        description={count > 0 ? t(mailed ? 'mailed' : 'once') : t('nobody')}
        size="md"
        {...(count > 0 && !mailed ? guard.handlers : {})}
      >
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
                    <CopyField label={address} value={link} onCopy={guard.release} />
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
          {state === 'failed' && (
            <p role="status" className="text-caution-ink mr-auto text-sm">
              {t('copyEach')}
            </p>
          )}
          {count > 1 && (
            <Button onClick={() => void copy()}>
              {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              {state === 'copied' ? t('copied') : t('copyAll')}
            </Button>
          )}
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
