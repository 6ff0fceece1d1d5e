'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

const waiting = () => <Skeleton className="h-24 max-w-md" />;

export const LazyNameForm = lazyPart(() => import('./name-form').then((module) => module.NameForm), waiting);
export const LazyPasswordForm = lazyPart(
  () => import('./password-form').then((module) => module.PasswordForm),
  waiting,
);
