import { man, neutral, woman } from './person';
import { keptFor, swapPerson } from './swap-person';

const cv = `Halina Kowal
kierowniczka zmiany
halina.kowal@poczta.example
Kielce
Data urodzenia: 12.03.1988, obywatelstwo: polskie, wiek: 37
Zdjęcie:
Byłam kierowniczką w Kielcach, Halinow Sp. z o.o.
2010–2015 Politechnika Świętokrzyska, informatyka
She led her team and reports to HIS users; on/jego`;
const known = { firstName: 'Halina', lastName: 'Kowal', city: 'Kielce' };

test('everything that tells of the person is swapped, counted, and nothing else', () => {
  const { text, swapped } = swapPerson(cv, known, man, keptFor([]));
  expect(text.split('\n')).toEqual([
    'Zenon Szymański',
    'Stan cywilny: kawaler, wiek 58 lat, obywatelstwo hiszpańskie',
    'kierownik zmiany',
    'zenon.szymanski@poczta.example',
    'Legnica',
    'Data urodzenia: 14.05.1968, obywatelstwo: hiszpańskie, wiek: 58',
    '',
    'Byłem kierowniczką w Kielcach, Halinow Sp. z o.o.',
    '2010–2015 Politechnika Wrocławska, informatyka',
    'He led his team and reports to HIS users; on/jego',
  ]);
  expect(swapped).toEqual({
    name: 2,
    contact: 1,
    forms: 2,
    pronouns: 2,
    age: 2,
    town: 1,
    nationality: 1,
    school: 1,
    photo: 1,
  });
});

test('the two copies are the same CV but for the swapped words', () => {
  const [hers, his] = [woman, man].map((person) => swapPerson(cv, known, person, keptFor([])).text);
  expect(hers).not.toEqual(his);
  expect(neutral(hers ?? '')).toEqual(neutral(his ?? ''));
});

test('what the criteria ask for stays', () => {
  const kept = keptFor(['Miejsce zamieszkania: Kielce', 'Obywatelstwo polskie lub pozwolenie na pracę']);
  const { text, swapped } = swapPerson(cv, known, man, kept);
  expect(swapped).toMatchObject({ town: 0, nationality: 0, school: 0 });
  expect(text).toContain('Politechnika Świętokrzyska');
  expect(text).toContain('obywatelstwo: polskie');
  expect(text).not.toContain('hiszpańskie');
  expect(keptFor(['Pięć lat w Javie'])).toEqual({ town: true, school: false, nationality: false });
});
