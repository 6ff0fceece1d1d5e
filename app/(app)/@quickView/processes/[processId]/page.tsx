import { LateProcessSummary } from '@/components/processes/late-process-summary';

interface ProcessQuickViewProps {
  params: Promise<{ processId: string }>;
}

export default async function ProcessQuickView({ params }: ProcessQuickViewProps) {
  const { processId } = await params;
  return <LateProcessSummary processId={processId} />;
}
