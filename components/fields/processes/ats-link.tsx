import { ExternalLink } from 'lucide-react';
import type { ProcessDto } from '@/lib/domain/process-schemas';

/** The process's id in the ATS, linked when the URL is known. */
export function AtsLink({ process: { externalProcessId, atsUrl } }: { process: ProcessDto }) {
  if (!atsUrl) return externalProcessId;
  return (
    <a
      href={atsUrl}
      target="_blank"
      rel="noreferrer"
      className="text-accent-ink inline-flex min-h-6 items-center gap-1 rounded-sm hover:underline"
    >
      {externalProcessId}
      <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
    </a>
  );
}
