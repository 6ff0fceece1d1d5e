import { beginNavigation } from '@/components/layout/page-on-its-way';

/** Called by Next when a navigation starts. */
export const onRouterTransitionStart = beginNavigation;
