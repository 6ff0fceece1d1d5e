import { AppError } from '@/lib/errors';
import type { AtsSettings } from '../../connections/settings';
import type { AtsProvider } from '../provider';
import type { GreenhouseApi } from './greenhouse-api';
import { noteSchema } from './greenhouse-schemas';
import { presentStages } from './greenhouse-stages';
import { applyTag } from './greenhouse-tags';

type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

/** What is written to applications and candidates that are there. */
export function writing(
  api: GreenhouseApi,
  { writesNotes, actingUserId }: Pick<AtsSettings<'GREENHOUSE'>, 'writesNotes' | 'actingUserId'>,
): Writing {
  return {
    moveToStage: async ({ application: { id }, fromStageId, toStageId }) => {
      // It must be told, and has to be true.
      const from = fromStageId ?? (await presentStages(api, [id])).get(id) ?? null;
      if (from === null) throw new AppError('ats.conflict');
      if (fromStageId === null && from === toStageId) return;
      const path = `applications/${encodeURIComponent(id)}/move`;
      // Without a sender: with `email_from_user_id` the candidate would get an e-mail.
      const json = { from_stage_id: Number(from), to_stage_id: Number(toStageId) };
      await api.client.call({ method: 'POST', path, json, conflicts: [422] });
    },
    addTag: ({ candidateId }, tag) => applyTag(api, candidateId, tag),
    addNote: async ({ candidateId }, text) => {
      if (!writesNotes || actingUserId === null) throw new AppError('ats.unsupported');
      const json = {
        candidate_id: Number(candidateId),
        user_id: Number(actingUserId),
        visibility: 'private',
        note_type: 'NOTE',
        body: text,
      };
      await api.client.call({ method: 'POST', path: 'notes', json });
    },
    hasNote: async ({ candidateId }, operationId) => {
      if (!writesNotes) throw new AppError('ats.unsupported');
      const notes = await api.byIds(noteSchema, 'notes', 'candidate_ids', [candidateId]);
      return notes.some(({ body }) => body.includes(operationId));
    },
  };
}
