import { assertExpression, evaluate, holds } from './expression';

const scope = {
  event: { name: 'a', data: { id: 'x', count: 3, deep: { key: true }, nothing: null } },
  async: { data: { id: 'x', count: 7 } },
};

test.each<[string, unknown]>([
  ['event.data.id', 'x'],
  ['event.data.missing', null],
  ['event.data.id == async.data.id', true],
  ['event.data.count == async.data.count', false],
  [`event.data.id == 'x'`, true],
  ['event.data.id == "y"', false],
  ['event.data.count == 3', true],
  ['event.data.count == "3"', false],
  ['event.data.missing == async.data.missing', false],
  ['event.data.nothing == event.data.nothing', true],
])('%s is %p', (text, value) => {
  expect(evaluate(text, scope)).toEqual(value);
});

test('does not follow paths into what a value inherits', () => {
  expect(evaluate('event.data.constructor', scope)).toBeNull();
  expect(evaluate('event.data.id.length', scope)).toBeNull();
});

test('no expression always holds, a value that is not true never', () => {
  expect(holds(undefined, scope)).toBe(true);
  expect(holds('event.data.deep.key', scope)).toBe(true);
  expect(holds('event.data.count', scope)).toBe(false);
});

test.each([
  '',
  'event.data.',
  'event.data.id ==',
  'size(event)',
  'other.data',
  'event.data[x]',
  'event.data.count > 2',
  'event.data.id + "-"',
  'event.data.id == "x" && event.data.count == 3',
  'event.data.id == event.data.id == event.data.id',
])('refuses %p', (text) => {
  expect(() => assertExpression(text)).toThrow(`the expression "${text}" cannot be evaluated`);
});
