import { z } from 'zod';
import { exampleOf } from './schema-example';
import { viewSchema, type JsonSchema } from './schema-view';

const view = (schema: JsonSchema) => viewSchema(schema);

test('a union with null is its other half, which may be null', () => {
  const schema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 100 }, { type: 'null' }], default: null };
  expect(view(schema)).toMatchObject({ type: 'integer', nullable: true, min: 0, max: 100, defaultValue: null });
  expect(view({ type: ['string', 'null'] })).toMatchObject({ type: 'string', nullable: true });
});

test('a list tells of its items and of its own length', () => {
  const schema = { type: 'array', maxItems: 5, items: { type: 'string', enum: ['NEW', 'SEEN'] } };
  expect(view(schema)).toMatchObject({ type: 'string', list: true, maxItems: 5, values: ['NEW', 'SEEN'] });
});

test('limits that only JavaScript sets are left out', () => {
  expect(view({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })).toMatchObject({ min: 1, max: null });
});

test('the fields of an object say which must be there', () => {
  const schema = {
    type: 'object',
    required: ['rate'],
    properties: { rate: { type: 'integer' }, note: { type: 'string' } },
  };
  expect(view(schema).fields.map(({ name, required }) => [name, required])).toEqual([
    ['rate', true],
    ['note', false],
  ]);
});

test('an example satisfies the schema it is made of', () => {
  const schema = z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    rate: z.int().min(1).max(5),
    status: z.enum(['NEW', 'SEEN']),
    score: z.int().min(0).max(100).nullable(),
    scores: z.array(z.int()).length(10),
    items: z.array(z.object({ name: z.string(), known: z.boolean() })),
  });
  expect(schema.parse(exampleOf(z.toJSONSchema(schema) as JsonSchema))).toMatchObject({ status: 'NEW' });
});
