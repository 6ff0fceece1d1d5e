import { anyExact, anyLatin, anywhere, anyWritten, atStart, exactly, wholeWords, wordStart } from './word-pattern';

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

test('where places are masked, a space is one and an ending has a length', () => {
  const pattern = new RegExp(`^${anyExact(['urlop@{0,2} <whose>', 'вік'], { whose: ['matk@', 'ojc*'] })}$`, 'u');
  expect(
    ['urlop matki', 'urlopu ojca', 'urlopami matki', 'urlop  matki', 'вік', 'vik'].filter((text) => pattern.test(text)),
  ).toEqual(['urlop matki', 'urlopu ojca', 'вік']);
  expect(() => anyExact(['<whose>'])).toThrow('There is no list of words named whose.');
  const latin = new RegExp(`^${anyLatin(['zam@{1,2}'])}$`);
  expect(['zam1', 'zamów', 'zamow'].filter((text) => latin.test(text))).toEqual(['zam1', 'zamow']);
});
