import { classifyCriterion } from './classify-criterion';
import type { BankKind } from './question-bank/bank-question';

test.each<[string, BankKind]>([
  ['Prawo jazdy kat. B', 'driving'],
  ['Own car and full driving licence', 'documents'],
  ['Full driving licence', 'driving-category'],
  ['Uprawnienia EN ISO 9606-1 (metody 135 i 141)', 'documents'],
  ['Health and safety certificate', 'certificate'],
  ['Ukraiński lub rosyjski', 'one-of-languages'],
  ['English at B2 and Polish at C1', 'two-languages'],
  ['Legal right to work in the UK', 'right-to-work'],
  ['Based in Ireland', 'location'],
  ['Dojazd do Skawiny', 'location'],
  ['Praca stacjonarna w Kołobrzegu', 'location'],
  ['Three days a week in Leeds', 'location'],
  ['Przeprowadzanie audytów', 'skill'],
  ['Praca na wysokości', 'conditions'],
  ['Gotowość do delegacji w kraju', 'availability'],
  ['Trasy tygodniowe po Europie', 'availability'],
  ['Nights and every other weekend', 'availability'],
  ['Zaświadczenie ADR', 'licence'],
  ['Doświadczenie w biurze rachunkowym', 'experience-years'],
  ['Group of 20 children or more', 'amount'],
  ['We Wrocławiu lub zdalnie', 'location'],
  ['In Gdańsk or remotely', 'location'],
  ['W radiu lokalnym', 'industry'],
  ['W spożywce lub farmacji', 'industry'],
  ['Valid forklift licence', 'licence'],
  ['Certyfikat ISTQB', 'certificate'],
  ['Wykształcenie wyższe techniczne', 'education'],
  ["Bachelor's degree in accounting", 'education'],
  ['Język niemiecki w stopniu komunikatywnym', 'language'],
  ['Min. 3 lata doświadczenia w księgowości', 'experience-years'],
  ['5+ years of experience in sales', 'experience-years'],
  ['Zarządzanie ludźmi', 'leadership'],
  ['Zarządzanie zespołem 10 osób', 'amount'],
  ['Dyspozycyjność do pracy zmianowej', 'availability'],
  ['Willingness to travel', 'availability'],
  ['Komunikatywność', 'soft-skill'],
  ['Znajomość branży farmaceutycznej', 'industry'],
  ['Bardzo dobra znajomość Excel', 'tool'],
  ['Prowadzenie dokumentacji kadrowej', 'responsibility'],
  ['Samodzielne prowadzenie pełnej księgowości', 'responsibility'],
  ['Odpowiedzialność za budżet sklepu', 'responsibility'],
  ['Compassion and patience', 'soft-skill'],
  ['Obsługa pomp infuzyjnych', 'tool'],
  ['Prawo wykonywania zawodu pielęgniarki', 'licence'],
  ['Valid nursing registration', 'licence'],
  ['Physical readiness to work in cold storage', 'conditions'],
  ['Available from 1 February', 'start-date'],
  ['Rozpoczęcie pracy od zaraz', 'start-date'],
  ['HCPC registration or equivalent', 'licence'],
  ['Patient positioning', 'skill'],
  ['Obsługa defibrylatora', 'tool'],
  ['Obsługa trudnych klientów', 'responsibility'],
  ['Working from the office 3 days a week', 'location'],
  ['Supervising students', 'leadership'],
  ['Karta kierowcy i kod 95', 'documents'],
  ['Saturday work', 'availability'],
  ['Working under time pressure', 'soft-skill'],
  ['Lutowanie', 'skill'],
])('%s: %s', (label, kind) => expect(classifyCriterion('REQUIREMENT', label)).toBe(kind));

test('a red flag has kinds of its own, other criteria that of what they are', () => {
  expect(classifyCriterion('RED_FLAG', 'Częste zmiany pracy')).toBe('job-changes');
  expect(classifyCriterion('RED_FLAG', 'Frequent job changes')).toBe('job-changes');
  expect(classifyCriterion('RED_FLAG', 'Gaps in employment')).toBe('employment-gap');
  expect(classifyCriterion('RED_FLAG', 'Coś jeszcze')).toBe('general');
  expect(classifyCriterion('LANGUAGE', 'Angielski B2')).toBe('language');
  expect(classifyCriterion('BUDGET', 'do 12 000 zł')).toBe('budget');
  expect(classifyCriterion('LOCATION', 'Kraków')).toBe('location');
});
