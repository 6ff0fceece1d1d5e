import type { ComponentType, ReactNode } from 'react';
import type { Filter, FilterValue } from '@/lib/filters/filter-set';

/** The words of a list's filters, out of its own messages. */
export interface FilterTexts {
  /** `filter.<key>` */
  label: (key: string) => string;
  /** `filter.<key>Chip` */
  chip: (key: string, values: Record<string, string>) => string;
  /** `<labels>.<value>` of choices. */
  option: (labels: string, value: string) => string;
}

export interface PersonFilterProps {
  label: string;
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** What a list adds to the plain display of a filter. */
export interface FilterDisplay {
  /** Rows with each value; values without any are left out unless they are chosen. */
  counts?: Record<string, number> | undefined;
  /** Draws a value of choices. */
  draw?: (value: string) => ReactNode;
  /** In the search field, where its label would not fit. */
  placeholder?: string;
  /** Chooses one of the people. */
  control?: ComponentType<PersonFilterProps>;
  /** The name of the person who is chosen. */
  name?: string | null;
}

export interface FilterProps {
  name: string;
  filter: Filter;
  value: FilterValue<Filter> | null;
  texts: FilterTexts;
  display: FilterDisplay;
  onChange: (value: FilterValue<Filter> | null) => void;
}

/** An instant of the day in every zone that shows it. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
