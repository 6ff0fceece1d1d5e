import { assertExpression, evaluate, holds } from './expression';

const scope = {
  event: { name: 'a', data: { id: 'x', count: 3, deep: { 'odd key': true }, nothing: null } },
  async: { data: { id: 'x', count: 7 } },
};

test.each<[string, unknown]>([
  ['event.data.id == async.data.id', true],
  ['event.data.id != async.data.id', false],
  [`event.data.id == 'x'`, true],
  ['event.data.count >= 3 && event.data.count < 4', true],
  ['event.data.count > 3 || !(async.data.count <= 5)', true],
  ['event.data.id == "y" || event.data.id == "x" && false', false],
  ['event.data["deep"]["odd key"] == true', true],
  ['event.data.nothing == null', true],
  ['event.data.no.such.path == null', true],
  ['event.data.no.such.path == "null"', false],
  ['event.data.missing == async.data.missing', false],
  ['event.data.missing != async.data.missing', true],
  ['event.data.nothing == event.data.nothing', true],
  ['event.data.id == async.data.missing', false],
  ['event.data.id + "-" + event.data.missing == null', true],
  ['event.data.id + "-" + event.data.count', 'x-3'],
  ['event.data.count + 1', 4],
  [`'it\\'s'`, "it's"],
  ['event.data.count > "2"', false],
  ['-1 < 0', true],
])('%s is %p', (text, value) => {
  expect(evaluate(text, scope)).toEqual(value);
});

test('does not follow paths into what a value inherits', () => {
  expect(evaluate('event.data.constructor == null && event.data.id.length == null', scope)).toBe(true);
});

test('no expression always holds', () => {
  expect(holds(undefined, scope)).toBe(true);
  expect(holds('event.data.count', scope)).toBe(false);
});

test.each([
  '',
  'event.data.',
  'event.data.id ==',
  'size(event)',
  'other.data',
  'event.data[x',
  '1 ? 2 : 3',
  '(1',
  'a b',
])('refuses %p', (text) => {
  expect(() => assertExpression(text)).toThrow(`the expression "${text}" cannot be evaluated`);
});
