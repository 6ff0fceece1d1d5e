import type { ReactNode } from 'react';
import { PageTexts } from '@/components/layout/page-texts';
import { PublicShell } from '@/components/layout/public-shell';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts names={['layout']}>
      <PublicShell>{children}</PublicShell>
    </PageTexts>
  );
}
