import { deleteNote, editNote } from '@/lib/candidates/notes/write-note';
import { noteParams, noteSchema, writeNoteSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:comment',
  summary: "Changes one's own note",
  params: noteParams,
  body: writeNoteSchema,
  answer: noteSchema,
  errors: ['note.not-found', 'note.not-yours', 'process.not-found', 'process.archived', 'user.not-found'],
  handle: ({ actor, params, body }) => editNote(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'candidate:comment',
  summary: "Deletes one's own note",
  params: noteParams,
  errors: ['note.not-found', 'note.not-yours', 'process.not-found', 'process.archived'],
  handle: ({ actor, params }) => deleteNote(actor, params),
});

export const { GET, POST, PATCH, OPTIONS } = rejectOtherMethods({ PUT, DELETE });
