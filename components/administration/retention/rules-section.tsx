'use client';

import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
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
    <PageSection id="rules" title={t('title')} intro={t('intro')} isPadded>
      <RulesForm initial={initial} />
    </PageSection>
  );
}
