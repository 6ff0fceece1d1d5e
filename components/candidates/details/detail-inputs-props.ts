import type { Details } from '@/lib/domain/detail-schemas';

/** Of the inputs of any field. */
export interface DetailInputsProps {
  details: Details;
  onChange: (change: Partial<Details>) => void;
  /** Texts of what is wrong, by path below the value. */
  errors: Record<string, string>;
}
