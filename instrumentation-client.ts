import { beginNavigation } from '@/components/navigation/pending-navigation';

/** Called by Next when a navigation starts. */
export const onRouterTransitionStart = beginNavigation;
