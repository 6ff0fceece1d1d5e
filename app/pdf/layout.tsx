import type { ReactNode } from 'react';
import { DataScope } from '@/components/layout/data-scope';
import { SessionKeeper } from '@/components/layout/session-keeper';

/** No shell around the CV, but what the shell does for every page that asks the server. */
export default function PdfLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionKeeper />
      <DataScope>{children}</DataScope>
    </>
  );
}
