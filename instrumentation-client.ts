import { watchConnection } from '@/components/connection/watch-connection';
import { beginNavigation } from '@/components/layout/page-on-its-way';

// Next runs this file before anything else of the page.
watchConnection();

/** Called by Next when a navigation starts. */
export const onRouterTransitionStart = beginNavigation;
