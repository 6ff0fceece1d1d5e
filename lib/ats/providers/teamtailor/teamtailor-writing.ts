import { AppError } from '@/lib/errors';
import type { AtsSettings } from '../../connections/settings';
import type { AtsProvider } from '../provider';
import { isMoveNeeded } from '../stage-moves';
import { applicationPath, candidatePath, document, type TeamtailorApi } from './teamtailor-api';

type Writing = Pick<AtsProvider, 'moveToStage' | 'addTag' | 'addNote' | 'hasNote'>;

/** @throws AppError `ats.unsupported` */
export function requireSetting(isSet: boolean): void {
  if (!isSet) throw new AppError('ats.unsupported');
}

/** What is written to applications and candidates that are there. */
export function writing(
  api: TeamtailorApi,
  settings: AtsSettings<'TEAMTAILOR'>,
  find: AtsProvider['findApplication'],
): Writing {
  return {
    moveToStage: async (input) => {
      requireSetting(settings.movesStages);
      if (!(await isMoveNeeded({ findApplication: find }, input))) return;
      const { id } = input.application;
      const relationships = { stage: { type: 'stages', id: input.toStageId } };
      await api.write('PATCH', applicationPath(id), document('job-applications', { id, relationships }));
    },
    addTag: async ({ candidateId: id }, tag) => {
      requireSetting(settings.writesTags);
      const found = await api.find(candidatePath(id));
      if (!found) throw new AppError('ats.record-not-found');
      const tags = found.data.attributes.tags ?? [];
      if (tags.includes(tag)) return;
      await api.write('PATCH', candidatePath(id), document('candidates', { id, attributes: { tags: [...tags, tag] } }));
    },
    addNote: async ({ candidateId }, note) => {
      const { writesNotes, noteUserId } = settings;
      if (!writesNotes || noteUserId === null) throw new AppError('ats.unsupported');
      const relationships = {
        candidate: { type: 'candidates', id: candidateId },
        user: { type: 'users', id: noteUserId },
      };
      await api.write('POST', 'notes', document('notes', { attributes: { note }, relationships }));
    },
    hasNote: async ({ candidateId }, operationId) => {
      requireSetting(settings.writesNotes);
      const notes = await api.all(`${candidatePath(candidateId)}/notes`, {});
      return notes.some(({ attributes }) => attributes.note?.includes(operationId));
    },
  };
}
