// Evaluated with this file, a task ahead of the rest of React (docs/decisions/0076).
import 'react-dom/client';
import { watchConnection } from '@/components/connection/watch-connection';
import { beginNavigation } from '@/components/layout/page-on-its-way';
import { pauseBeforeReact } from '@/components/layout/pause-before-react';
import { warmFormatters } from '@/components/layout/warm-formatters';

// Next runs this file before anything else of the page.
watchConnection();
warmFormatters();
pauseBeforeReact();

/** Called by Next when a navigation starts. */
export const onRouterTransitionStart = beginNavigation;
