import { splitDescription } from './split-description';

const texts = (advert: string): string[] => splitDescription(advert).map(({ text }) => text);

test.each([
  ['We make kilns. You must be based in the EU.', ['Based in the EU']],
  ['You should be based in the Leeds area and hold a van licence.', ['Based in the Leeds area', 'Van licence']],
  ['Our studio is based in Leeds. Based in Leeds, close to the canal.', []],
])('where somebody has to live is asked in running text too: "%s"', (advert, expected) => {
  expect(texts(advert)).toEqual(expected);
});

test.each([
  ['Wymagania:\n- Potrafi wstać o czwartej\n- potrafi czytać schematy', ['Potrafi czytać schematy']],
  ['About you:\n- You can show the number.\n- You can read drawings.', ['You can read drawings']],
  ['About you:\n- If you can show the number, nobody here will argue\n- a van', ['Van']],
  ['Szukamy osoby, która zna SAP i lubi kawę.', ['SAP']],
  ['Wymagania:\n- lubi pracę z ludźmi', ['Lubi pracę z ludźmi']],
])('a saying is no requirement, under a heading either: "%s"', (advert, expected) => {
  expect(texts(advert)).toEqual(expected);
});
