import { getTranslations } from 'next-intl/server';
import { InstallationFacts } from '@/components/administration/installation-facts';
import { RetentionSection } from '@/components/administration/audit/retention-section';
import { SystemSection } from '@/components/administration/system-section';
import { PageSection } from '@/components/page/page-section';
import { getAuditRetention } from '@/lib/audit-log/audit-settings';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getInstallation } from '@/lib/deployment/get-installation';
import { getSystemState } from '@/lib/deployment/get-system-state';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.system');

/** How the background work does, and how this installation is configured. */
export default async function SystemPage() {
  const actor = await requirePagePermission('administration');
  const [system, installation, retention] = await Promise.all([
    getSystemState(actor),
    getInstallation(actor),
    getAuditRetention(actor),
  ]);
  const t = await getTranslations('administration.installation');
  return (
    <>
      <SystemSection initial={system} />
      <PageSection id="installation" title={t('title')}>
        <InstallationFacts installation={installation} />
      </PageSection>
      <RetentionSection initial={retention} />
    </>
  );
}
