'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import { NoteComposer } from './note-composer';
import { NoteItem } from './note-item';
import { notesQuery, useNotes, type CandidatePlace } from './use-notes';

interface CandidateNotesProps {
  place: CandidatePlace;
  /** The candidate's. */
  name: string;
  mayWrite: boolean;
  /** As in `NoteComposer`. */
  onFocused?: (() => void) | null;
}

/** The recruiters' notes about a candidate. What is not saved yet is kept until the tab is closed. */
export function CandidateNotes({ place, name, mayWrite, onFocused = null }: CandidateNotesProps) {
  const t = useTranslations('candidateNotes');
  const notes = useQuery(notesQuery(place));
  const { write } = useNotes(place, name);
  const waiting = usePendingOf('note', place.candidateId);
  const { text, setText, forget } = useKeptText(`note.${place.candidateId}`);
  if (!mayWrite && notes.data?.length === 0) return null;
  return (
    <section className="border-b px-4 py-3" aria-labelledby="candidate-notes">
      <h2 id="candidate-notes" className="text-ink-muted mb-1.5 text-sm">
        {t('title')}
      </h2>
      {mayWrite && (
        <NoteComposer
          processId={place.processId}
          label={t('new')}
          text={text}
          onText={setText}
          saveLabel={t('add')}
          saving={write.isPending}
          onFocused={onFocused}
          onSave={(written) => {
            // From now on it is kept as a change that is not saved.
            forget();
            write.mutate(written, { onSuccess: () => setText('') });
          }}
        />
      )}
      {waiting.map((change) => (
        <div key={change.id} className="flex flex-col gap-0.5 border-b py-2.5">
          <PendingMark change={change} />
          <p className="max-w-prose text-pretty break-words whitespace-pre-line">{change.body.text}</p>
        </div>
      ))}
      {notes.error && !notes.data && <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.isPending && <Skeleton className="mt-2 h-12" />}
      {notes.data && notes.data.length > 0 && (
        <ul className="mt-1">
          {notes.data.map((note) => (
            <NoteItem key={note.noteId} place={place} name={name} note={note} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </section>
  );
}
