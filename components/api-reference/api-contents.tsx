'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuideTable } from '@/components/guide/guide-table';
import { ScrollToSection } from '@/components/guide/scroll-to-section';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { pageData } from '@/lib/http/browser/browser-client';
import type { ApiAreaView } from '@/lib/http/openapi/api-reference-schema';
import { ApiNavigation } from './api-navigation';
import { ApiOperation } from './api-operation';

export interface ApiReferenceView {
  areas: ApiAreaView[];
  errors: { code: string; status: number; words: string }[];
}

/** Operations and errors of the API below `children`, loaded by themselves: they would be 4 MB of HTML. */
export function ApiContents({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['api-reference', locale],
    queryFn: () => pageData<ApiReferenceView>('/docs/api/reference.json'),
    staleTime: Infinity,
  });
  return (
    <div className="flex justify-between gap-10 px-4 py-8 lg:px-10">
      <div className="max-w-[56rem] min-w-0 flex-1">
        {children}
        {data && <Reference {...data} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Spinner className="mt-10" />}
      </div>
      <div className="w-72 shrink-0 max-xl:hidden print:hidden">
        {data && (
          <div className="sticky top-0 max-h-dvh overflow-y-auto px-1 py-8">
            <ApiNavigation areas={data.areas} />
          </div>
        )}
      </div>
    </div>
  );
}

function Reference({ areas, errors }: ApiReferenceView) {
  const t = useTranslations('apiReference');
  return (
    <>
      <ScrollToSection />
      <h2 id="errors" className="mt-10 scroll-mt-4 text-xl font-medium">
        {t('errors')}
      </h2>
      <p className="mt-3 max-w-[68ch] text-pretty">{t('errorsLead')}</p>
      <ErrorTable errors={errors} />
      <details className="mt-10 rounded-lg border px-3 py-2 xl:hidden print:hidden">
        <summary className="cursor-pointer rounded-sm font-medium">{t('operations')}</summary>
        <div className="mt-2">
          <ApiNavigation areas={areas} />
        </div>
      </details>
      {areas.map(({ id, operations }) => (
        <section key={id} aria-labelledby={`area-${id}`}>
          <h2 id={`area-${id}`} className="mt-10 scroll-mt-4 pb-3 text-xl font-medium">
            {t(`area.${id}`)}
          </h2>
          {operations.map((operation) => (
            <ApiOperation key={operation.anchor} operation={operation} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Every error code with its status and message. */
function ErrorTable({ errors }: { errors: { code: string; status: number; words: string }[] }) {
  const t = useTranslations('apiReference');
  return (
    <GuideTable
      header={[t('code'), t('status'), t('words')]}
      rows={errors.map(({ code, status, words }) => [
        <code key="code" className="whitespace-nowrap">
          {code}
        </code>,
        status,
        words,
      ])}
    />
  );
}
