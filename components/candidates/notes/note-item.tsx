'use client';

import { fullName } from '@/components/users/full-name';
import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import { splitMentions } from './mentions';
import { NoteComposer } from './note-composer';
import { useNotes, type CandidatePlace, type WrittenNote } from './use-notes';

interface NoteItemProps {
  place: CandidatePlace;
  /** The candidate's. */
  name: string;
  note: NoteDto;
  mayWrite: boolean;
}

/** A note with its author and time; its author can edit and delete it. */
export function NoteItem({ place, name, note, mayWrite }: NoteItemProps) {
  const t = useTranslations('candidateNotes');
  const format = useFormatter();
  const { edit, remove } = useNotes(place, name);
  const waiting = usePendingOf('noteEdit', place.candidateId).findLast((change) => change.noteId === note.noteId);
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { noteId, author, createdAt, editedAt } = note;
  return (
    <li className="border-b py-2.5 last:border-b-0">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <p className="text-ink-muted min-w-0 text-sm">
          <span className="text-ink font-medium">{fullName(author)}</span>{' '}
          <time dateTime={createdAt}>
            {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {editedAt && ` · ${t('edited')}`} {waiting && <PendingMark change={waiting} />}
        </p>
        {mayWrite && note.isMine && !isEditing && (
          <div className="flex">
            <IconButton size="sm" label={t('edit')} onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('delete')} onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {!isEditing ? (
        <p className="max-w-prose text-pretty break-words whitespace-pre-line">
          {splitMentions(waiting?.body.text ?? note.text, note.mentions).map((part, index) =>
            part.isMention ? (
              <strong key={index} className="text-accent-ink font-medium">
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      ) : (
        <NoteEditor
          processId={place.processId}
          note={note}
          stored={waiting?.body.text ?? note.text}
          saving={edit.isPending}
          onSave={(written, onSuccess) => edit.mutate({ noteId, ...written }, { onSuccess })}
          onClose={() => setIsEditing(false)}
        />
      )}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate(noteId, { onSettled: () => setIsDeleting(false) })}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </li>
  );
}

interface NoteEditorProps {
  processId: string;
  note: NoteDto;
  /** Its text before it is edited. */
  stored: string;
  saving: boolean;
  onSave: (written: WrittenNote, onSuccess: () => void) => void;
  onClose: () => void;
}

function NoteEditor({ processId, note, stored, saving, onSave, onClose }: NoteEditorProps) {
  const t = useTranslations('candidateNotes');
  const { text, setText, forget } = useKeptText(`note-edit.${note.noteId}.${note.editedAt ?? ''}`, stored);
  useWarningBeforeUnload(text !== stored);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <NoteComposer
      processId={processId}
      mentioned={note.mentions}
      label={t('edit')}
      text={text}
      onText={setText}
      saveLabel={t('save')}
      saving={saving}
      onSave={(written) => {
        forget();
        onSave(written, onClose);
      }}
      onCancel={close}
    />
  );
}
