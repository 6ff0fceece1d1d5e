import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  interviewKeys,
  isSimulationGone,
  simulationQuery,
  simulationStatusQuery,
  type SimulationPlace,
} from '@/components/interviews/fields/interview-queries';
import { pageDataStaleTime, pollingInterval } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import type { InterviewStatus } from '@/lib/interviews/enums';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';

const isPreparing = (status: InterviewStatus): boolean => status === 'CREATED' || status === 'PREPARING';

/** The open simulation, and whether it is gone; its status is polled while the questions are prepared. */
export function useLiveSimulation(
  place: SimulationPlace,
  initial: SimulationDto,
  loadedAt: number,
): { simulation: SimulationDto; isGone: boolean } {
  const client = useQueryClient();
  const idle = useIdle();
  const { data, error } = useQuery({
    ...simulationQuery(place),
    initialData: initial,
    initialDataUpdatedAt: loadedAt,
    staleTime: pageDataStaleTime,
  });
  const preparing = isPreparing(data.status);
  const polled = useQuery({
    ...simulationStatusQuery(place),
    enabled: ({ state }) => preparing && !isSimulationGone(error) && !isSimulationGone(state.error),
    staleTime: 0,
    refetchInterval: pollingInterval({ live: true, idle }),
  });
  const status = polled.data?.status;
  const ended = preparing && status !== undefined && !isPreparing(status);
  const { interviewSimulationId } = place;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: interviewKeys.one({ interviewSimulationId }) });
  }, [ended, client, interviewSimulationId]);
  return { simulation: data, isGone: isSimulationGone(error) || isSimulationGone(polled.error) };
}
