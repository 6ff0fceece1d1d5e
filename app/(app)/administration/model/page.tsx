import { ModelSection } from '@/components/administration/model-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { modelServerAtStart } from '@/lib/model/look-at-start';
import { getModelSettings } from '@/lib/model/get-model-settings';

export const generateMetadata = titleMetadata('administration.pageTitle.model');

interface ModelPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** With `?server=found` the form is filled from the server of models that was found on this machine, to be tried. */
export default async function ModelPage({ searchParams }: ModelPageProps) {
  const actor = await requirePagePermission('administration');
  const { server } = await searchParams;
  const found = server === 'found' ? modelServerAtStart() : null;
  return <ModelSection initial={await getModelSettings(actor)} found={found} />;
}
