import { readStoredJson, writeStored } from '@/components/state/browser-storage';

/** Text that the server does not have yet. */
export interface AnswerDraft {
  text: string;
  /** Of the question when the text was typed. */
  version: number;
}

/** @param owner the user's id, since browsers may be shared */
export const answerDraftKey = (owner: string, questionId: string): string => `interview-draft:${owner}:${questionId}`;

/** @returns null when missing or invalid */
export function readAnswerDraft(key: string): AnswerDraft | null {
  const stored = readStoredJson('local', key);
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('version' in stored)) return null;
  const { text, version } = stored;
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null;
}

/** Keeps a draft in this browser; null removes it. */
export function storeAnswerDraft(key: string, draft: AnswerDraft | null): void {
  writeStored('local', key, draft && JSON.stringify(draft));
}
