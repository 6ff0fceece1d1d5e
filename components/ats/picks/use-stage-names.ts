import { useQuery } from '@tanstack/react-query';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { useCanAnywhere } from '@/components/users/current-user';

const tenMinutes = 10 * 60_000;

/**
 * Names of the linked recruitment's stages by id.
 *
 * @param needed whether the ATS has to be asked
 * @returns null where the ATS does not tell, or has not answered yet
 */
export function useStageNames(processId: string, needed = true): (stageId: string | null) => string | null {
  const mayAsk = useCanAnywhere('process:write');
  const link = useQuery(atsQueries.link(processId)).data?.link;
  const recruitmentId = link?.externalProcessId ?? '';
  const stages = useQuery({
    ...atsQueries.stages(link?.connectionId ?? '', recruitmentId),
    enabled: Boolean(needed && mayAsk && link && recruitmentId),
    staleTime: tenMinutes,
    // An ATS that does not answer is not asked anew by each candidate on the way.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > tenMinutes,
  }).data?.items;
  return (stageId) => {
    const isTarget = stageId !== null && link?.targetKind === 'STAGE' && link.target === stageId;
    return stages?.find(({ id }) => id === stageId)?.name ?? (isTarget ? link.targetName : null);
  };
}
