import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { storeLastVisited } from '@/components/navigation/last-visited';
import { tabChanges } from '@/components/unsent/tab-changes';
import { useCurrentUser } from '@/components/users/current-user';
import { endWaitingForSignIn, offerSigningIn } from '@/lib/http/browser/sign-in-again';
import { reloadForOther } from './reload-for-other';
import { findSessionOwner, onSignInElsewhere } from './session-owner';

/**
 * `second-step`: there is a session, but the second step has to be set up first. `other`: another person has signed in, and
 * the page is about to be loaded for them.
 */
type PageState = 'open' | 'ended' | 'second-step' | 'other';

/**
 * Keeps the page when its session ends, until the same person has signed in again, here or in another tab
 * (docs/decisions/0153).
 *
 * @returns `check` looks whether somebody has; false: nobody, or it cannot be known
 */
export function useKeptPage(): { state: PageState; check: () => Promise<boolean> } {
  const router = useRouter();
  const { userId, role } = useCurrentUser();
  const [state, setState] = useState<PageState>('open');

  const check = useCallback(async () => {
    const owner = await findSessionOwner();
    if (!owner) return false;
    if (owner === 'second-step') {
      setState((before) => (before === 'ended' ? 'second-step' : before));
      return true;
    }
    if (owner.userId !== userId) {
      setState('other');
      reloadForOther();
      return true;
    }
    setState('open');
    endWaitingForSignIn(true);
    void tabChanges.sendAll();
    if (owner.role !== role) router.refresh();
    return true;
  }, [userId, role, router]);

  useEffect(
    () =>
      offerSigningIn((secondStepDue) => {
        const { pathname, search, hash } = window.location;
        storeLastVisited(`${pathname}${search}${hash}`);
        const state = secondStepDue ? 'second-step' : 'ended';
        setState((before) => (before === 'open' ? state : before));
      }),
    [],
  );
  useEffect(() => onSignInElsewhere(() => void check()), [check]);
  useEffect(() => {
    if (state === 'open' || state === 'other') return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void check();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state, check]);
  return { state, check };
}
