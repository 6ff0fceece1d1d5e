import { type JsonSchema } from '../json-schema';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'properties', 'items', 'prefixItems'];
const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
/** `has_xgrammar_unsupported_json_features` in vllm/v1/structured_output/backend_xgrammar.py, as far as known. */
const unknownToXgrammar = ['multipleOf', 'uniqueItems', 'contains', 'minContains', 'maxContains', 'patternProperties'];

/** Why llama.cpp makes no grammar of a schema (common/json-schema-to-grammar.cpp); undefined where it does. */
export function findGrammarProblem(schema: JsonSchema): string | undefined {
  for (const part of partsOf(schema)) {
    const unknown = Object.keys(part).length > 0 && !kinds.some((kind) => kind in part);
    const named = [part.type ?? 'object'].flat();
    if (unknown || !named.every((type) => typeof type === 'string' && types.has(type))) {
      return `Unrecognized schema: ${JSON.stringify(part)}`;
    }
    const { pattern } = part;
    if (typeof pattern === 'string' && !/^\^.*\$$/s.test(pattern))
      return "Pattern must start with '^' and end with '$'";
  }
  return undefined;
}

/** Whether xgrammar, which vLLM uses, takes the schema. */
export function fitsXgrammar(schema: JsonSchema): boolean {
  return partsOf(schema).every((part) => !unknownToXgrammar.some((keyword) => keyword in part));
}

function partsOf(schema: unknown): JsonSchema[] {
  if (!isSchema(schema)) return [];
  const groups = ['properties', '$defs', 'definitions'].flatMap((group) => Object.values(schema[group] ?? {}));
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((list) => schema[list] ?? []);
  return [schema, ...[...groups, ...lists, schema.items].flatMap(partsOf)];
}
