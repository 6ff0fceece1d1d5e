'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCurrentUser } from '@/components/users/current-user';
import { endWaitingForConfirmation, offerConfirming } from '@/lib/http/browser/confirm-person';
import { findSessionOwner, onSignInElsewhere } from './session-owner';

const LazyConfirmPersonDialog = lazyPart(() =>
  import('./confirm-person-dialog').then((module) => module.ConfirmPersonDialog),
);

interface ConfirmPersonHostProps {
  /** Whether this person may sign in with a password. */
  withPassword: boolean;
  /** Whether people sign in at the company's identity provider. */
  withCompany: boolean;
}

/** Asks who is there when a call needs a fresh session; the call then goes on by itself. */
export function ConfirmPersonHost(props: ConfirmPersonHostProps) {
  const { userId } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const end = (confirmed: boolean) => {
    setIsOpen(false);
    endWaitingForConfirmation(confirmed);
  };
  useEffect(() => offerConfirming(() => setIsOpen(true)), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    return onSignInElsewhere(() => {
      void findSessionOwner().then((owner) => {
        if (owner && owner !== 'second-step' && owner.userId === userId) end(true);
      });
    });
  }, [isOpen, userId]);
  return isOpen && <LazyConfirmPersonDialog {...props} onEnd={end} />;
}
