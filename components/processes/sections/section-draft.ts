import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import type { SectionKey } from '@/components/processes/fields/section-keys';
import { sectionKeys } from '@/components/processes/fields/section-keys';

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
export const entryDraftKey = (place: DraftKey): string => `${keyOf(place)}:entry`;

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
export function storeDraft(place: DraftKey, draft: SectionDraft | null): void {
  writeStored('local', keyOf(place), draft && JSON.stringify(draft));
}

/** @returns null when missing or invalid */
export function readDraft(place: DraftKey): SectionDraft | null {
  const kept = readStoredJson('local', keyOf(place));
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('base' in kept)) return null;
  return { values: kept.values, base: kept.base, ...('ownVersion' in kept ? { ownVersion: kept.ownVersion } : {}) };
}

/** The sections with an unsaved draft. */
export function sectionsWithDraft(owner: string, processId: string | null): SectionKey[] {
  return sectionKeys.filter((section) => readDraft({ owner, processId, section }) !== null);
}
