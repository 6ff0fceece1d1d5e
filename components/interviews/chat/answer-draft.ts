import { keptKey } from '@/components/kept-text/kept-text';
import { readStoredJson, writeStored } from '@/components/state/browser-storage';

/** Text that the server does not have yet. */
export interface AnswerDraft {
  text: string;
  /** Of the question when the text was typed. */
  version: number;
}

/** @param owner the user's id, since browsers may be shared */
export const answerDraftKey = (owner: string, questionId: string): string => keptKey(owner, `answer.${questionId}`);

/** @returns null when missing or invalid */
export function readAnswerDraft(key: string): AnswerDraft | null {
  const stored = readStoredJson('session', key);
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('version' in stored)) return null;
  const { text, version } = stored;
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null;
}

/** Keeps a draft in this tab; null removes it. */
export function storeAnswerDraft(key: string, draft: AnswerDraft | null): void {
  writeStored('session', key, draft && JSON.stringify(draft));
}
