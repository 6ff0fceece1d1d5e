import candidateStatusReason from '@/messages/pl/candidate-status-reason.json';
import errors from '@/messages/pl/errors.json';
import uploads from '@/messages/pl/uploads.json';
import validation from '@/messages/pl/validation.json';

export const texts = { candidateStatusReason, errors, uploads, validation };
