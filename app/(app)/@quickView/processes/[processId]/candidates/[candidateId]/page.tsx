import { LateProcessSummary } from '@/components/processes/late-process-summary';

interface CandidateQuickViewProps {
  params: Promise<{ processId: string }>;
}

/** Beside a candidate: what the candidate is judged against. */
export default async function CandidateQuickView({ params }: CandidateQuickViewProps) {
  const { processId } = await params;
  return <LateProcessSummary processId={processId} />;
}
