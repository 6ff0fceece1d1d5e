import { useQuery } from '@tanstack/react-query';
import { AtsNote } from '@/components/candidates/messages/ats-note';
import { processQueries } from '@/components/queries/processes/process-queries';

/** Where the process is linked to an ATS: that it may invite and move people by itself. */
export function TimesAtsNote({ processId }: { processId: string }) {
  const { data: process } = useQuery(processQueries.detail(processId));
  return process?.externalProcessId ? <AtsNote about="times" /> : null;
}
