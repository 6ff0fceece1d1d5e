'use client';

import { useCallback, useState } from 'react';
import { askBeforeLosingUploads } from '@/components/uploads/uploads-state';
import { logOut } from './log-out';
import { useTellFailure } from './use-tell-failure';

/** Ends the session and goes where the answer says; asks first while CVs are being uploaded. */
export function useLogOut(): { logOut: () => void; pending: boolean } {
  const tellFailure = useTellFailure();
  const [pending, setPending] = useState(false);
  const leave = useCallback(() => {
    setPending(true);
    logOut().then(
      (address) => window.location.assign(address),
      (error: unknown) => {
        setPending(false);
        void tellFailure(error);
      },
    );
  }, [tellFailure]);
  const ask = useCallback(() => askBeforeLosingUploads(leave), [leave]);
  return { logOut: ask, pending };
}
