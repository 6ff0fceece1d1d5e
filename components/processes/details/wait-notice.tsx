import { Clock } from 'lucide-react';
import { useWaitText } from '@/components/fields/processes/use-wait-text';
import type { ProcessWait } from '@/lib/domain/process-schemas';

/** That CVs wait for more than their turn, since when and why. */
export function WaitNotice({ wait }: { wait: ProcessWait }) {
  const waitText = useWaitText();
  return (
    <p
      role="status"
      className="bg-caution-soft text-caution-ink flex shrink-0 items-start gap-2 rounded-lg px-3 py-2 text-pretty"
    >
      <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{waitText(wait)}</span>
    </p>
  );
}
