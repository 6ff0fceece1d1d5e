'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AlertDialog } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { overlayClasses } from '@/components/ui/dialog';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useCurrentUser } from '@/components/users/current-user';
import { signInPath } from '@/lib/auth/search-params';
import { giveUpSession } from '@/lib/http/browser/browser-client';
import { endWaitingForSignIn } from '@/lib/http/browser/sign-in-again';
import { SignInAgainForm } from './sign-in-again-form';

interface SignInAgainDialogProps {
  withPassword: boolean;
  /** There is a session, but the second step has to be set up first, which the new tab leads to. */
  secondStepDue: boolean;
  /** @returns false when it cannot be known who has signed in */
  onSignedIn: () => Promise<boolean>;
}

/** Radix would choose the first button, which shows the password. */
function focusPassword(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input[type=password]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function leave(): void {
  giveUpSession();
  endWaitingForSignIn(false);
}

/** Stands over the page, and over other dialogs, until the person has signed in again. */
export function SignInAgainDialog({ withPassword, secondStepDue, onSignedIn }: SignInAgainDialogProps) {
  const t = useTranslations('signInAgain');
  const { email } = useCurrentUser();
  const focus = useReturnFocus();
  const asksPassword = withPassword && !secondStepDue;
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          data-over-page
          onOpenAutoFocus={(event) => {
            focus.save();
            focusPassword(event);
          }}
          onCloseAutoFocus={focus.restore}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="animate-appear border-line bg-raised shadow-overlay fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border p-5"
        >
          <AlertDialog.Title className="text-lg font-medium text-balance">
            {secondStepDue ? t('secondStep.title') : t('title')}
          </AlertDialog.Title>
          <AlertDialog.Description className="text-ink-muted mt-1 text-pretty wrap-anywhere">
            {secondStepDue ? t('secondStep.text') : t('text', { email })}
          </AlertDialog.Description>
          {asksPassword && <SignInAgainForm email={email} onSignedIn={onSignedIn} />}
          <div className="mt-4 flex flex-col gap-1 border-t pt-4">
            <Button asChild variant={asksPassword ? 'secondary' : 'primary'}>
              {/* Without an opener: the other tab gets no copy of what this one keeps. */}
              <a href={signInPath('/signed-in')} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {secondStepDue ? t('secondStep.newTab') : t('newTab')}
              </a>
            </Button>
            {!secondStepDue && <p className="text-ink-muted text-sm text-pretty">{t('newTabHint')}</p>}
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-4">
            <p className="text-ink-muted min-w-0 flex-1 basis-40 text-sm text-pretty">{t('leaveHint')}</p>
            <Button onClick={leave}>{t('leave')}</Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
