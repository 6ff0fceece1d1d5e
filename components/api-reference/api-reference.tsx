import { FileJson } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { GuideMarkdown, type GuideNode } from '@/components/guide/guide-markdown';
import { buttonVariants } from '@/components/ui/button';
import { ApiContents } from './api-contents';

interface ApiReferenceProps {
  introduction: { title: string; lead: string; body: GuideNode[] };
}

const noPictures = {};

/** The OpenAPI document as a page. */
export function ApiReference({ introduction }: ApiReferenceProps) {
  const t = useTranslations('apiReference');
  return (
    <ApiContents>
      <h1 className="text-2xl font-medium">{introduction.title}</h1>
      <p className="text-ink-muted mt-2 max-w-[68ch] text-lg text-pretty">{introduction.lead}</p>
      <a href="/api/v1/openapi.json" className={buttonVariants({ className: 'mt-4 print:hidden' })}>
        <FileJson aria-hidden="true" />
        {t('document')}
      </a>
      <GuideMarkdown nodes={introduction.body} pictures={noPictures} />
    </ApiContents>
  );
}
