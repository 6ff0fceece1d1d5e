import type { ReactNode } from 'react';
import { CallKeeper } from '@/components/layout/call-keeper';
import { DataScope } from '@/components/layout/data-scope';

/** No shell around the CV, but what the shell does for every page that asks the server. */
export default function PdfLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CallKeeper />
      <DataScope>{children}</DataScope>
    </>
  );
}
