import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { WithEtag } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { SectionKey } from '@/components/fields/processes/section-keys';

/** A process with the ETag to edit it. */
export type ProcessWithEtag = WithEtag<ProcessDto>;

/** A request that saves a section or a part of it. */
export interface SectionRequest {
  /** Relative to `/processes/{processId}`. */
  path: '' | '/languages' | '/red-flags' | '/requirements';
  body: unknown;
}

/** Definition of a section; its fields are rendered by its form. */
export interface SectionDefinition<Values extends FieldValues, Checked extends FieldValues> {
  key: SectionKey;
  /** Shape of the field values, valid or not; stored drafts of another shape are ignored. */
  shape: z.ZodType<Values>;
  /** Validation rules. */
  rules: z.ZodType<Checked>;
  /** Field values for a process, or for a new one (null). Deterministic. */
  read: (process: ProcessDto | null) => Values;
  /** The requests that save it, in order. */
  requests: (checked: Checked, process: ProcessDto | null) => SectionRequest[];
  /** Adapts values based on an older version, e.g. turns deleted entries into new ones. */
  rebase?: (values: Values, process: ProcessDto) => Values;
  /** The field for a server error at `path`. */
  fieldOf?: (path: string) => string;
}
