import { FocusedProcessSummary } from '@/components/processes/summary/focused-process-summary';

/** On the list: the process in focus. */
export default function ProcessListQuickView() {
  return <FocusedProcessSummary />;
}
