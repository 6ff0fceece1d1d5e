import type { ReactNode } from 'react';
import { CallKeeper } from '@/components/layout/call-keeper';

/** No shell around the CV, but what the shell does for every page that asks the server. */
export default function PdfLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CallKeeper />
      {children}
    </>
  );
}
