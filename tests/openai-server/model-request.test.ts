import { z } from 'zod';
import { type ApiError } from './api-error';
import { exampleMessages, verdictsSchema } from './example-request';
import { findMismatch, findStrictProblem, smallestValue, type JsonSchema } from './json-schema';
import { readModelRequest } from './model-request';
import { defaultModels } from './models';
import { parsePrompt } from './parse-prompt';

const schema = z.toJSONSchema(verdictsSchema) as JsonSchema;
const object = (properties: Record<string, unknown>, more: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});

function refusal(endpoint: 'responses' | 'chat', change: object): ApiError['body']['error'] | undefined {
  const input = endpoint === 'chat' ? { messages: exampleMessages } : { input: exampleMessages };
  try {
    readModelRequest(endpoint, { model: 'gpt-4.1-mini', ...input, ...change }, defaultModels);
    return undefined;
  } catch (error) {
    return (error as ApiError).body.error;
  }
}

describe('requests', () => {
  it.each([
    ['responses', { seed: 1 }, { code: 'unknown_parameter', param: 'seed' }],
    ['chat', { seed: 1, temperature: 0 }, undefined],
    ['responses', { model: 'gpt-5.4-mini', temperature: 0 }, { code: 'unsupported_parameter', param: 'temperature' }],
    ['responses', { model: 'gpt-5.4-mini', temperature: 0, reasoning: { effort: 'none' } }, undefined],
    ['chat', { model: 'gpt-5.4-mini', max_tokens: 5 }, { code: 'unsupported_parameter', param: 'max_tokens' }],
    ['chat', { reasoning_effort: 'low' }, { code: 'unsupported_parameter', param: 'reasoning_effort' }],
    ['responses', { input: [] }, { code: 'missing_required_parameter', param: 'input' }],
    ['chat', { response_format: { type: 'json_object' } }, { param: 'response_format' }],
    [
      'responses',
      { text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: { type: 'array' } } } },
      { code: 'invalid_json_schema', param: 'text.format.schema' },
    ],
    [
      'chat',
      { response_format: { type: 'json_schema', json_schema: { name: 'a', strict: true, schema: object({ a: {} }) } } },
      { code: null, param: 'response_format' },
    ],
  ] as const)('%s with %j', (endpoint, change, expected) => {
    const error = refusal(endpoint, change);

    if (expected) expect(error).toMatchObject(expected);
    else expect(error).toBeUndefined();
  });
});

describe('strict schemas', () => {
  it.each<[object, string | undefined]>([
    [schema, undefined],
    [object({ a: { type: 'string' } }), undefined],
    [object({ a: { type: 'string' } }, { additionalProperties: true }), "'additionalProperties'"],
    [object({ a: { type: 'string' } }, { required: [] }), "Missing 'a'"],
    [object({ a: { oneOf: [], type: 'string' } }), "'oneOf' is not permitted"],
    [
      object({ a: { type: 'array', items: object({}, { required: ['b'], additionalProperties: undefined }) } }),
      'items',
    ],
  ])('%j', (value, problem) => {
    const found = findStrictProblem(value as JsonSchema);

    if (problem) expect(found).toContain(problem);
    else expect(found).toBeUndefined();
  });

  it('have a smallest value, and tell what does not fit', () => {
    expect(findMismatch(schema, smallestValue(schema))).toBeUndefined();
    expect(findMismatch(schema, { verdicts: [{}] })).toMatch(/criterion/);
  });
});

describe('prompts', () => {
  it('are read in whatever way criteria are numbered', () => {
    const criteria = ['1. One', '2) Two', '[3] Three', 'Criterion 4: Four', '- 5: Five', 'No number'].join('\n');
    const { criteria: read, sentences } = parsePrompt([
      { role: 'system', text: '[9] A rule' },
      { role: 'user', text: criteria },
      { role: 'user', text: '<cv>\n[1] A\n[2]  B [3]\n</cv>' },
      { role: 'user', text: '[7] A repair' },
    ]);

    expect(read.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 One',
      '2 Two',
      '3 Three',
      '4 Four',
      '5 Five',
    ]);
    expect(sentences).toEqual([
      { number: 1, text: 'A' },
      { number: 2, text: 'B [3]' },
    ]);
  });

  it('may be about something else', () => {
    expect(parsePrompt([{ role: 'user', text: '1. Split this advert' }])).toEqual({ criteria: [], sentences: [] });
  });
});
