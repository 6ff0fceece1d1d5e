import { ChevronRight } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GuideNavigation } from '@/components/guide/guide-navigation';
import { listGuide } from '@/lib/guide/get-guide-page';
import { toLocale } from '@/lib/i18n/locale';

/** The guide's layout: table of contents at the side, collapsed above the page on a narrow screen. */
export default async function GuideLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('guide');
  const parts = await listGuide(toLocale(await getLocale()));
  const navigation = (
    <GuideNavigation
      label={t('contents')}
      start={{ href: '/docs', title: t('title') }}
      parts={[
        ...parts.map(({ id, pages }) => ({
          title: t(`part.${id}`),
          pages: pages.map(({ slug, title }) => ({ href: `/docs/${slug}`, title })),
        })),
        { title: t('part.programs'), pages: [{ href: '/docs/api', title: t('api') }] },
      ]}
    />
  );
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[90rem] flex-1 max-lg:flex-col">
      <details className="group border-b lg:hidden print:hidden">
        <summary className="hover:bg-hover flex h-11 cursor-pointer list-none items-center gap-1.5 px-4 font-medium">
          <ChevronRight className="size-4 transition-transform duration-100 group-open:rotate-90" aria-hidden="true" />
          {t('contents')}
        </summary>
        <div className="px-2 pb-4">{navigation}</div>
      </details>
      <div className="w-60 shrink-0 border-r max-lg:hidden print:hidden">
        <div className="sticky top-0 max-h-[calc(100dvh-3rem-var(--notice-height)-var(--bottom-inset))] overflow-y-auto px-2 py-6">
          {navigation}
        </div>
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
