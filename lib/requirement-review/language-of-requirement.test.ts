import { languageOfRequirement } from './language-of-requirement';

test.each([
  ['Język angielski na poziomie min. B2', { language: 'en', level: 'INTERMEDIATE' }],
  ['Biegła znajomość języka niemieckiego w mowie i piśmie', { language: 'de', level: 'PROFICIENT' }],
  ['Fluent French', { language: 'fr', level: 'PROFICIENT' }],
  ['Spanish at C1 level or above', { language: 'es', level: 'ADVANCED' }],
  ['Angielski', { language: 'en', level: 'UNKNOWN' }],
  ['Angielski lub niemiecki komunikatywnie', null],
  ['Znajomość rynku niemieckiego', null],
  ['Polish tax law', null],
  ['Doświadczenie w pracy z językiem SQL', null],
])('"%s"', (text, language) => {
  expect(languageOfRequirement(text)).toEqual(language);
});
