import { DecisionReasonsSection } from '@/components/administration/decision-reasons-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.decision-reasons');

export default async function DecisionReasonsPage() {
  await requirePagePermission('administration');
  return <DecisionReasonsSection />;
}
