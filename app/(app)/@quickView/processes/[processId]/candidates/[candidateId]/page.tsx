import { ProcessSummary } from '@/components/processes/summary/process-summary';

interface CandidateQuickViewProps {
  params: Promise<{ processId: string }>;
}

/** Beside a candidate: what the candidate is judged against. */
export default async function CandidateQuickView({ params }: CandidateQuickViewProps) {
  const { processId } = await params;
  return <ProcessSummary processId={processId} />;
}
