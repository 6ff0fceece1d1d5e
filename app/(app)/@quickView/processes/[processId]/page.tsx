import { ProcessQuickView } from '@/components/layout/quick-view-panel';

interface ProcessQuickViewProps {
  params: Promise<{ processId: string }>;
}

export default async function ProcessQuickViewPage({ params }: ProcessQuickViewProps) {
  const { processId } = await params;
  return <ProcessQuickView processId={processId} />;
}
