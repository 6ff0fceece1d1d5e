import { saysSomething } from './says-something';

const long = 20_000;

test.each([
  ['digits', '1'],
  ['amounts', '1.000 '],
  ['letters', 'a'],
  ['words', 'robimy '],
  ['dashes', '- '],
  ['offers', 'oferujemy '],
  ['capitals', 'AB '],
  ['clauses', 'we are '],
])('%s without end are read at once', (_, part) => {
  const startedAt = performance.now();
  saysSomething(part.repeat(long / part.length));
  saysSomething(`x ${part.repeat(long / part.length)}?`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
