import fc from 'fast-check';
import { markWidth } from '@/components/fields/candidates/verdict-strip';
import { criteriaFan } from './criteria-fan';

const none = { left: false, right: false };
const name = fc.string({ minLength: 1, maxLength: 24 });

test('no name lies across another’s line: the outer ones are lower', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 24 }), (names) => {
      const { names: placed } = criteriaFan(names, none);
      placed.forEach((one, index) => {
        // A name to the left lies over the marks before it, one to the right over those after it.
        const below = one.isLeft ? placed.slice(0, index) : placed.slice(index + 1);
        for (const other of below) expect(other.row).toBeLessThan(one.row);
      });
    }),
  );
});

test('names stay within the column, unless its neighbours leave room', () => {
  const names = ['Oczekiwane wynagrodzenie', 'SQL', 'Java', 'Wykształcenie wyższe xxx'];
  const alone = criteriaFan(names, none);
  expect(alone.indent).toBeGreaterThan(24 * 6 - markWidth);
  expect(alone.width).toBeGreaterThan(names.length * markWidth + 2 * alone.indent - 1);
  const beside = criteriaFan(names, { left: true, right: true });
  expect(beside.indent).toBeLessThan(alone.indent);
  expect(beside.width).toBeLessThan(alone.width);
});

test('the names of a strip that is cut are numbers, and what stands behind it has room', () => {
  const java = Array.from({ length: 22 }, () => 'Java');
  const { names, height, width } = criteriaFan(java, none, 32);
  expect(width).toBeGreaterThan(22 * markWidth + 32);
  expect(names.at(-1)).toMatchObject({ name: '22', row: 0 });
  expect(height).toBeLessThan(60);
});
