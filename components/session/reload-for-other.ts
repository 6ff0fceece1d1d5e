import { tabChanges } from '@/components/pending-changes/tab-changes';

/** Loads the page anew. Nobody is asked whether to stay: what is on it belongs to another person. */
export function reloadForOther(): void {
  tabChanges.close();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}
