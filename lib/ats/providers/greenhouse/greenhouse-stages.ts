import { isRefused, type GreenhouseApi } from './greenhouse-api';
import { applicationStageSchema } from './greenhouse-schemas';

/**
 * The interview stages that applications are in. `application.stage_id` names a stay, in another id space; the stay that is
 * current names the stage.
 *
 * @returns by the application's id; without those of which the account may not read it, or that are in no single stage
 */
export async function presentStages(api: GreenhouseApi, applicationIds: string[]): Promise<Map<string, string>> {
  const stages = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { application_id: id, job_interview_stage_id: stageId, current } of await readStays(api, applicationIds)) {
    if (!current || stageId === null) continue;
    if ((stages.get(id) ?? stageId) !== stageId) ambiguous.add(id);
    stages.set(id, stageId);
  }
  for (const id of ambiguous) stages.delete(id);
  return stages;
}

async function readStays(api: GreenhouseApi, applicationIds: string[]) {
  try {
    return await api.byIds(applicationStageSchema, 'application_stages', 'application_ids', applicationIds);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}
