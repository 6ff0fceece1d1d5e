import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '@/components/pending-changes/kept-changes';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { useShowUnsaved } from '@/components/pending-changes/use-show-unsaved';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

export interface CandidatePlace {
  processId: string;
  candidateId: string;
}

const notesPath = ({ processId, candidateId }: CandidatePlace) => `${candidatePath(processId, candidateId)}/notes`;

/** The notes about a candidate, newest first. */
export function notesQuery(place: CandidatePlace) {
  return queryOptions({
    queryKey: candidateKeys.notes(place.processId, place.candidateId),
    queryFn: async ({ signal }) => (await apiAnswer<{ items: NoteDto[] }>({ path: notesPath(place), signal })).items,
  });
}

export interface WrittenNote {
  text: string;
  mentionedUserIds: string[];
}

/** Writes a note, or changes or deletes one's own. @param name the candidate's */
export function useNotes(place: CandidatePlace, name: string) {
  const showUnsaved = useShowUnsaved();
  const client = useQueryClient();
  const path = notesPath(place);
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: notesQuery(place).queryKey }),
      client.invalidateQueries({ queryKey: candidateKeys.activities(place.processId, place.candidateId) }),
    ]);
  const onSuccess = (outcome: Outcome) => {
    if (!outcome.isSaved) showUnsaved(outcome.changeId);
  };
  const write = useMutation({
    mutationFn: (body: WrittenNote) => tabChanges.add({ kind: 'note', ...place, name, body }),
    meta: { successBanner: false },
    onSuccess,
    // Somebody may have deleted the candidate.
    onError: () => client.invalidateQueries({ queryKey: candidateKeys.one(place.processId, place.candidateId) }),
    onSettled,
  });
  const edit = useMutation({
    mutationFn: ({ noteId, ...body }: WrittenNote & { noteId: string }) =>
      tabChanges.add({ kind: 'noteEdit', ...place, name, noteId, body }),
    meta: { successBanner: false },
    onSuccess,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => apiRequest({ method: 'DELETE', path: `${path}/${noteId}` }),
    meta: { successBanner: false },
    onSettled,
  });
  return { write, edit, remove };
}
