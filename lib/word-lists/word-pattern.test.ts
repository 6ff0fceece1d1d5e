import { anywhere, atStart, exactly, wholeWords, wordStart } from './word-pattern';

test.each([
  ['szpital*', 'w szpitalu', 'szpilki'],
  ['uczeln+', 'na uczelni', 'uczeln'],
  ['factor(y|ies)', 'two factories', 'factor'],
  ['kat.? ?b', 'kat. b', 'kat, b'],
  ['mills?', 'a mill', 'milling'],
  ['### km', '120 km', '12 km'],
  ['hut[ay]', 'huta', 'hute'],
  ['production (?!of videos)+', 'production line', 'production of videos'],
  ['/left (?:in|without)/', 'left in 2019', 'left for good'],
])('%s is found in "%s" and not in "%s"', (entry, found, other) => {
  const pattern = wholeWords(['nothing', entry]);
  expect(pattern.test(found)).toBe(true);
  expect(pattern.test(other)).toBe(false);
});

test('an entry is looked for where it may stand', () => {
  const found = ['prawo', 'nieprawo', 'prawoznawstwo', 'moje prawo', 'prawo jazdy'];
  const by = (pattern: RegExp) => found.filter((text) => pattern.test(text));
  expect(by(anywhere(['prawo']))).toEqual(found);
  expect(by(anywhere(['~prawo~']))).toEqual(['prawo', 'moje prawo', 'prawo jazdy']);
  expect(by(wordStart(['prawo']))).toEqual(['prawo', 'prawoznawstwo', 'moje prawo', 'prawo jazdy']);
  expect(by(atStart(['prawo']))).toEqual(['prawo', 'prawoznawstwo', 'prawo jazdy']);
  expect(by(exactly(['prawo']))).toEqual(['prawo']);
});
