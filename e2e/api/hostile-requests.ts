import fc from 'fast-check';

/** The parts of a JSON schema that requests are generated from. */
export interface RequestSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: RequestSchema;
  properties?: Record<string, RequestSchema>;
  required?: string[];
  anyOf?: RequestSchema[];
  oneOf?: RequestSchema[];
}

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const invalidTexts = ['NUL \0 inside', 'half \ud83d a pair', 'turned \u202e round'];

/** Texts that have broken a server before. */
const texts = [
  ...invalidTexts,
  '',
  ' ',
  '\0',
  '\udc00',
  '😀'.repeat(300),
  'x'.repeat(30_000),
  "'; DROP TABLE process; --",
  '%',
  '9'.repeat(40),
  '-1',
  '1e309',
  'NaN',
  '0192f3a4-0000-7000-8000-000000000000',
  '2026-02-30',
  '+275760-09-13',
];

const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  deep(2000),
  { toString: 1, constructor: { prototype: 1 } },
  Array.from({ length: 300 }, () => 'x'),
];

const anything: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...values), fc.jsonValue());

function numberOf({ minimum = -1000, maximum = 1000 }: RequestSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum, -(2 ** 31));
  return fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(maximum, 2 ** 31 - 1)) }), fc.constant(maximum + 1));
}

function textOf({ format, minLength = 0, maxLength = 60 }: RequestSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date' || format === 'date-time') return fc.constantFrom('2026-01-31', '2026-01-31T12:00:00Z');
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' });
  return fc.oneof({ weight: 2, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(...invalidTexts) });
}

/** Roughly what the schema allows. */
function ordinary(schema: RequestSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(valueOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return textOf(schema);
  return schema.type === 'null' ? fc.constant(null) : anything;
}

/** Mostly what the schema allows, sometimes anything. */
export function valueOf(schema: RequestSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: ordinary(schema) }, { weight: 1, arbitrary: anything });
}

/** Percent-encoded values, and malformed ones. */
export function urlPart(schema: RequestSchema): fc.Arbitrary<string> {
  const encoded = valueOf(schema).map((value) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return encodeURIComponent(text.toWellFormed().slice(0, 500));
  });
  return fc.oneof({ weight: 4, arbitrary: encoded }, fc.constantFrom('%', '%00', '%ED%A0%80', '%E0%A4%A', '%C5%81'));
}

const malformedJson = ['{', '[', '"', 'nul', '{"a":1,}', '\ufeff{}', '['.repeat(30_000), '{"a":1e999}', '"\\ud800"'];

/** A JSON body in text or bytes. */
export function jsonBody(schema: RequestSchema): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const written = valueOf(schema).map((value) => JSON.stringify(value) ?? '');
  const twice = written.map((text) => (text.startsWith('{"') ? text.replace('{', `{${text.slice(1, -1)},`) : text));
  return fc.oneof(
    { weight: 8, arbitrary: written },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: fc.constantFrom(...malformedJson) },
    { weight: 1, arbitrary: fc.constant(new Uint8Array([0x22, 0xff, 0xfe, 0x22])) },
  );
}

export const contentType: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('APPLICATION/JSON; Charset=UTF-8', 'text/plain', 'multipart/form-data', ';', 'a/b/c'),
  },
);

/** A multipart body with invalid files and names. */
export const uploadBody: fc.Arbitrary<FormData> = fc
  .array(fc.tuple(fc.constantFrom('files', 'file', ''), fc.constantFrom(...texts.slice(0, 12)), fc.string()), {
    maxLength: 3,
  })
  .map((parts) => {
    const form = new FormData();
    for (const [field, name, content] of parts) form.append(field, new Blob([content]), name);
    return form;
  });
