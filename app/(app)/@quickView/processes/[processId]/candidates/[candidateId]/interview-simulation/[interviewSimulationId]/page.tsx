import { InterviewQuickView } from '@/components/interviews/summary/interview-quick-view';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';

export default async function InterviewQuickViewPage({ params }: { params: Promise<SimulationPlace> }) {
  return <InterviewQuickView place={await params} />;
}
