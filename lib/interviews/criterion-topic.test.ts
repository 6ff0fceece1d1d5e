import { classifyCriterion } from './classify-criterion';
import { criterionTopic } from './criterion-topic';

const topic = (label: string, locale: 'pl' | 'en') =>
  criterionTopic({ label }, classifyCriterion('REQUIREMENT', label) === 'language', locale);

test.each([
  ['W spożywce lub farmacji', 'praca w spożywce lub farmacji'],
  ['min. 2 lata na podobnym stanowisku', 'co najmniej 2 lata doświadczenia na podobnym stanowisku'],
  ['co najmniej rok w call center', 'co najmniej rok doświadczenia w call center'],
  ['3 lata doświadczenia w księgowości', '3 lata doświadczenia w księgowości'],
  ['- Z doświadczeniem w sprzedaży;', 'osoba z doświadczeniem w sprzedaży'],
  ['oraz obsługa kasy', 'obsługa kasy'],
  ['Od zaraz', 'rozpoczęcie pracy od zaraz'],
  ['Prawo jazdy kat. C+E', 'prawo jazdy kat. C+E'],
  ['SAP S/4HANA', 'SAP S/4HANA'],
  ['GD&T (ISO 1101, ASME Y14.5)', 'GD&T (ISO 1101, ASME Y14.5)'],
  ['Potrafisz rozmawiać z trudnym klientem.', '„Potrafisz rozmawiać z trudnym klientem”'],
  ['Experience with Excel', '„Experience with Excel”'],
  ['Very good knowledge of German', 'niemiecki'],
  ['Good knowledge of English, B2', 'angielski B2'],
  ['Fluent English and 5 years in accounting', '„Fluent English and 5 years in accounting”'],
])('a Polish interview names "%s" as %s', (label, expected) => expect(topic(label, 'pl')).toBe(expected));

test.each([
  ['In food or pharma', 'experience in food or pharma'],
  ['At least three years with small clients', 'at least three years of experience with small clients'],
  ['2+ years in sales', '2+ years of experience in sales'],
  ['Driving licence C+E', 'driving licence C+E'],
  ['You can talk to upset customers', '“You can talk to upset customers”'],
  ['bardzo dobra znajomość języka niemieckiego', 'German'],
  ['Obsługa wózka widłowego', '“Obsługa wózka widłowego”'],
])('an English interview names "%s" as %s', (label, expected) => expect(topic(label, 'en')).toBe(expected));
