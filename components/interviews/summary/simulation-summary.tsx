'use client';

import { ArrowLeft, Copy, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { askerOf, SimulationNotes } from '@/components/interviews/chat/simulation-notes';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';
import { SummaryCard } from './summary-card';
import { summaryText } from './summary-text';

interface SimulationSummaryProps {
  simulation: SimulationDto;
  candidateName: string;
}

function useCopy({ simulation, candidateName }: SimulationSummaryProps): () => Promise<void> {
  const t = useTranslations('interviewSimulation');
  const verdicts = useTranslations('ui');
  const { showSuccess, showError } = useBanner();
  return async () => {
    const text = summaryText(simulation, {
      title: t('titleOf', { name: candidateName }),
      practice: t('practice', { asker: askerOf(simulation) }),
      general: t('general'),
      fromCv: t('summary.fromCv'),
      fromAnswers: t('summary.fromAnswers'),
      nothing: t('summary.nothing'),
      skipped: (count) => t('summary.skipped', { count }),
      open: (count) => t('summary.open', { count }),
      candidateAsks: (count) => t('summary.candidateAsks', { count }),
      beside: (count) => t('summary.beside', { count }),
      ofOther: (count) => t('summary.ofOther', { count }),
      unknown: t('summary.unknown'),
      privateLeftOut: t('summary.privateLeftOut'),
      staysOpen: t('summary.staysOpen'),
      verdict: ({ verdict, isRedFlag }) =>
        verdict ? verdicts(`${isRedFlag ? 'redFlagVerdict' : 'verdict'}.${verdict}`) : '',
    });
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(t('summary.copied'));
    } catch {
      showError(t('summary.notCopied'));
    }
  };
}

/** What the interview gave by criterion, to copy as text or print to PDF. */
export function SimulationSummary(props: SimulationSummaryProps) {
  const t = useTranslations('interviewSimulation');
  const copy = useCopy(props);
  const { summary, processId, candidateId } = props.simulation;
  return (
    <div
      className="tall:min-h-0 tall:overflow-y-auto flex-1 px-4 py-4 focus-visible:-outline-offset-2 lg:px-6"
      role="region"
      aria-label={t('summary.title')}
      tabIndex={scrollRegionTabIndex}
    >
      <div className="mx-auto flex max-w-4xl flex-col gap-3">
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('summary.copy')}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('summary.print')}
          </Button>
          <Button asChild variant="ghost">
            <Link href={`/processes/${processId}/candidates/${candidateId}`} prefetch={false}>
              <ArrowLeft aria-hidden="true" />
              {t('summary.toCandidate')}
            </Link>
          </Button>
        </div>
        <SimulationNotes simulation={props.simulation} />
        <ul className="flex flex-col gap-2">
          {summary.map((line) => (
            <SummaryCard key={line.criterionId ?? 'general'} line={line} />
          ))}
        </ul>
      </div>
    </div>
  );
}
