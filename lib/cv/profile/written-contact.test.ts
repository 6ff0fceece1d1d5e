import { documentFromText } from '@/lib/cv/document-from-text';
import { findEmail, findPhone } from './contact';
import { findLanguageMentions } from './language-mentions';
import { findPlace } from './place';
import { findSectionLines } from './sections';

const nobody = { firstName: null, lastName: null };
const linesOf = (text: string) => findSectionLines(documentFromText(text)).filter((line) => line.text.trim() !== '');

test.each([
  ['bogumila.\nwrona@poczta.example', 'bogumila.wrona@poczta.example'],
  ['bogumila.wrona@poczta.\nexample', 'bogumila.wrona@poczta.example'],
  ['bogumila.wrona (at) poczta.example', 'bogumila.wrona@poczta.example'],
  ['ul. Polna 3 m.\nbogumila@poczta.example', 'bogumila@poczta.example'],
])('%s is an e-mail address', (text, email) => {
  expect(findEmail(linesOf(`Bogumiła Wrona\n${text}`), nobody)).toBe(email);
});

test.each([
  ['praca: b.wrona@urzad.example (służbowy)\nprywatny: bogna@poczta.example', 'bogna@poczta.example'],
  ['2018 – 2021 Agencja Kleks, biuro@kleks.example', null],
  ['2018 – 2021 Agencja Kleks\nbogna(at)poczta.example', 'bogna@poczta.example'],
  ['Poczta: bogumila.\nwrona@poczta.example', 'bogumila.wrona@poczta.example'],
])('of %s the address is %s', (text, email) => {
  expect(findEmail(linesOf(`Bogumiła Wrona\n${text}`), nobody)).toBe(email);
});

test('an address among dates counts if it has the name', () => {
  const lines = linesOf('Bogumiła Wrona\n2018 – 2021 Agencja Kleks, Sopot; kontakt: bogumila@kleks.example');
  expect(findEmail(lines, { firstName: 'Bogumiła', lastName: 'Wrona' })).toBe('bogumila@kleks.example');
});

test.each([
  ['2018 – 2021 Market, kierowniczka Jolanta Bąk tel. 52 357 00 00', null],
  ['2018 – 2021 Market, kierowniczka Jolanta Bąk tel. 52 357 00 00\nja: 661 442 553', '661 442 553'],
])('of %s the phone is %s', (text, phone) => {
  const document = documentFromText(`Bogumiła Wrona\n${text}`);
  expect(findPhone(document, linesOf(`Bogumiła Wrona\n${text}`))).toBe(phone);
});

test.each([
  ['+48/600/100/200', '+48/600/100/200'],
  ['tel. +48/600/100/200 / 61 855 12 34', '+48/600/100/200'],
  ['+48–600–100–200', '+48–600–100–200'],
  ['123-456-7890', '123-456-7890'],
  ['123.456.7890 | ann@ladle.example', '123.456.7890'],
  ['(123) 456-7890', '(123) 456-7890'],
  ['(718) 555–0100', '(718) 555–0100'],
  ['718‑555‑0100', '718‑555‑0100'],
  ['+44 7700\n900 123', '+44 7700 900 123'],
  ['+44 7700 900\n123', '+44 7700 900 123'],
  ['phone: +44 7700 900\n123\nLeeds', '+44 7700 900 123'],
  ['+49 151 2345\n6789', '+49 151 2345 6789'],
  ['H+44 7700 900123', '+44 7700 900123'],
  ['600 100 200 / 601 100 200', '600 100 200'],
  ['Leeds A1+44 7700 900123', null],
  ['+44 7700 900123\n2018 – 2021 Clerk', '+44 7700 900123'],
])('the phone of %j is %s', (text, phone) => {
  expect(findPhone(documentFromText(`Ann Wrona\n${text}`), linesOf(`Ann Wrona\n${text}`))).toBe(phone);
});

test('an order or an invoice beside a job is no American number', () => {
  const text = 'Ann Wrona\nExperience\n2018 – 2021 Clerk, checked\n123-456-7890 every day and 555.123.4567 at night';
  expect(findPhone(documentFromText(text), linesOf(text))).toBe(null);
});

