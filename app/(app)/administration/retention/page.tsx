import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { HoldsSection } from '@/components/administration/retention/holds-section';
import { CountingSection, PreviewSection } from '@/components/administration/retention/preview-section';
import { RulesSection } from '@/components/administration/retention/rules-section';
import { RunsSection } from '@/components/administration/retention/runs-section';
import { PageSection } from '@/components/page/page-section';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listBlocked } from '@/lib/retention/blocked/list-blocked';
import { listHolds } from '@/lib/retention/holds/postpone';
import { listGroup, previewRetention } from '@/lib/retention/preview-retention';
import { listRules } from '@/lib/retention/rules/list-rules';
import { listRuns } from '@/lib/retention/run/list-runs';
import { loadRetentionParams } from '@/lib/retention/search-params';
import { isCalendarDay, today } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';

export const generateMetadata = titleMetadata('administration.pageTitle.retention');

/** Comes after the rest of the page: all candidates are counted for it. */
async function Preview({ actor, open }: { actor: PersonActor; open: { rule: string; day: string } | null }) {
  const until = lastDayAhead(today());
  const [preview, members] = await Promise.all([
    previewRetention(actor, { until }),
    open ? listGroup(actor, { ruleId: open.rule, day: open.day }) : [],
  ]);
  return <PreviewSection preview={preview} until={until} open={open && { ...open, members }} />;
}

/** How long candidates are kept: the rules, whom they take when, who is kept longer, and what the last runs did. */
export default async function RetentionPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const t = await getTranslations('retention.blocked');
  const { rule, day } = await loadRetentionParams(searchParams);
  const isOpen = rule !== null && day !== null && isCalendarDay(day);
  const [rules, holds, { runs }, { total }] = await Promise.all([
    listRules(actor),
    listHolds(actor),
    listRuns(actor),
    listBlocked(actor),
  ]);
  return (
    <>
      <RulesSection initial={rules} />
      <Suspense fallback={<CountingSection />}>
        <Preview actor={actor} open={isOpen ? { rule, day } : null} />
      </Suspense>
      <HoldsSection holds={holds} />
      <PageSection id="blocked" title={t('heading')} intro={t('intro')} isPadded>
        <p className="mt-2">
          <Link
            href="/administration/retention/blocked"
            prefetch={false}
            className="text-accent-ink rounded-sm hover:underline"
          >
            {t('link', { count: total })}
          </Link>
        </p>
      </PageSection>
      <RunsSection runs={runs} />
    </>
  );
}
