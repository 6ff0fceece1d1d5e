import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { InterviewStatusBadge } from '@/components/interviews/fields/interview-status-badge';
import { simulationHref } from '@/components/interviews/fields/simulation-href';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { SimulationItem } from '@/lib/interviews/simulation-schemas';

interface ListedSimulation extends SimulationItem {
  processName: string;
  candidate: Pick<CandidateListItem, 'firstName' | 'lastName' | 'cvFileName' | 'ordinalNumber'>;
}

function Row({ item }: { item: ListedSimulation }) {
  const t = useTranslations('interviewSimulation');
  const interviews = useTranslations('interviews');
  const format = useFormatter();
  const { createdBy, candidate, done, total } = item;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link
          href={simulationHref({ ...item, interviewSimulationId: item.id })}
          prefetch={false}
          className="hover:text-accent-ink rounded-sm font-medium break-words hover:underline"
        >
          {candidateName(candidate, (number) => interviews('candidateNumber', { number }))}
        </Link>
        <p className="text-ink-muted text-sm break-words">{item.processName}</p>
      </div>
      <div className="flex flex-col gap-1 text-sm sm:items-end">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {total > 0 && <span className="text-ink-muted tabular-nums">{t('progress', { done, total })}</span>}
          <InterviewStatusBadge status={item.status} />
        </span>
        <span className="text-ink-muted">
          {format.dateTime(new Date(item.date), { dateStyle: 'medium', timeStyle: 'short' })} · {createdBy.firstName}{' '}
          {createdBy.lastName}
        </span>
      </div>
    </li>
  );
}

/** Interview simulations of all candidates. */
export function SimulationList({ items }: { items: readonly ListedSimulation[] }) {
  return (
    <ul className="bg-surface divide-y rounded-lg border">
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}
