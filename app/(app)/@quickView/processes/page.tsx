import { PageTexts } from '@/components/layout/page-texts';
import { FocusedProcessSummary } from '@/components/processes/focused-process-summary';

/** On the list: the process in focus. */
export default function ProcessListQuickView() {
  return (
    <PageTexts names={['processes.summary']}>
      <FocusedProcessSummary />
    </PageTexts>
  );
}
