'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AlertDialog } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { overlayClasses } from '@/components/ui/dialog';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useCurrentUser } from '@/components/users/current-user';
import { confirmPath } from '@/lib/auth/search-params';
import { ConfirmPersonForm } from './confirm-person-form';

interface ConfirmPersonDialogProps {
  withPassword: boolean;
  withCompany: boolean;
  /** @param confirmed false: the person went back */
  onEnd: (confirmed: boolean) => void;
}

/** Stands over the page, and over other dialogs, until the person has proved who they are, or goes back. */
export function ConfirmPersonDialog({ withPassword, withCompany, onEnd }: ConfirmPersonDialogProps) {
  const t = useTranslations('confirmPerson');
  const cancel = useTranslations('common')('cancel');
  const { email } = useCurrentUser();
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onEnd(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          data-over-page
          onOpenAutoFocus={(event) => {
            focus.save();
            const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input[type=password]');
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={focus.restore}
          className="animate-appear border-line bg-raised shadow-overlay fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border p-5"
        >
          <AlertDialog.Title className="text-lg font-medium text-balance">{t('title')}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-muted mt-1 text-pretty wrap-anywhere">
            {t('text', { email })}
          </AlertDialog.Description>
          {withPassword && <ConfirmPersonForm email={email} onConfirmed={() => onEnd(true)} />}
          {withCompany && (
            <div className="mt-4 flex flex-col gap-1">
              <Button asChild variant={withPassword ? 'secondary' : 'primary'}>
                {/* Without an opener: the other tab gets no copy of what this one keeps. */}
                <a href={confirmPath} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden="true" />
                  {t('company')}
                </a>
              </Button>
              <p className="text-ink-muted text-sm text-pretty">{t('companyHint')}</p>
            </div>
          )}
          <div className="mt-4 flex justify-end border-t pt-4">
            <AlertDialog.Cancel asChild>
              <Button>{cancel}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
