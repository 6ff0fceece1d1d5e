'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { RetentionRules } from '@/lib/domain/retention/rule-schemas';

const RulesForm = lazyPart(
  () => import('./rules-form').then((module) => module.RulesForm),
  () => <Skeleton className="h-24" />,
);

/** How long candidates are kept. */
export function RulesSection({ initial }: { initial: RetentionRules }) {
  const t = useTranslations('retention.rules');
  return (
    <section aria-labelledby="rules-title" className="bg-surface overflow-hidden rounded-lg border px-4 pt-3 pb-4">
      <h2 id="rules-title" className="font-medium">
        {t('title')}
      </h2>
      <p className="text-ink-muted mt-1 mb-3 max-w-3xl text-sm text-pretty">{t('intro')}</p>
      <RulesForm initial={initial} />
    </section>
  );
}
