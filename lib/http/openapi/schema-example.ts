import { withoutNull, type JsonSchema } from './schema-view';

const exampleId = '0198f5c2-7c1e-7a40-9d2b-3f5e8a6c1b07';

/** Example texts by field name. People and places are invented. */
const texts: Record<string, string> = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@company.example',
  phone: '+48 490 000 000',
  name: 'Specialist in accounting',
  text: '3 years of experience with SAP',
  label: '3 years of experience with SAP',
  quote: 'SAP FI, 2019–2024',
  fileName: 'cv.pdf',
  cvFileName: 'cv.pdf',
  city: 'Gdańsk',
  country: 'PL',
  currency: 'PLN',
  language: 'en',
  engine: 'offline',
  token: 'x6Yq…',
  searchPhrase: 'accountant',
};

function exampleText(name: string, schema: JsonSchema): string {
  if (schema.format === 'uuid') return exampleId;
  if (schema.format === 'date-time') return '2026-11-21T10:30:00.000Z';
  if (schema.format === 'date') return '2026-11-21';
  return texts[name] ?? 'text';
}

/** A number within the limits, preferably not the lowest. */
function exampleNumber({ minimum = 0, maximum = 100 }: JsonSchema): number {
  const low = Math.max(minimum, 0);
  return Math.min(maximum, low + Math.min(3, Math.max(0, maximum - low)));
}

/**
 * An example value that satisfies a schema.
 *
 * @param name of the field, to choose a realistic text
 */
export function exampleOf(given: JsonSchema, name = ''): unknown {
  const { schema } = withoutNull(given);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, exampleOf(field, key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}, name));
    case 'integer':
    case 'number':
      return typeof schema.default === 'number' ? schema.default : exampleNumber(schema);
    case 'boolean':
      return true;
    case 'string':
      return exampleText(name, schema);
    default:
      return null;
  }
}
