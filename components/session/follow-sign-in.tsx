'use client';

import { useEffect } from 'react';
import { onSignInElsewhere } from './session-owner';

/** Goes on to `path` when somebody signs in in another tab. */
export function FollowSignIn({ path }: { path: string }) {
  useEffect(() => onSignInElsewhere(() => window.location.replace(path)), [path]);
  return null;
}
