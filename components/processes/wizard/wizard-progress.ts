import { readStoredJson, writeStored } from '@/components/state/browser-storage';
import type { ProcessDto } from '@/lib/processes/schemas';
import { sectionKeys, type SectionKey } from '@/components/processes/fields/section-keys';

/** Where a wizard was left. */
export interface WizardProgress {
  section: SectionKey;
  /** The last of the sections that have been visited. */
  furthest: SectionKey;
}

const keyOf = (owner: string, processId: string): string => `process-wizard:${owner}:${processId}`;
const isSection = (value: unknown): value is SectionKey => sectionKeys.some((key) => key === value);

/** Remembers where the wizard of a process is; null forgets it. */
export function storeWizardProgress(owner: string, processId: string, memory: WizardProgress | null): void {
  writeStored('local', keyOf(owner, processId), memory && JSON.stringify(memory));
}

export function readWizardProgress(owner: string, processId: string): WizardProgress | null {
  const kept = readStoredJson('local', keyOf(owner, processId));
  if (typeof kept !== 'object' || kept === null || !('section' in kept) || !('furthest' in kept)) return null;
  return isSection(kept.section) && isSection(kept.furthest)
    ? { section: kept.section, furthest: kept.furthest }
    : null;
}

/** The later of two sections. */
export function later(one: SectionKey, other: SectionKey): SectionKey {
  return sectionKeys.indexOf(one) >= sectionKeys.indexOf(other) ? one : other;
}

type Sections = Pick<ProcessDto, 'requirements' | 'budget' | 'location' | 'redFlags'>;

/** The first section in which a process says nothing yet; the last one is never done before the end. */
export function firstUnfinished({ requirements, budget, location, redFlags }: Sections): SectionKey {
  if (requirements === '') return 'description';
  if (!budget) return 'budget';
  if (!location) return 'location';
  return redFlags.length === 0 ? 'redFlags' : 'criteria';
}

/**
 * Where a wizard goes on: where something is typed and not saved, else where a process in creation was left, here or in
 * another browser. A finished process is edited from the first section on.
 */
export function resumeAt(
  process: Sections & Pick<ProcessDto, 'status'>,
  memory: WizardProgress | null,
  drafts: readonly SectionKey[],
): SectionKey {
  const draft = drafts.find((key) => key === memory?.section) ?? drafts[0];
  if (draft) return draft;
  if (process.status !== 'IN_CREATION') return 'details';
  return memory?.section ?? firstUnfinished(process);
}

/** How far one may go by the list of sections: everywhere, but in a process in creation where one has been. */
export function furthestReachable(
  process: (Sections & Pick<ProcessDto, 'status'>) | null,
  memory: WizardProgress | null,
  section: SectionKey,
): SectionKey {
  if (!process) return 'details';
  if (process.status !== 'IN_CREATION') return 'criteria';
  return later(later(firstUnfinished(process), memory?.furthest ?? 'details'), section);
}
