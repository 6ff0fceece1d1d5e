import { useQuery } from '@tanstack/react-query';
import { processQueries } from '@/components/queries/processes/process-queries';
import { ownIdOf } from '@/lib/domain/own-id';

/** @returns takes a candidate's number in the process and gives their own identifier; null while the process is not known */
export function useOwnId(processId: string): (ordinalNumber: number | null) => string | null {
  const { data } = useQuery(processQueries.detail(processId));
  return (candidate) => (data && candidate !== null ? ownIdOf({ process: data.ordinalNumber, candidate }) : null);
}
