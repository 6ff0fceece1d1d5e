import type { Permission, Role } from '@/lib/domain/user-schemas';

/** A JSON schema simplified for display: one type, its limits, and its fields. */
export interface SchemaView {
  /**
   * `string`, `uuid`, `date-time`, `integer`, `number`, `boolean`, `object`, `file`, `value`; the item type if `list`.
   */
  type: string;
  list: boolean;
  nullable: boolean;
  values: string[];
  min: number | null;
  max: number | null;
  minLength: number | null;
  maxLength: number | null;
  minItems: number | null;
  maxItems: number | null;
  /** JSON; null if there is none. */
  defaultValue: string | null;
  /** Of an object, or of the objects in a list. */
  fields: FieldView[];
}

export interface FieldView {
  name: string;
  required: boolean;
  schema: SchemaView;
}

export type ParameterPlace = 'path' | 'query' | 'header';

export interface ApiOperationView {
  anchor: string;
  method: string;
  path: string;
  summary: string;
  permission: Permission | 'signed-in' | 'public';
  /** Whether a program may call it with an API token. */
  programs: boolean;
  /** The roles with that permission. */
  roles: Role[];
  parameters: (FieldView & { place: ParameterPlace })[];
  body: { mediaType: string; schema: SchemaView; example: string | null } | null;
  response: { status: string; mediaType: string | null; schema: SchemaView | null; example: string | null };
}

export type ApiArea = 'session' | 'users' | 'processes' | 'candidates' | 'interviews' | 'search' | 'other';

export interface ApiAreaView {
  id: ApiArea;
  operations: ApiOperationView[];
}
