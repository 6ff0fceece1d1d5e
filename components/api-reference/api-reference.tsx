import { FileJson } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { GuideMarkdown, type GuideNode } from '@/components/guide/guide-markdown';
import { buttonVariants } from '@/components/ui/button';
import type { ApiAreaView } from '@/lib/http/openapi/api-reference-schema';
import { ApiNavigation } from './api-navigation';
import { ApiOperation } from './api-operation';
import { ErrorTable } from './error-table';

interface ApiReferenceProps {
  introduction: { title: string; lead: string; body: GuideNode[] };
  areas: readonly ApiAreaView[];
  errors: { code: string; status: number; words: string }[];
}

const noPictures = {};

/** The OpenAPI document as a page. */
export function ApiReference({ introduction, areas, errors }: ApiReferenceProps) {
  const t = useTranslations('apiReference');
  const navigation = areas.map(({ id, operations }) => ({
    id,
    operations: operations.map(({ anchor, method, path, summary }) => ({ anchor, method, path, summary })),
  }));
  return (
    <div className="flex justify-between gap-10 px-4 py-8 lg:px-10">
      <div className="max-w-[56rem] min-w-0 flex-1">
        <h1 className="text-2xl font-medium">{introduction.title}</h1>
        <p className="text-ink-muted mt-2 max-w-[68ch] text-lg text-pretty">{introduction.lead}</p>
        <a href="/api/v1/openapi.json" className={buttonVariants({ className: 'mt-4 print:hidden' })}>
          <FileJson aria-hidden="true" />
          {t('document')}
        </a>
        <GuideMarkdown nodes={introduction.body} pictures={noPictures} />
        <h2 id="errors" className="mt-10 scroll-mt-4 text-xl font-medium">
          {t('errors')}
        </h2>
        <p className="mt-3 max-w-[68ch] text-pretty">{t('errorsLead')}</p>
        <ErrorTable errors={errors} />
        <details className="mt-10 rounded-lg border px-3 py-2 xl:hidden print:hidden">
          <summary className="cursor-pointer rounded-sm font-medium">{t('operations')}</summary>
          <div className="mt-2">
            <ApiNavigation areas={navigation} />
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
      </div>
      <div className="w-72 shrink-0 max-xl:hidden print:hidden">
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-1 py-8">
          <ApiNavigation areas={navigation} />
        </div>
      </div>
    </div>
  );
}
