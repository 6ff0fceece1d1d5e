import type { CriteriaChange } from '@/lib/processes/edit-schemas';
import type { ProcessWithEtag } from './section-definition';
import { isSame } from './section-draft';

/** A process as it was read or saved, and what the fields show of it. */
export interface Version<Values> {
  /** Null: not created yet. */
  process: ProcessWithEtag | null;
  values: Values;
}

/** What the server's dry run says of saving these values to this version. */
export interface ImpactPreview<Values> {
  base: Version<Values>;
  values: Values;
  /** Null: the server would not save it; what it refuses is said when it is saved. */
  change: CriteriaChange | null;
}

interface Submission<Values, Checked> {
  values: Values;
  checked: Checked;
}

/**
 * - `editing`: the fields are filled in
 * - `checking`: Save was pressed before the dry run has answered
 * - `confirmingImpact`: the answer concerns analysed candidates, and was not on the screen when Save was pressed
 * - `saving`
 * - `conflict`: somebody else saved this section meanwhile; nothing is saved before the person has chosen
 * - `saved`
 * - `failed`: the server refused or could not be reached
 */
type Status = 'editing' | 'checking' | 'confirmingImpact' | 'saving' | 'conflict' | 'saved' | 'failed';

/** Everything about the editing of a section but the draft itself, which is what the form's fields hold. */
export interface EditState<Values, Checked> {
  status: Status;
  /** What the draft was typed to. */
  base: Version<Values>;
  /** In a conflict: what somebody else saved. */
  serverVersion: Version<Values> | null;
  /** What was typed before the server's version was taken over, to be copied back. */
  ownVersion: Values | null;
  /** The fields were filled from a kept draft. */
  restored: boolean;
  preview: ImpactPreview<Values> | null;
  /** What is being checked or saved. */
  submission: Submission<Values, Checked> | null;
  error: Error | null;
}

export type EditEvent<Values, Checked> =
  | { type: 'typed'; values: Values }
  | { type: 'submitted'; submission: Submission<Values, Checked>; overwrite?: boolean }
  | { type: 'previewed'; preview: ImpactPreview<Values> }
  /** One of the calls that save the section went through; the next may fail. */
  | { type: 'partSaved'; version: Version<Values> }
  | { type: 'saved'; version: Version<Values> }
  | { type: 'conflicted'; serverVersion: Version<Values> }
  | { type: 'failed'; error: Error }
  | { type: 'serverVersionTaken'; ownVersion: Values }
  | { type: 'overwriteChosen' }
  | { type: 'draftDiscarded' }
  | { type: 'ownVersionDiscarded' };

/** The part of the state that the values and the draft of a section begin with. */
export interface StoredDraft<Values> {
  values: Values;
  base: Values;
  ownVersion: Values | null;
}

/**
 * The process's own values, or the draft that was typed to it earlier: a draft that is saved already is done, it goes on
 * where nobody has changed its section, and otherwise the person chooses.
 *
 * @returns the state, and what the fields begin with
 */
export function beginEditing<Values, Checked>(
  present: Version<Values>,
  draft: StoredDraft<Values> | null,
): { state: EditState<Values, Checked>; values: Values } {
  const state: EditState<Values, Checked> = {
    status: 'editing',
    base: present,
    serverVersion: null,
    ownVersion: draft?.ownVersion ?? null,
    restored: false,
    preview: null,
    submission: null,
    error: null,
  };
  if (!draft || isSame(draft.values, present.values)) return { state, values: present.values };
  const restored = { ...state, restored: true };
  if (!present.process || isSame(draft.base, present.values)) return { state: restored, values: draft.values };
  const base = { process: present.process, values: draft.base };
  return { state: { ...restored, status: 'conflict', base, serverVersion: present }, values: draft.values };
}

/** Whether saving may concern analysed candidates, so that the server is asked before. */
export function needsPreview<Values>({ process, values: before }: Version<Values>, values: Values): boolean {
  if (!process || process.answer.status === 'IN_CREATION' || process.answer.candidates === 0) return false;
  return !isSame(values, before);
}

/** The preview of just these values; null: not known (yet), or not needed. */
export function findPreview<Values, Checked>(
  { base, preview }: Pick<EditState<Values, Checked>, 'base' | 'preview'>,
  values: Values,
): ImpactPreview<Values> | null {
  const fits = preview?.base === base && isSame(preview.values, values) && needsPreview(base, values);
  return fits ? preview : null;
}

/** What an event makes of the state of a section's form. */
export function editSection<Values, Checked>(
  state: EditState<Values, Checked>,
  event: EditEvent<Values, Checked>,
): EditState<Values, Checked> {
  const { status, base, serverVersion, submission } = state;
  switch (event.type) {
    case 'typed': {
      const waits = status === 'checking' || status === 'confirmingImpact';
      const changed = waits ? !isSame(event.values, submission?.values) : !isSame(event.values, base.values);
      return changed && (waits || status === 'saved') ? { ...state, status: 'editing' } : state;
    }
    case 'submitted': {
      if (status === 'saving' || status === 'conflict') return state;
      const { values } = event.submission;
      const ready = event.overwrite || !needsPreview(base, values) || findPreview(state, values) !== null;
      return { ...state, status: ready ? 'saving' : 'checking', submission: event.submission, error: null };
    }
    case 'previewed': {
      const previewed = { ...state, preview: event.preview };
      if (status !== 'checking' || !submission || !findPreview(previewed, submission.values)) return previewed;
      const harmless = event.preview.change === null || event.preview.change.effect === 'NONE';
      return { ...previewed, status: harmless ? 'saving' : 'confirmingImpact' };
    }
    case 'partSaved':
      return { ...state, base: event.version };
    case 'saved': {
      // Nothing was changed, so the own version is still to be copied back.
      const ownVersion = event.version === base ? state.ownVersion : null;
      return { ...state, status: 'saved', base: event.version, ownVersion, restored: false, submission: null };
    }
    case 'conflicted':
      return { ...state, status: 'conflict', serverVersion: event.serverVersion, submission: null };
    case 'failed':
      return { ...state, status: 'failed', error: event.error, submission: null };
    case 'serverVersionTaken':
    case 'overwriteChosen': {
      if (!serverVersion) return state;
      const ownVersion = event.type === 'serverVersionTaken' ? event.ownVersion : state.ownVersion;
      return { ...state, status: 'editing', base: serverVersion, serverVersion: null, ownVersion, restored: false };
    }
    case 'draftDiscarded':
      return { ...state, status: 'editing', restored: false, error: null };
    case 'ownVersionDiscarded':
      return { ...state, ownVersion: null };
  }
}
