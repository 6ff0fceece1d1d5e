import { ModelSection } from '@/components/administration/model-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getModelSettings } from '@/lib/model/get-model-settings';

export const generateMetadata = titleMetadata('administration.pageTitle.model');

export default async function ModelPage() {
  const actor = await requirePagePermission('administration');
  return <ModelSection initial={await getModelSettings(actor)} />;
}
