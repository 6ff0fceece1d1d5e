import { isSlipOf } from './name-slips';

test.each([
  ['kowalki', 'kowalski'],
  ['kowalsski', 'kowalski'],
  ['kowlaski', 'kowalski'],
  ['wisniewksa', 'wisniewska'],
  ['wsniewksa', 'wisniewska'],
  ['nowka', 'nowak'],
  ['nowok', 'nowak'],
  ['ana', 'anna'],
  ['lsii', 'lisi'],
])('%s is a slip of %s', (word, own) => {
  expect(isSlipOf(word, ['jan', own])).toBe(true);
});

test.each([
  ['java', 'jan'],
  ['java', 'jana'],
  ['docker', 'dobek'],
  ['kowlaski', 'kowurski'],
  ['kowal', 'kowalski'],
  ['nowak', 'wakno'],
])('%s is none of %s', (word, own) => {
  expect(isSlipOf(word, [own])).toBe(false);
});
