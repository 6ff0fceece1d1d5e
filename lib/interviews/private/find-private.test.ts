import { findPrivate } from './find-private';

test.each([
  'My back end work was in Java.',
  'My MS Office skills are advanced',
  'I lent books to readers and ran the catalogue.',
  'My operation had 40 people and two warehouses.',
  'My treatment of customer complaints cut them by half.',
  'My ex-colleague taught me SAP.',
  'My condition was a written contract.',
  'My diagnosis was a worn bearing, so I changed it.',
  'Moja diagnoza: zużyte łożysko',
  'Mój partner na zmianie robił pomiary',
  'After the operation ended we closed the warehouse.',
  'I have additional certificates',
  'I have an MSc in chemistry',
  'I have a mental health first aid certificate',
  'My health and safety certificate is valid until May',
  'Mam orzeczenie lekarskie do pracy na wysokości',
  'I had a breakdown on the line and fixed it in an hour',
  'My mother tongue is Polish',
  'System ma problem z pamięcią, naprawiłem to',
])('what is about work stays: %s', (answer) => expect(findPrivate(answer)).toEqual([]));

test.each([
  'Ma dwoje dzieci, więc woli rano.',
  'She has two small children.',
  'I have two girls at school',
  'Nie mogę dźwigać, dysk mi wypadł',
  'Mam łuszczycę',
  'Mam Crohna',
  'Mam orzeczenie',
  'I vote Labour',
  "I'm from Ukraine, so I speak Russian",
  'Jestem Polakiem',
  "I'm Polish",
  'My back hurts when I stand',
  'After the operation I cannot lift',
  'Mój partner pracuje w domu z dziećmi',
  'He has epilepsy',
  'Chodzi do kościoła co niedzielę',
  'My kids are 4 and 6',
  'Jej mąż jest chory',
])('what is private is found: %s', (answer) => expect(findPrivate(answer)).not.toEqual([]));

test('asked about the right to work, one may tell where one is from', () => {
  const answer = 'Jestem z Ukrainy, mam kartę pobytu.';
  expect(findPrivate(answer, 'Prawo do pracy?')).toEqual([]);
  expect(findPrivate(answer, 'Jakie systemy były używane?')).not.toEqual([]);
});
