import { useColumnVisibility } from './use-column-visibility';

interface ListColumnsOptions<C extends string> {
  tableId: string;
  /** The columns that can be hidden. */
  ids: readonly C[];
  /** Those that the URL names: they take precedence and leave the stored ones alone. */
  named: readonly C[] | null;
  /** Keep it stable. */
  hiddenByDefault: readonly string[];
  onChange: (patch: { columns: C[] }) => void;
}

/** Which columns of a list are visible: those of the URL, else those stored in the browser. */
export function useListColumns<C extends string>(options: ListColumnsOptions<C>) {
  const { ids, named, onChange } = options;
  const stored = useColumnVisibility(options.tableId, options.hiddenByDefault);
  const visible = ids.filter((id) => (named ? named.includes(id) : stored[0][id] !== false));
  if (!named) return { visible, columnVisibility: stored };
  const inUrl = Object.fromEntries(ids.map((id) => [id, visible.includes(id)]));
  const change = (next: (typeof stored)[0]) => onChange({ columns: ids.filter((id) => next[id] !== false) });
  return { visible, columnVisibility: [inUrl, change] as const };
}
