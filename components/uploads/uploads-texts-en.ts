import candidateStatusReason from '@/messages/en/candidate-status-reason.json';
import errors from '@/messages/en/errors.json';
import uploads from '@/messages/en/uploads.json';
import validation from '@/messages/en/validation.json';

export const texts = { candidateStatusReason, errors, uploads, validation };
