import { ProcessSummary } from '@/components/processes/summary/process-summary';

interface ProcessQuickViewProps {
  params: Promise<{ processId: string }>;
}

export default async function ProcessQuickViewPage({ params }: ProcessQuickViewProps) {
  const { processId } = await params;
  return <ProcessSummary processId={processId} />;
}
