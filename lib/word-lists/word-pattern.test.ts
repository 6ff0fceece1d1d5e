import { anywhere, anyWritten, atStart, exactly, wholeWords, wordStart } from './word-pattern';

test.each([
  ['szpital*', 'w szpitalu', 'szpilki'],
  ['uczeln+', 'na uczelni', 'uczeln'],
  ['factor(y|ies)', 'two factories', 'factor'],
  ['kat.? ?b', 'kat. b', 'kat, b'],
  ['mills?', 'a mill', 'milling'],
  ['### km', '120 km', '12 km'],
  ['hut[ay]', 'huta', 'hute'],
  ['od_lat', 'od  lat', 'odlat'],
  ['od_?lat', 'odlat', 'od lata'],
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

test('an entry names another list', () => {
  const pattern = anywhere(['~(no|not) <peoples>~'], { peoples: ['german+', '<slavs>'], slavs: ['czechs?'] });
  expect(['no germans', 'not czechs', 'no german', 'germans'].filter((text) => pattern.test(text))).toEqual([
    'no germans',
    'not czechs',
  ]);
  expect(() => anywhere(['<peoples>'])).toThrow('There is no list of words named peoples.');
});

test('in a text as it is written, letters with diacritics are letters', () => {
  const pattern = new RegExp(`^${anyWritten(['znajomoś*', 'prac+'])}$`, 'iu');
  expect(['Znajomość', 'pracą', 'prac'].filter((text) => pattern.test(text))).toEqual(['Znajomość', 'pracą']);
});
