import { MessageCircleQuestion } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { ChoiceLinks } from '@/components/interviews/choice-links';
import { OpenCandidateCard } from '@/components/interviews/open-candidate-card';
import { PageBody } from '@/components/page/page-body';
import { PageLinks } from '@/components/navigation/page-links';
import { PageTitle } from '@/components/page/page-title';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listOpenQuestions } from '@/lib/interviews/list-open-questions';
import { loadOpenQuestionParams, openQuestionOrders, openQuestionScopes } from '@/lib/interviews/search-params';

export const generateMetadata = titleMetadata('interviews.title');

/** Interview questions: candidates of open processes with the criteria their CVs leave open. */
export default async function InterviewSimulationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('interview:read');
  const { page, scope, order } = await loadOpenQuestionParams(searchParams);
  const found = await listOpenQuestions(actor, { page: Math.max(1, page), scope, order });
  const getHref = (change: Partial<Record<'scope' | 'order' | 'page', string>>) =>
    `/interview-simulations?${new URLSearchParams({ scope, order, ...change })}`;
  if (found.items.length === 0 && page > 1) redirect(getHref({ page: '1' }));
  const t = await getTranslations('interviews');
  const choices = (name: 'scope' | 'order', ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`${name}.${id}`), href: getHref({ [name]: id }) }));
  return (
    <PageBody className="min-h-full">
      <PageTitle titleId="interviews.title" />
      <div className="flex max-w-4xl flex-1 flex-col gap-3 px-4 pb-6 lg:px-6">
        <p className="text-ink-muted max-w-prose text-pretty">
          {t('lead')} {t('notRecorded')}
        </p>
        <div className="flex flex-wrap gap-2">
          <ChoiceLinks label={t('scope.label')} choices={choices('scope', openQuestionScopes)} chosen={scope} />
          <ChoiceLinks label={t('order.label')} choices={choices('order', openQuestionOrders)} chosen={order} />
        </div>
        {found.items.length === 0 ? (
          <EmptyState
            icon={MessageCircleQuestion}
            title={t('empty.title')}
            className="my-auto"
            action={
              scope === 'mine' && (
                <Link href={getHref({ scope: 'all' })} className={buttonVariants()}>
                  {t('empty.showAll')}
                </Link>
              )
            }
          >
            {scope === 'mine' ? t('empty.mine') : t('empty.all')}
          </EmptyState>
        ) : (
          <>
            <ul className="flex flex-col gap-2">
              {found.items.map((candidate) => (
                <OpenCandidateCard key={candidate.candidateId} candidate={candidate} />
              ))}
            </ul>
            <PageLinks {...found} getHref={(to) => getHref({ page: String(to) })} />
          </>
        )}
      </div>
    </PageBody>
  );
}
