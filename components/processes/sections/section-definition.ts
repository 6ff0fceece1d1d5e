import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { WithEtag } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/processes/schemas';
import type { SectionKey } from '@/components/processes/fields/section-keys';

/** A process as it was read, with the ETag that an edit of it names. */
export type ProcessWithEtag = WithEtag<ProcessDto>;

/** One call that saves a section, or a part of it. */
export interface SectionRequest {
  /** Behind `/processes/{processId}`. */
  path: '' | '/languages' | '/red-flags' | '/requirements';
  body: unknown;
}

/** What one section of the form is about; its fields are the component beside it. */
export interface SectionDefinition<Values extends FieldValues, Checked extends FieldValues> {
  key: SectionKey;
  /** What the fields hold, rules kept or broken; a kept draft of another shape is left where it is. */
  shape: z.ZodType<Values>;
  /** What may be saved. */
  rules: z.ZodType<Checked>;
  /** What the fields show of a process; null: of none yet. The same process gives the same values. */
  read: (process: ProcessDto | null) => Values;
  /** The calls that save it, one after another. */
  requests: (checked: Checked, process: ProcessDto | null) => SectionRequest[];
  /** Values that were typed to an older version, fit for this one: what is gone from it counts as new. */
  rebase?: (values: Values, process: ProcessDto) => Values;
  /** The field that shows an error which the server found at `path`. */
  fieldOf?: (path: string) => string;
}
