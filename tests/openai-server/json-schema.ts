import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const unsupported = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'uniqueItems',
  'contains',
];
/** One of these says what a value is. */
const kinds = ['type', '$ref', 'anyOf', 'enum', 'const'];

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const inContext = (path: string[]) => `In context=(${path.map((part) => `'${part}'`).join(', ')})`;

/** Why strict structured output refuses the schema; undefined where it takes it. */
export function findStrictProblem(schema: JsonSchema): string | undefined {
  if (schema.type !== 'object')
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type}"'.`;
  return findProblem(schema, []);
}

function findProblem(schema: JsonSchema, path: string[]): string | undefined {
  const context = inContext(path);
  if (!kinds.some((key) => key in schema)) return `${context}, schema must have a 'type' key.`;
  const keyword = unsupported.find((key) => key in schema);
  if (keyword) return `${context}, '${keyword}' is not permitted.`;
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) {
      return `${context}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const required = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(schema.properties ?? {}).find((key) => !required.includes(key));
    if (missing) {
      return `${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    }
  }
  if (schema.type === 'array' && !isSchema(schema.items)) return `${context}, array schema missing items.`;
  return findProblemBelow(schema, path);
}

function findProblemBelow(schema: JsonSchema, path: string[]): string | undefined {
  const below: [string[], unknown][] = [[[...path, 'items'], schema.items]];
  for (const group of ['properties', '$defs', 'definitions', 'anyOf']) {
    for (const [key, value] of Object.entries(schema[group] ?? {})) below.push([[...path, group, key], value]);
  }
  for (const [place, value] of below) {
    const problem = isSchema(value) ? findProblem(value, place) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** How the value breaks the schema; undefined where it fits. */
export function findMismatch(schema: JsonSchema, value: unknown): string | undefined {
  const result = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  return result.success ? undefined : z.prettifyError(result.error);
}

/** The smallest value that fits: what the server says where it knows no better answer. */
export function smallestValue(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return smallestValue(schema.anyOf[0] as JsonSchema);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    return Object.fromEntries(properties.map(([key, property]) => [key, smallestValue(property)]));
  }
  if (type === 'array') {
    return Array.from({ length: Number(schema.minItems ?? 0) }, () => smallestValue(schema.items as JsonSchema));
  }
  if (type === 'number' || type === 'integer') return Math.max(0, Number(schema.minimum ?? 0));
  if (type === 'boolean') return false;
  return type === 'null' ? null : '-'.repeat(Number(schema.minLength ?? 1));
}
