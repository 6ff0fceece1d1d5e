import { useStored, writeStored } from '@/components/state/browser-storage';

const storageKey = 'compare-only-different';

/** Whether the comparison leaves out the criteria with the same verdict for all, which this browser remembers. */
export function useOnlyDifferent(): [isOnly: boolean, change: (isOnly: boolean) => void] {
  const isOnly = useStored('local', storageKey) === 'yes';
  return [isOnly, (next) => writeStored('local', storageKey, next ? 'yes' : null)];
}
