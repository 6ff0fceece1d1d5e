import { PageTexts } from '@/components/layout/page-texts';
import { LateProcessSummary } from '@/components/processes/late-process-summary';

interface ProcessQuickViewProps {
  params: Promise<{ processId: string }>;
}

export default async function ProcessQuickView({ params }: ProcessQuickViewProps) {
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
