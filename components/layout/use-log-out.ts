'use client';

import { useMutation } from '@tanstack/react-query';
import { logOut } from './log-out';

/** Ends the session and goes where the answer says. */
export function useLogOut() {
  return useMutation({
    mutationFn: logOut,
    meta: { successBanner: false },
    onSuccess: (address) => window.location.assign(address),
  });
}
