import { useStored, writeStored } from '@/components/state/browser-storage';

/** `dense`: a line each, and the current one opens; `airy`: every reason and quote is visible. */
export type CriteriaView = 'dense' | 'airy';

const storageKey = 'criteria-view';

/** How the criteria are shown, which this browser remembers; dense at first. */
export function useCriteriaView(): [view: CriteriaView, change: (view: CriteriaView) => void] {
  const view = useStored('local', storageKey) === 'airy' ? 'airy' : 'dense';
  return [view, (next) => writeStored('local', storageKey, next === 'airy' ? next : null)];
}
