import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';

/** Identifies a draft. */
export interface DraftKey {
  /** The user's id, since browsers may be shared. */
  owner: string;
  /** Null: not created yet. */
  processId: string | null;
  section: SectionKey;
}

/** Unsaved input. */
export interface SectionDraft {
  values: unknown;
  /** The field values before editing. */
  base: unknown;
  /** The input from before the server's version was taken, until copied back or discarded. */
  ownVersion?: unknown;
}

const keyOf = ({ owner, processId, section }: DraftKey): string =>
  `process-draft:${owner}:${processId ?? 'new'}:${section}`;

/** Storage key of the text in a section's `EntryField`. */
export const entryDraftKey = (key: DraftKey): string => `${keyOf(key)}:entry`;

/** Sorts object keys. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Deep equality, ignoring key order; undefined equals missing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** Stores a draft in this browser; null removes it. */
export function storeDraft(key: DraftKey, draft: SectionDraft | null): void {
  writeStored('local', keyOf(key), draft && JSON.stringify(draft));
}

/** @returns null when missing or invalid */
export function readDraft(key: DraftKey): SectionDraft | null {
  const stored = readStoredJson('local', keyOf(key));
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('base' in stored)) return null;
  return {
    values: stored.values,
    base: stored.base,
    ...('ownVersion' in stored ? { ownVersion: stored.ownVersion } : {}),
  };
}

/** The sections with an unsaved draft. */
export function sectionsWithDraft(owner: string, processId: string | null): SectionKey[] {
  return sectionKeys.filter((section) => readDraft({ owner, processId, section }) !== null);
}
