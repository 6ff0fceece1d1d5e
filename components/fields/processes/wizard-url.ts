import { sectionKeys, type SectionKey } from './section-keys';

/**
 * Query parameters of the wizard: `new=true` or `edit=<processId>` opens it, `step` is its section. Not a route of its own: after
 * a reload a parallel route would load the page below it anew, and the list's state with it.
 */
export const wizardParams = ['new', 'edit', 'step'];

export interface WizardState {
  open: boolean;
  /** Null: not created yet. */
  processId: string | null;
  /** Null: resume where it was left. */
  section: SectionKey | null;
}

/** Reads the wizard's state from the URL. */
export function readWizardState(search: { get: (name: string) => string | null }): WizardState {
  const processId = search.get('edit');
  const step = search.get('step');
  return {
    open: processId !== null || search.get('new') === 'true',
    processId,
    section: sectionKeys.find((key) => key === step) ?? null,
  };
}

function urlWith(patch: Record<string, string>): string {
  const params = new URLSearchParams(window.location.search);
  for (const name of wizardParams) params.delete(name);
  for (const [name, value] of Object.entries(patch)) params.set(name, value);
  return params.size > 0 ? `${window.location.pathname}?${params}` : window.location.pathname;
}

/** The number of history entries the wizard has pushed. */
function historyDepth(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'wizard' in state ? state.wizard : 0;
  return typeof depth === 'number' ? depth : 0;
}

const push = (patch: Record<string, string>) =>
  window.history.pushState({ wizard: historyDepth(window.history.state) + 1 }, '', urlWith(patch));

/**
 * Opens the wizard on a page with a `ProcessWizardHost`, keeping other query parameters.
 *
 * @param processId null: a new process
 */
export function openProcessWizard(processId: string | null): void {
  push(processId === null ? { new: 'true' } : { edit: processId });
}

/** Navigates to a section; Back returns to the previous one. */
export function goToSection(processId: string, section: SectionKey): void {
  push({ edit: processId, step: section });
}

/** Sets the section without a history entry, e.g. when the process has just got its id. */
export function replaceSection(processId: string, section: SectionKey): void {
  const depth = historyDepth(window.history.state);
  window.history.replaceState(depth > 0 ? { wizard: depth } : null, '', urlWith({ edit: processId, step: section }));
}

/**
 * The number of history steps back to the page without the wizard: from the Navigation API, or else from the entry's
 * state, which a reload loses.
 */
function stepsToPage(): number {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? -1;
  const earlier =
    navigation
      ?.entries()
      .slice(0, here + 1)
      .toReversed() ?? [];
  for (const [steps, { url }] of earlier.entries()) {
    const address = new URL(url ?? '', window.location.href);
    if (address.pathname !== window.location.pathname) break;
    if (!readWizardState(address.searchParams).open) return steps;
  }
  return historyDepth(window.history.state);
}

let exiting = false;
/** While exiting, the URL may pass through sections that were not opened. */
export const isExitingWizard = (): boolean => exiting;

/** Goes back to the page before the wizard, so that Back does not reopen it. */
export async function exitWizard(): Promise<void> {
  exiting = true;
  try {
    await goBack();
  } finally {
    exiting = false;
  }
}

async function goBack(): Promise<void> {
  const depth = stepsToPage();
  if (depth > 0) {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(-depth);
    await popped;
  }
  if (readWizardState(new URLSearchParams(window.location.search)).open) {
    window.history.replaceState(null, '', urlWith({}));
  }
}
