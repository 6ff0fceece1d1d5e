import { sectionKeys, type SectionKey } from './section-keys';

/** The wizard is open while the address says `new=true` or `edit=<processId>`; `step` is its section. */
export const wizardParams = ['new', 'edit', 'step'];

export interface WizardState {
  open: boolean;
  /** Null: a process that does not exist yet. */
  processId: string | null;
  /** Null: where it was left. */
  section: SectionKey | null;
}

/** Reads the wizard's place out of the address. */
export function readWizardState(search: { get: (name: string) => string | null }): WizardState {
  const processId = search.get('edit');
  const step = search.get('step');
  return {
    open: processId !== null || search.get('new') === 'true',
    processId,
    section: sectionKeys.find((key) => key === step) ?? null,
  };
}

function addressOf(patch: Record<string, string>): string {
  const params = new URLSearchParams(window.location.search);
  for (const name of wizardParams) params.delete(name);
  for (const [name, value] of Object.entries(patch)) params.set(name, value);
  return params.size > 0 ? `${window.location.pathname}?${params}` : window.location.pathname;
}

/** How many entries of the browser's history the wizard has put on the page it was opened on. */
function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'wizard' in state ? state.wizard : 0;
  return typeof depth === 'number' ? depth : 0;
}

const push = (patch: Record<string, string>) =>
  window.history.pushState({ wizard: depthOf(window.history.state) + 1 }, '', addressOf(patch));

/**
 * Opens the wizard on a page that has a `ProcessWizardHost`, over whatever the address says already.
 *
 * @param processId null: for a new process
 */
export function openProcessWizard(processId: string | null): void {
  push(processId === null ? { new: 'true' } : { edit: processId });
}

/** Goes to a section; the browser's Back returns to the one before. */
export function goToSection(processId: string, section: SectionKey): void {
  push({ edit: processId, step: section });
}

/** Says where the wizard is without a step of its own in the history, e.g. when the process has just got its id. */
export function replaceSection(processId: string, section: SectionKey): void {
  const depth = depthOf(window.history.state);
  window.history.replaceState(depth > 0 ? { wizard: depth } : null, '', addressOf({ edit: processId, step: section }));
}

/**
 * How many steps back the page was without the wizard. The browser's own list knows it; where there is none, what the
 * entry remembers, which a reload forgets.
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
  return depthOf(window.history.state);
}

let leaving = false;
/** On the way out the address may pass a section that nobody has gone to. */
export const isExitingWizard = (): boolean => leaving;

/** Goes back to the page as it was before the wizard, so that Back does not lead into it again. */
export async function exitWizard(): Promise<void> {
  leaving = true;
  try {
    await goOut();
  } finally {
    leaving = false;
  }
}

async function goOut(): Promise<void> {
  const depth = stepsToPage();
  if (depth > 0) {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(-depth);
    await gone;
  }
  if (readWizardState(new URLSearchParams(window.location.search)).open) {
    window.history.replaceState(null, '', addressOf({}));
  }
}
