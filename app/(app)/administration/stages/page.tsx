import { StagesSection } from '@/components/administration/stages-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.stages');

export default async function StagesPage() {
  await requirePagePermission('administration');
  return <StagesSection />;
}
