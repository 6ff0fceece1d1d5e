import { hideContacts } from './hide-contacts';

test.each([
  ['CV podaje jan.kowalski@poczta.example i tel. +48 600 100 200.', ['kowalski', '600 100 200']],
  ['Zob. https://profil.example/jan oraz www.profil.example/jan', ['profil.example']],
  ['Numery: 600-100-200, tel. 22 600 10 20', ['600-100', '600 10']],
])('%s', (sentence, hidden) => {
  for (const part of hidden) expect(hideContacts(sentence)).not.toContain(part);
});

test.each([
  'Praca w Javie od 03.2016 do 11.2025, 8 lat',
  '01.03.2016-30.11.2025: Spring Boot 3.2',
  'Norma ISO 9001:2015, 250 osób, 17 500 zł',
])('%s stays', (sentence) => {
  expect(hideContacts(sentence)).toBe(sentence);
});
