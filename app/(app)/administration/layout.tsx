import type { ReactNode } from 'react';
import { AdministrationHelp, AdministrationMenu } from '@/components/administration/administration-menu';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { requirePagePermission } from '@/lib/auth/page-actor';

/** The title and the menu of Administration around its pages, which check the permission, too. */
export default async function AdministrationLayout({ children }: { children: ReactNode }) {
  await requirePagePermission('administration');
  return (
    <PageBody className="min-h-full">
      <div className="print:hidden">
        <PageTitle titleId="administration.title" actions={<AdministrationHelp />} />
      </div>
      <div className="flex flex-col gap-4 px-4 pb-6 lg:flex-row lg:gap-6 lg:px-6">
        <AdministrationMenu />
        <div className="flex min-w-0 flex-1 flex-col gap-4">{children}</div>
      </div>
    </PageBody>
  );
}
