'use client';

import { Activity, lazy, Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner';

const load = () => import('./information-pane').then((module) => module.InformationPane);

/** Without a connection the tab itself will say so. */
export const fetchInformationAhead = () => void load().catch(() => undefined);

const InformationPane = lazy(async () => ({ default: await load() }));

interface LateInformationPaneProps {
  /** The server has drawn the tab: what it drew stays until the program is there. */
  drawn: boolean;
}

/**
 * The information tab, whose program is fetched when it is opened: most look at candidates and need not wait for it. What
 * the server has drawn is not put into a `Suspense`, or it would be sent after the page and appear late.
 */
export function LateInformationPane({ drawn }: LateInformationPaneProps) {
  if (drawn) {
    return (
      <Activity>
        <InformationPane />
      </Activity>
    );
  }
  return (
    <Suspense fallback={<Spinner className="py-4" />}>
      <InformationPane />
    </Suspense>
  );
}
