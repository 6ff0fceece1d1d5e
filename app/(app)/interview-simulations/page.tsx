import { MessageCircleQuestion } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { ChoiceLinks } from '@/components/interviews/choice-links';
import { OpenCandidateCard } from '@/components/interviews/open-candidate-card';
import { ProcessChoice } from '@/components/interviews/process-choice';
import { SimulationList } from '@/components/interviews/simulation-list';
import { PageBody } from '@/components/page/page-body';
import { PageLinks } from '@/components/navigation/page-links';
import { PageTitle } from '@/components/page/page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { interviewStatuses } from '@/lib/interviews/enums';
import { listAllSimulations } from '@/lib/interviews/list-all-simulations';
import { listOpenQuestions } from '@/lib/interviews/list-open-questions';
import { loadInterviewParams, openQuestionOrders, openQuestionScopes } from '@/lib/interviews/search-params';
import { simulationParams } from '@/lib/interviews/simulation-schemas';

export const generateMetadata = titleMetadata('interviews.title');

type Params = Awaited<ReturnType<typeof loadInterviewParams>>;

/** URL of the page after a change; a filter starts at the first page. */
function hrefOf(params: Params, change: Partial<Record<keyof Params, string | null>>): string {
  const { page, questions, ...filters } = params;
  const entries = Object.entries({ page, questions, ...filters, ...change });
  const kept = entries.flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
  return `/interview-simulations?${new URLSearchParams(kept)}`;
}

/** All interview simulations, and what is still open about the best candidates. */
export default async function InterviewSimulationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('interview:read');
  const params = await loadInterviewParams(searchParams);
  const { status, scope, order } = params;
  const processId = simulationParams.shape.processId.safeParse(params.processId).data ?? null;
  const [simulations, open] = await Promise.all([
    listAllSimulations(actor, { page: params.page, status, scope, processId }),
    listOpenQuestions(actor, { page: params.questions, scope, order }),
  ]);
  if (simulations.items.length === 0 && params.page > 1) redirect(hrefOf(params, { page: '1' }));
  if (open.items.length === 0 && params.questions > 1) redirect(hrefOf(params, { questions: '1' }));
  const t = await getTranslations('interviews');
  const statuses = await getTranslations('interviewSimulation.status');
  const narrow = (change: Partial<Record<keyof Params, string | null>>) => hrefOf(params, { page: '1', ...change });
  const allProcesses = { id: '', label: t('process.all'), href: narrow({ processId: null }) };
  return (
    <PageBody className="min-h-full">
      <PageTitle titleId="interviews.title" />
      <div className="flex max-w-4xl flex-1 flex-col gap-8 px-4 pb-6 lg:px-6">
        <section aria-label={t('simulations.title')} className="flex flex-col gap-3">
          <p className="text-ink-muted max-w-prose text-pretty">{t('lead')}</p>
          <div className="flex flex-wrap gap-2">
            <ChoiceLinks
              label={t('scope.label')}
              choices={openQuestionScopes.map((id) => ({
                id,
                label: t(`scope.${id}`),
                href: narrow({ scope: id, questions: '1', processId: null }),
              }))}
              chosen={scope}
            />
            <ChoiceLinks
              label={t('status.label')}
              choices={[
                { id: '', label: t('status.all'), href: narrow({ status: null }) },
                ...interviewStatuses.map((id) => ({ id, label: statuses(id), href: narrow({ status: id }) })),
              ]}
              chosen={status ?? ''}
            />
            {simulations.processes.length > 1 && (
              <ProcessChoice
                label={t('process.label')}
                choices={[
                  allProcesses,
                  ...simulations.processes.map(({ id, name }) => ({
                    id,
                    label: name,
                    href: narrow({ processId: id }),
                  })),
                ]}
                chosen={processId ?? ''}
              />
            )}
          </div>
          {simulations.items.length === 0 ? (
            <EmptyState icon={MessageCircleQuestion} title={t('simulations.empty')}>
              {status || processId ? t('simulations.noneFound') : t('simulations.start')}
            </EmptyState>
          ) : (
            <SimulationList items={simulations.items} />
          )}
          <PageLinks {...simulations} getHref={(to) => hrefOf(params, { page: String(to) })} />
        </section>
        <section aria-labelledby="open-questions" className="flex flex-col gap-3">
          <h2 id="open-questions" className="text-lg font-medium">
            {t('questions.title')}
          </h2>
          <p className="text-ink-muted max-w-prose text-pretty">{t('questions.lead')}</p>
          <div className="flex flex-wrap gap-2">
            <ChoiceLinks
              label={t('order.label')}
              choices={openQuestionOrders.map((id) => ({
                id,
                label: t(`order.${id}`),
                href: hrefOf(params, { order: id, questions: '1' }),
              }))}
              chosen={order}
            />
          </div>
          {open.items.length === 0 ? (
            <p className="text-ink-muted">{t(open.hasAnalysed ? `empty.${scope}` : `noneAnalysed.${scope}`)}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {open.items.map((candidate) => (
                <OpenCandidateCard key={candidate.candidateId} candidate={candidate} />
              ))}
            </ul>
          )}
          <PageLinks {...open} getHref={(to) => hrefOf(params, { questions: String(to) })} />
        </section>
      </div>
    </PageBody>
  );
}
