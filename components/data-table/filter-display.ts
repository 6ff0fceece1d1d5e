import type { ComponentType, ReactNode } from 'react';
import type { FilterParams, FilterSet } from '@/lib/filters/filter-set';

export interface PersonFilterProps {
  label: string;
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** Overrides how a filter is displayed. */
export interface FilterDisplay {
  /** Rows with each value; values without any are not offered unless they are chosen. */
  counts?: Record<string, number> | undefined;
  /** The texts to choose from. */
  offered?: readonly string[] | undefined;
  /** Renders a value of choices. */
  render?: (value: string) => ReactNode;
  /** In the search field, where its label is too long. */
  placeholder?: string;
  /** Chooses a user. */
  control?: ComponentType<PersonFilterProps>;
  /** Name of the chosen user. */
  name?: string | null;
}

export type OptionLabel = (labels: string, value: string) => string;

export interface ListFiltersProps<S extends FilterSet> {
  filters: S;
  values: FilterParams<S>;
  /** Messages with `filter.<key>` and `filter.<key>Chip`. */
  namespace: string;
  /** The message `<labels>.<value>` of choices. */
  optionLabel: OptionLabel;
  displays?: Partial<Record<keyof S, FilterDisplay>>;
  onChange: (patch: Record<string, unknown>) => void;
}
