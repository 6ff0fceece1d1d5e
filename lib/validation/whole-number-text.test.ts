import { checkFields } from './field-errors';
import { wholeNumber } from './number';
import { wholeNumberProblem } from './whole-number-text';

const bounds = { min: 1, max: 100 };

test.each(['', '  ', '1', ' 100 ', '007'])('"%s" is no problem', (text) => {
  expect(wholeNumberProblem(text, bounds)).toBeNull();
});

test.each(['abc', '7,5', '7.5', '1e2', '0x10', '--1'])('"%s" is no whole number', (text) => {
  expect(wholeNumberProblem(text, bounds)).toBe('integer');
});

test.each(['0', '-5', '101', '100000000000000000000'])('%s breaks the same rule as in a form', (text) => {
  const { fields } = checkFields(wholeNumber(bounds), Number(text));
  expect(fields).toEqual([expect.objectContaining({ code: wholeNumberProblem(text, bounds) })]);
});
