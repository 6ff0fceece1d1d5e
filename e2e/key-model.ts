import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

/** What a person decided, as the model knows it. */
export interface ModelDecision {
  decision: DecisionKind;
  reasonId: string | null;
}

/** The candidate's page as its keys should leave it. */
export interface KeyModel {
  /** The candidate on the screen, 0-based in the order of the search. */
  index: number;
  decisions: (ModelDecision | null)[];
  rates: (number | null)[];
  /** What Ctrl+Z takes back, newest last. */
  made: { index: number; before: ModelDecision | null }[];
  /** The last reason of a rejection; undefined: none was given yet. */
  lastReason: string | null | undefined;
  /** After the decision on the last one without: keys act on nobody until another candidate is open, or it is taken back. */
  isEnded: boolean;
  /** The open dialog; `chosen` is the reason in focus, null where another control has the focus. */
  dialog: { kind: 'reject'; focus: number | null } | { kind: 'correct' } | null;
  /** The reasons offered for a rejection, the last one being none. */
  reasons: readonly (string | null)[];
}

const last = <T>(values: readonly T[]): T | undefined => values[values.length - 1];

function nextUndecided({ decisions, index }: KeyModel): number {
  const next = decisions.findIndex((decision, other) => other > index && decision === null);
  return next === -1 ? index : next;
}

function decide(model: KeyModel, decision: ModelDecision): KeyModel {
  const { index } = model;
  const decisions = model.decisions.with(index, decision);
  const made = [...model.made, { index, before: model.decisions[index] ?? null }];
  const next = nextUndecided({ ...model, decisions });
  return { ...model, decisions, made, dialog: null, index: next, isEnded: next === index };
}

function reject(model: KeyModel, reasonId: string | null): KeyModel {
  return { ...decide(model, { decision: 'REJECT', reasonId }), lastReason: reasonId };
}

function undo(model: KeyModel): KeyModel {
  const made = last(model.made);
  if (!made) return model;
  const decisions = model.decisions.with(made.index, made.before);
  return { ...model, decisions, index: made.index, made: model.made.slice(0, -1), isEnded: false };
}

function openReject(model: KeyModel): KeyModel {
  const present = model.decisions[model.index];
  const focus = present?.decision === 'REJECT' ? model.reasons.indexOf(present.reasonId) : 0;
  return { ...model, dialog: { kind: 'reject', focus } };
}

function pressInReject(model: KeyModel, focus: number | null, key: string): KeyModel {
  const to = (next: number | null): KeyModel => ({ ...model, dialog: { kind: 'reject', focus: next } });
  if (key === 'Escape') return { ...model, dialog: null };
  if (key === 'Enter' && focus !== null) return reject(model, model.reasons[focus] ?? null);
  if (key === 'd') return model.lastReason === undefined ? model : reject(model, model.lastReason);
  if (key === 'Shift+Tab') return to(null);
  if (key === 'ArrowDown' && focus !== null) return to((focus + 1) % model.reasons.length);
  if (key === 'ArrowUp' && focus !== null) return to((focus + model.reasons.length - 1) % model.reasons.length);
  const digit = Number(key);
  return digit >= 1 && digit < model.reasons.length ? to(digit - 1) : model;
}

function pressOnPage(model: KeyModel, key: string): KeyModel {
  const { index, rates } = model;
  if (key === 'j') return { ...model, index: index + 1, isEnded: false };
  if (key === 'k') return { ...model, index: index - 1, isEnded: false };
  if (key === 'Control+z') return undo(model);
  if (model.isEnded) return model;
  if (key === 's') return decide(model, { decision: 'ADVANCE', reasonId: null });
  if (key === 'h') return decide(model, { decision: 'HOLD', reasonId: null });
  if (key === 'd') return openReject(model);
  if (key === 'c') return { ...model, dialog: { kind: 'correct' } };
  const rate = Number(key);
  return rate >= 1 && rate <= 5 ? { ...model, rates: rates.with(index, rate) } : model;
}

/** The page after a key. */
export function pressInModel(model: KeyModel, key: string): KeyModel {
  if (model.dialog === null) return pressOnPage(model, key);
  if (model.dialog.kind === 'reject') return pressInReject(model, model.dialog.focus, key);
  return key === 'Escape' ? { ...model, dialog: null } : model;
}

/** Whether the model knows what the key does now: Tab, Enter and Escape, and in a dialog what presses a button, depend on the focus. */
export function isModelled({ dialog, index, decisions }: KeyModel, key: string): boolean {
  // Keys that wait for a neighbour who does not exist are dropped: how many, the pauses decide.
  if (dialog === null && key === (index === 0 ? 'k' : index === decisions.length - 1 ? 'j' : '')) return false;
  if (dialog === null) return !['Enter', 'Escape', 'Shift+Tab'].includes(key);
  if (dialog.kind === 'correct') return ['Escape', '1', '2', 'j', 'ArrowDown'].includes(key);
  return !(dialog.focus === null && ['Enter', ' ', 'Shift+Tab', 'ArrowDown'].includes(key)) && key !== 'Control+z';
}
