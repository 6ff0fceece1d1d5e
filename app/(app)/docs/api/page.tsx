import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ApiReference } from '@/components/api-reference/api-reference';
import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import { getApiIntroduction } from '@/lib/guide/get-guide-page';
import { describeApi } from '@/lib/http/openapi/api-reference';
import { listErrors } from '@/lib/guide/list-errors';
import { toLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return { title: t('api'), description: t('apiLead') };
}

let areas: ReturnType<typeof describeApi> | undefined;

/** Computed once: the declarations do not change while the server runs. */
function areasOfApi() {
  return (areas ??= describeApi(apiOperations()));
}

export default async function ApiReferencePage() {
  const locale = toLocale(await getLocale());
  return (
    <ApiReference introduction={await getApiIntroduction(locale)} areas={areasOfApi()} errors={listErrors(locale)} />
  );
}
