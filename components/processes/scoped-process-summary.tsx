'use client';

import type { ComponentProps } from 'react';
import { DataScope } from '@/components/layout/data-scope';
import { ProcessSummary } from './process-summary';

/** The summary for a page that fetches nothing else; it brings along what fetching needs. */
export function ScopedProcessSummary(props: ComponentProps<typeof ProcessSummary>) {
  return (
    <DataScope>
      <ProcessSummary {...props} />
    </DataScope>
  );
}
