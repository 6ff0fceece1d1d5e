import { AppError } from '@/lib/errors';
import type { MoveInput } from '../provider';
import type { TraffitApi } from './traffit-api';

/**
 * Puts a person into a state. A rejection has a call of its own, which names a reason and no state.
 *
 * @throws as AtsProvider; `ats.unsupported` for a rejection without a reason, or where several states are rejections
 */
export async function moveInTraffit(api: TraffitApi, { application, toStageId }: MoveInput): Promise<void> {
  const { candidateId, recruitmentId } = application;
  const [employee, recruitment, state] = [candidateId, recruitmentId, toStageId].map(encodeURIComponent);
  const states = `employees/${employee}/recruitments/${recruitment}/states`;
  const rejections = (await api.states(recruitmentId)).filter((one) => one.is_rejected);
  if (!rejections.some(({ id }) => id === toStageId)) {
    await api.client.call({ method: 'POST', path: `${states}/${state}/_move`, json: {} });
    return;
  }
  const { rejectionId } = api.settings;
  if (rejectionId === null || rejections.length > 1) throw new AppError('ats.unsupported');
  const json = { rejection_id: Number(rejectionId) };
  await api.client.call({ method: 'POST', path: `${states}/_move_to_reject_state`, json });
}
