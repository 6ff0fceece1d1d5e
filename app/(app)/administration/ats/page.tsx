import { ConnectionSection } from '@/components/ats/connections/connection-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.ats');

export default async function AtsPage() {
  await requirePagePermission('administration');
  return <ConnectionSection />;
}
