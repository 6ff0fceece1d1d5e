import { foldForms } from './fold-forms';
import { masculineForm } from './masculine-form';

test.each([
  ['tlumaczka', 'tlumacz'],
  ['drukarki', 'drukarz'],
  ['tancerek', 'tancerz'],
  ['geodetce', 'geodeta'],
  ['kierowniczka', 'kierownik'],
  ['mechatroniczka', 'mechatronik'],
  ['kardiolozka', 'kardiolog'],
  ['kierowczyni', 'kierowca'],
  ['handlowczynia', 'handlowiec'],
  ['krawcowej', 'krawiec'],
  ['fotografka', 'fotograf'],
  ['nauczycielkami', 'nauczyciel'],
  ['placowczyni', 'placowiec'],
  ['prowadzilam', 'prowadzilem'],
  ['zaczelam', 'zaczalem'],
  ['moglabym', 'moglbym'],
  ['waitress', 'waiter'],
  ['saleswoman', 'salesman'],
  ['salesperson', 'salesman'],
])('%s is what a man writes as %s', (feminine, masculine) => {
  expect(masculineForm(feminine)?.folded).toBe(masculine);
});

test.each([
  'informatyka',
  'technika',
  'kierownica',
  'reklam',
  'wysylam',
  'dzialam',
  'wszystko',
  'rozpoczyn',
  'kosmetyczka',
  'sekretarka',
  'kobieta',
])('%s has no masculine form', (word) => expect(masculineForm(word)).toBeNull());

test('a word for a thing is a title only where a title stands', () => {
  expect(foldForms('03.2019 – obecnie Tokarka CNC, Zakład')).toContain('tokarz  cnc');
  expect(foldForms('praca jako szlifierka')).toContain('jako szlifierz');
  expect(foldForms('Anna Zawada\nDrukarka')).toContain('drukarz');
  expect(foldForms('Doświadczenie\nTapicerka\nFirma Zawada\n03.2015 – 05.2018')).toContain('tapicer');
  expect(foldForms('Doświadczenie\n03.2015 – 05.2018 Operator\n• maszyny: tokarka, frezarka')).toContain(
    'tokarka, frezarka',
  );
  expect(foldForms('Obsługa: drukarka 3D\nkserokopiarka')).toContain('drukarka 3d');
});

test('folding keeps the length of a text', () => {
  const text = 'Samodzielna Księgowa, potem Główna Tłumaczka; poszłam dalej, prowadziłam zespół kierowczyń.';
  expect(foldForms(text)).toHaveLength(text.length);
});
