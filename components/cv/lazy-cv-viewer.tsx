'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { CvViewerProps } from './cv-viewer';

/** pdf.js needs a browser and is large: it is loaded there, and only where a CV is shown. */
export const LazyCvViewer = dynamic<CvViewerProps>(() => import('./cv-viewer').then((module) => module.CvViewer), {
  ssr: false,
  loading: () => (
    <div className="bg-sunken h-full p-4">
      <Skeleton className="mx-auto h-full max-w-2xl" />
    </div>
  ),
});
