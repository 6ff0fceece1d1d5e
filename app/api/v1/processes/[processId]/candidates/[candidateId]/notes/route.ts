import { createNote } from '@/lib/candidates/notes/write-note';
import { listNotes } from '@/lib/candidates/notes/list-notes';
import { noteSchema, notesSchema, writeNoteSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The notes about a candidate, newest first',
  params: candidateParams,
  answer: notesSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => listNotes(actor, params),
});

export const POST = apiHandler({
  permission: 'candidate:comment',
  summary: 'Adds a note about a candidate, which may mention colleagues',
  params: candidateParams,
  body: writeNoteSchema,
  repeatable: true,
  answer: noteSchema,
  status: 201,
  errors: ['candidate.not-found', 'note.not-found', 'process.not-found', 'process.archived', 'user.not-found'],
  handle: ({ actor, params, body, idempotencyKey }) => createNote(actor, { ...params, ...body, idempotencyKey }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
