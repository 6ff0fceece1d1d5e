import type { RowSelectionState } from '@tanstack/react-table';
import { createTabStore } from '@/components/state/tab-store';
import { useTabStore } from '@/components/state/use-tab-store';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';

type Page = Pick<CandidateSearchAnswer, 'searchId' | 'totalItems' | 'items' | 'similar'>;

interface WholeSearch {
  searchId: string;
  total: number;
  /** Unchecked since. */
  except: readonly string[];
}

export interface CandidateSelection {
  choice: CandidateChoice;
  count: number;
  /** Somebody in it is hidden, or is on no loaded page, so that nobody can tell. */
  mayBeHidden: boolean;
  /** Takes all of the search, whatever page they are on; null: there are no others, or it is so already. */
  selectAll: { total: number; onSelect: () => void } | null;
  clear: () => void;
}

interface Chosen {
  checked: RowSelectionState;
  whole: (WholeSearch & { filters: string }) | null;
}

const nobody: Chosen = { checked: {}, whole: null };
/** One for each process: who comes back, to whatever page of its list, finds it as it was left, and nothing that was cleared. */
const chosenOf = createTabStore<Readonly<Record<string, Chosen>>>({});

/**
 * The selected candidates of a process: checked rows of any page, or all of a stored search but some.
 *
 * @param filters identifies what the list shows; others end the selection of a whole search
 */
export function useCandidateSelection(processId: string, page: Page | undefined, filters: string) {
  const chosen = useTabStore(chosenOf)[processId] ?? nobody;
  const set = (next: Chosen) => chosenOf.set({ ...chosenOf.read(), [processId]: next });
  const { checked, whole } = chosen;
  const all = whole?.filters === filters ? whole : null;
  const shown = page?.items.map(({ id }) => id) ?? [];
  const rows: RowSelectionState = all
    ? Object.fromEntries(shown.filter((id) => !all.except.includes(id)).map((id) => [id, true as const]))
    : checked;

  const change = (next: RowSelectionState) => {
    if (!all) return set({ ...chosen, checked: next });
    const elsewhere = all.except.filter((id) => !shown.includes(id));
    return set({ ...chosen, whole: { ...all, except: [...elsewhere, ...shown.filter((id) => !next[id])] } });
  };
  const clear = () => set(nobody);

  const candidateIds = Object.keys(checked);
  const count = all ? all.total - all.except.length : candidateIds.length;
  const seen = page?.items.filter(({ id }) => rows[id]) ?? [];
  const pageIsChecked = shown.length > 0 && shown.every((id) => rows[id]);
  // Where somebody is only called something like the phrase, those whom it finds are few and on the first page.
  const hasOthers = !all && page !== undefined && pageIsChecked && page.similar.length === 0 && page.totalItems > count;
  const selection: CandidateSelection | null =
    count === 0
      ? null
      : {
          choice: all ? { searchId: all.searchId, except: [...all.except] } : { candidateIds },
          count,
          mayBeHidden: count > seen.length || seen.some(({ isBlind }) => isBlind),
          selectAll: hasOthers
            ? {
                total: page.totalItems,
                onSelect: () =>
                  set({ ...chosen, whole: { searchId: page.searchId, total: page.totalItems, except: [], filters } }),
              }
            : null,
          clear,
        };
  return { selection, rowSelection: [rows, change] as const };
}
