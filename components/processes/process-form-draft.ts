import { z } from 'zod';
import { requirementInputSchema } from '@/lib/processes/schemas';

const storageKey = 'new-process-form-draft';

/** What is typed may break the rules; it is kept as it is. */
const draftSchema = z.object({
  name: z.string(),
  requirements: z.string(),
  requirementList: z.array(requirementInputSchema.extend({ key: z.string(), text: z.string() })),
});

export type ProcessDraft = z.infer<typeof draftSchema>;

export const emptyDraft: ProcessDraft = { name: '', requirements: '', requirementList: [] };

export function isEmptyDraft(draft: ProcessDraft): boolean {
  return draft.name === '' && draft.requirements === '' && draft.requirementList.length === 0;
}

/** Keeps what is typed until it is saved, for this tab: closing the dialog or reloading the page loses nothing. */
export function storeDraft(draft: ProcessDraft): void {
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is off or full: the form itself still holds the text.
  }
}

export function readDraft(): ProcessDraft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return emptyDraft;
  }
}