test.each([
  ['Boliver.hartwell@mail.example', 'oliver.hartwell@mail.example'],
  ['Eoliverhartwell@mail.example', 'oliverhartwell@mail.example'],
  ['hartwell.oliver@mail.example', 'hartwell.oliver@mail.example'],
  ['jhartwell@mail.example', 'jhartwell@mail.example'],
  ['oliver.hartwell@mail.\nexample', 'oliver.hartwell@mail.example'],
  ['oliver.hartwell@mail.firma.\nexample', 'oliver.hartwell@mail.firma.example'],
  ['oliver.\nhartwell@mail.\nexample', 'oliver.hartwell@mail.example'],
])('the address of Oliver Hartwell in %j is %s', (text, email) => {
  const lines = linesOf(`Oliver Hartwell\n${text}`);
  expect(findEmail(lines, { firstName: 'Oliver', lastName: 'Hartwell' })).toBe(email);
});

test.each([
  ['Totnes, Devon TQ9\n01632 960214', 'Totnes'],
  ['Bungay\nSuffolk NR35\n07700 900318', 'Bungay'],
  ['Banbridge, Co. Down, BT32', 'Banbridge'],
  ['Lives in: Tewkesbury, Gloucestershire', 'Tewkesbury'],
  ['Kożuchów, pow. nowosolski\n692 450 713', 'Kożuchów'],
  ['Drobin (powiat płocki)\n692 450 713', 'Drobin'],
  ['Miejsce zamieszkania: Magdalenka, gm. Lesznowola', 'Magdalenka'],
  ['ur. 1986, zam. Częstochowa\n692 450 713', 'Częstochowa'],
  ['Ryki (praca zdalna)\n692 450 713', 'Ryki'],
  ['Wolverhampton 07700 900330 ann@ladle.example', 'Wolverhampton'],
  ['Address: Baker Street', null],
  ['Baker Street, NW1 6XE\n+44 7700 900123', null],
  ['Baker Street, London NW1 6XE\n+44 7700 900123', 'London'],
  ['Krakowska Street, Poland\n692 450 713', null],
  ['Adres: Aleje Jerozolimskie', null],
  ['Wohnort: Hauptstraße', null],
  ['Via Roma, Poland\n692 450 713', null],
  ['Viareggio, Italy\n692 450 713', 'Viareggio'],
  ['Poland (remote)\nann@ladle.example', null],
  ['mieszkanie: Prudnik, Sikorskiego 12', 'Prudnik'],
  ['Mieszkam w Sosnowcu', 'Sosnowiec'],
  ['Warsaw area, Poland\n692 450 713', 'Warszawa'],
  ['Kobierzyce, Dolnośląskie, Polska', 'Kobierzyce'],
  ['ann@ladle.example\n692 450 713\n\nZakład Rogala, Łomża, kontroler', null],
  ['ann@ladle.example\n692 450 713\n2012 Papierex, Zgierz', null],
])('%s names the town %s', (text, city) => {
  expect(findPlace(linesOf(`Ann Wrona\n${text}`)).city).toBe(city);
});

test.each([
  ['I speak English as my native language, Polish at B1.', ['en NATIVE', 'pl INTERMEDIATE']],
  ['German is my mother tongue, English fluent.', ['de NATIVE', 'en PROFICIENT']],
  ['Welsh is my first language.', ['cy NATIVE']],
  ['Mother tongue(s) Slovak', ['sk NATIVE']],
  ['języki: ang. C1, hiszp. A2', ['en ADVANCED', 'es BASIC']],
  ['Languages: Ukrainian – рідна, German – Muttersprache', ['uk NATIVE', 'de NATIVE']],
  ['języki: niemiecki (Muttersprache), Українська (рідна мова)', ['de NATIVE', 'uk NATIVE']],
  ['Irish company, Welsh market', []],
])('%s claims %j', (text, claimed) => {
  const mentions = findLanguageMentions(linesOf(`Ann Wrona\n${text}`));
  expect(mentions.map(({ language, level }) => `${language} ${level}`)).toEqual(claimed);
});
