'use client';

import { useIdle } from './use-idle';
import { useLiveRefresh } from './use-live-refresh';

/** Put on a page whose data others change while it is open. It stops without input, so that the session can expire. */
export function LiveRefresh() {
  const isIdle = useIdle();
  useLiveRefresh(!isIdle);
  return null;
}
