'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

const waiting = () => <Skeleton className="h-24 max-w-md" />;

export const LazySetUpSecondStep = lazyPart(
  () => import('./set-up-second-step').then((module) => module.SetUpSecondStep),
  waiting,
);
export const LazyRecoveryCodeList = lazyPart(
  () => import('./recovery-code-list').then((module) => module.RecoveryCodeList),
  waiting,
);
export const LazyProveDialog = lazyPart(() => import('./prove-dialog').then((module) => module.ProveDialog));
