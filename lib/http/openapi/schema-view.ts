import type { SchemaView } from './api-reference-schema';

/** The part of JSON Schema that our document uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Drops the safe-integer limits that zod adds. */
const limit = (value: number | undefined): number | null =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

/** Splits `A | null` into A and `nullable`. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const rest = choices.filter(({ type }) => type !== 'null');
    const [only] = rest;
    const nullable = rest.length < choices.length;
    if (rest.length === 1 && only) return { schema: { ...only, default: schema.default }, nullable };
    return { schema: { ...schema, anyOf: rest, oneOf: undefined }, nullable };
  }
  if (!Array.isArray(schema.type)) return { schema, nullable: false };
  const types = schema.type.filter((type) => type !== 'null');
  return { schema: { ...schema, type: types[0] }, nullable: types.length < schema.type.length };
}

function typeName(schema: JsonSchema): string {
  if (schema.format === 'binary') return 'file';
  if (schema.format) return schema.format;
  if (schema.type === undefined && schema.enum) return typeof schema.enum[0];
  return typeof schema.type === 'string' ? schema.type : 'value';
}

function valuesOf(schema: JsonSchema): string[] {
  if (schema.enum) return schema.enum.map(String);
  if (schema.const !== undefined) return [String(schema.const)];
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap(valuesOf);
}

/** Converts a JSON schema for display. */
export function viewSchema(given: JsonSchema): SchemaView {
  const { schema, nullable } = withoutNull(given);
  const list = schema.type === 'array';
  const item = list ? withoutNull(schema.items ?? {}).schema : schema;
  const required = new Set(item.required);
  const hasDefault = given.default !== undefined && given.default !== null;
  return {
    type: typeName(item),
    list,
    nullable,
    values: valuesOf(item),
    min: limit(item.minimum),
    max: limit(item.maximum),
    minLength: limit(item.minLength),
    maxLength: limit(item.maxLength),
    minItems: limit(schema.minItems),
    maxItems: limit(schema.maxItems),
    defaultValue: hasDefault ? JSON.stringify(given.default) : null,
    fields: Object.entries(item.properties ?? {}).map(([name, field]) => ({
      name,
      required: required.has(name),
      schema: viewSchema(field),
    })),
  };
}
