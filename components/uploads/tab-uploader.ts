import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { onSessionEnded } from '@/lib/http/browser/browser-client';
import { storeMissedUploads } from './missed-uploads';
import { Uploader } from './uploader';
import { endedSessions, uploads } from './uploads-state';

function refreshCandidates(processId: string): void {
  const client = sharedQueryClient();
  void client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
  void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
}

/** The uploader of this tab. */
export const uploader = new Uploader(uploads, {
  onUploaded: refreshCandidates,
  onSignedOut: (unsent) => {
    for (const [processId, count] of unsent) storeMissedUploads(processId, count);
    endedSessions.set(endedSessions.read() + 1);
  },
});

// A 401 of any request ends the uploads.
onSessionEnded(uploader.signOut);
