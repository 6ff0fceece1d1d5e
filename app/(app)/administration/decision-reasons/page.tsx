import { DecisionReasonsSection } from '@/components/administration/decision-reasons-section';
import { DecisionSettingsSection } from '@/components/administration/decision-settings-section';
import { getDecisionSettings } from '@/lib/candidates/decisions/decision-settings';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.decision-reasons');

export default async function DecisionReasonsPage() {
  const actor = await requirePagePermission('administration');
  return (
    <>
      <DecisionReasonsSection />
      <DecisionSettingsSection initial={await getDecisionSettings(actor)} />
    </>
  );
}
