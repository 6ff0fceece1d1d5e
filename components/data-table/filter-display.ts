import type { ComponentType, ReactNode } from 'react';
import type { FilterParams, FilterSet } from '@/lib/filters/filter-set';

export interface PersonFilterProps {
  label: string;
  value: string | null;
  onChange: (userId: string | null) => void;
}

interface FilterGroup {
  title: string;
  /** `count`: rows with it, where that is known. */
  options: readonly { value: string; name: string; count?: number }[];
}

/** Overrides how a filter is displayed. */
export interface FilterDisplay {
  /** Rows with each value; values without any are not offered unless they are chosen. */
  counts?: Record<string, number> | undefined;
  /** The texts to choose from. */
  offered?: readonly string[] | undefined;
  /** The texts to choose from, where they are codes: with their names, under titles. */
  groups?: readonly FilterGroup[] | undefined;
  /** The texts to choose from could not be loaded. */
  failed?: boolean;
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
  /** Filters that are offered in the sheet only; default: none. */
  secondary?: readonly (keyof S)[];
  onChange: (patch: Record<string, unknown>) => void;
}

/** Whether anything can be chosen, or is not known: a process of uploaded files has no application sources. */
export function offersTexts({ offered = [], groups = [], failed = false }: FilterDisplay): boolean {
  return failed || offered.length + groups.length > 0;
}

/** A text in words: `Java: Met` for a code of a group. */
export function textName({ groups = [] }: FilterDisplay, value: string): string {
  for (const { title, options } of groups) {
    const option = options.find((one) => one.value === value);
    if (option) return `${title}: ${option.name}`;
  }
  return value;
}
