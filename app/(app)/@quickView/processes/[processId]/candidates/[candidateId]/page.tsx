import { PageTexts } from '@/components/layout/page-texts';
import { LateProcessSummary } from '@/components/processes/late-process-summary';

interface CandidateQuickViewProps {
  params: Promise<{ processId: string }>;
}

/** Beside a candidate: what the candidate is judged against. */
export default async function CandidateQuickView({ params }: CandidateQuickViewProps) {
  const { processId } = await params;
  return (
    <PageTexts
      names={[
        'candidates.source',
        'processes.summary',
        'ui.charts',
        'ui.errorState',
        'ui.redFlagVerdict',
        'ui.verdict',
      ]}
    >
      <LateProcessSummary processId={processId} />
    </PageTexts>
  );
}
