import type { CriteriaChange } from '@/lib/domain/process-edit-schemas';
import type { ProcessWithEtag } from './section-definition';
import { isSame } from './section-draft';

/** A version of the process and its field values. */
export interface Version<Values> {
  /** Null: not created yet. */
  process: ProcessWithEtag | null;
  values: Values;
}

/** Result of a dry run for these values and version. */
export interface ImpactPreview<Values> {
  base: Version<Values>;
  values: Values;
  /** Null: the dry run failed; saving will report why. */
  change: CriteriaChange | null;
}

interface Submission<Values, Checked> {
  values: Values;
  checked: Checked;
}

/**
 * - `editing`
 * - `checking`: submitted, waiting for the dry run
 * - `confirmingImpact`: the dry run affects analysed candidates and was not shown when Save was pressed
 * - `saving`
 * - `conflict`: this section was changed on the server; the user has to choose
 * - `saved`
 * - `failed`: the server refused or could not be reached
 */
type Status = 'editing' | 'checking' | 'confirmingImpact' | 'saving' | 'conflict' | 'saved' | 'failed';

/** Editing state of a section; the draft itself is held by the form's fields. */
export interface EditState<Values, Checked> {
  status: Status;
  /** The version the draft is based on. */
  base: Version<Values>;
  /** The server's version in a conflict. */
  serverVersion: Version<Values> | null;
  /** The input from before the server's version was taken, to copy back. */
  ownVersion: Values | null;
  /** The fields were restored from a draft. */
  restored: boolean;
  preview: ImpactPreview<Values> | null;
  /** The submission being checked or saved. */
  submission: Submission<Values, Checked> | null;
  error: Error | null;
}

export type EditEvent<Values, Checked> =
  | { type: 'typed'; values: Values }
  | { type: 'submitted'; submission: Submission<Values, Checked>; overwrite?: boolean }
  | { type: 'previewed'; preview: ImpactPreview<Values> }
  /** One of several save requests succeeded. */
  | { type: 'partSaved'; version: Version<Values> }
  | { type: 'saved'; version: Version<Values> }
  | { type: 'conflicted'; serverVersion: Version<Values> }
  | { type: 'failed'; error: Error }
  | { type: 'serverVersionTaken'; ownVersion: Values }
  | { type: 'overwriteChosen' }
  | { type: 'draftDiscarded' }
  | { type: 'ownVersionDiscarded' };

export interface StoredDraft<Values> {
  values: Values;
  base: Values;
  ownVersion: Values | null;
}

/**
 * Initial state and field values from the process and a stored draft: a draft equal to the process is done, one whose
 * section is unchanged resumes, otherwise there is a conflict.
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

/** Whether saving may affect analysed candidates, which requires a dry run. */
export function needsPreview<Values>({ process, values: before }: Version<Values>, values: Values): boolean {
  if (!process || process.answer.status === 'IN_CREATION' || process.answer.candidates === 0) return false;
  return !isSame(values, before);
}

/** The preview of exactly these values; null: unknown or not needed. */
export function findPreview<Values, Checked>(
  { base, preview }: Pick<EditState<Values, Checked>, 'base' | 'preview'>,
  values: Values,
): ImpactPreview<Values> | null {
  const fits = preview?.base === base && isSame(preview.values, values) && needsPreview(base, values);
  return fits ? preview : null;
}

/** Reducer of a section's form. */
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
      // Nothing was saved, so keep the own version.
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
