import { findStated } from './stands-in-description';

const advert = `Szukamy programisty ze znajomością JavaScript oraz Dockera.
Wymagamy min. 3 lat doświadczenia w sprzedaży B2B i komunikatywnego języka angielskiego (B2).
Nice to have: experience with SAP, C#.`;

test.each([
  'Znajomość JavaScript',
  'Doświadczenie w sprzedaży B2B, 3 lata',
  'Język angielski B2',
  'Docker',
  'Experience with SAP',
  'C#',
])('%s is said', (text) => expect(findStated(advert, [text])).toEqual([true]));

test.each([
  ['a tool that is not named', 'Znajomość JavaScript, Dockera i Kubernetes'],
  ['the beginning of another name', 'Znajomość Java'],
  ['another figure', 'Doświadczenie w sprzedaży B2B, 5 lat'],
  ['another level', 'Język angielski C1'],
  ['something else', 'Prawo jazdy kategorii B'],
  ['nothing', '–'],
])('%s is not', (_, text) => expect(findStated(advert, [text])).toEqual([false]));
