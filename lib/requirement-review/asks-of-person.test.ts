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

/** As in the list, with "+" before what is only welcome. */
const weighed = (advert: string): string[] =>
  splitDescription(advert).map(({ text, necessity }) => (necessity === 'REQUIRED' ? text : `+ ${text}`));

test.each([
  ['Dobrze, jeśli znasz czeski. Dobrze, gdybyś znał haft.', ['+ Czeski', '+ Znał haft']],
  ['Kogo szukamy?\nOsoby z kursem kroju, która potrafi haftować.', ['Kurs kroju', 'Potrafi haftować']],
  ['Pracownia w Opolu zaprasza do współpracy lektora języka czeskiego. Wymagany haft.', ['Haft']],
  ['Experience in weaving is useful but we will train you.', ['+ Experience in weaving']],
  ['Praktyka przy krosnach mile widziana, ale wszystkiego nauczymy.', ['+ Praktyka przy krosnach']],
  ['Wymagania:\n- wykształcenie średnie, preferowane rolnicze', ['Wykształcenie średnie', '+ Wykształcenie rolnicze']],
  ['A degree in design is nice but not required.', ['+ Degree in design']],
  ['Requirements:\n- proficiency in Gimp, especially layers', ['Proficiency in Gimp, especially layers']],
  ['Musisz mieć doświadczenie w piekarni i książeczkę sanepidu.', ['Doświadczenie w piekarni', 'Książeczka sanepidu']],
])('how "%s" is taken apart and weighed', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});
