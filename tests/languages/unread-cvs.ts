import { drawPdf } from '../cv/make-pdf';

/** A CV in German: one licence, one product, and work as a storekeeper. */
export const germanLines = [
  'Jürgen Baumgärtner',
  'Lagerstraße 5, 01069 Dresden, juergen.baumgaertner@post.example',
  'Berufserfahrung',
  '03/2018 – heute Fachkraft für Lagerlogistik, Elbkeramik GmbH, Leitung eines Teams von fünf Personen',
  'Kommissionierung und Versand von Waren, Planung der Schichten, Buchungen in SAP',
  '09/2013 – 02/2018 Lagerhelfer, Spedition Sonntag, Be- und Entladung von Lkw mit dem Gabelstapler',
  'Ausbildung',
  '2010 – 2013 Berufsschule Dresden, Abschluss als Fachkraft für Lagerlogistik',
  'Führerschein: Klasse B, C',
  'Sprachen',
  'Deutsch – Muttersprache, Englisch – B2, Polnisch – A2',
];

export const ukrainianLines = [
  'Олена Коваленко',
  'Львів, olena.kovalenko@post.example',
  'Досвід роботи',
  '2018 – дотепер керівниця складу, компанія «Карпатбуд», команда з чотирнадцяти людей',
  'Планування змін, приймання та відвантаження товару, облік у програмі SAP',
  '2013 – 2018 комірниця, торговий дім «Сокіл», комплектація замовлень',
  'Освіта',
  '2008 – 2013 Львівська політехніка, логістика',
  'Посвідчення водія категорії В',
];

/** A PDF of the lines, wrapped. */
export function unreadPdf(lines: readonly string[]): Promise<Uint8Array> {
  return drawPdf((pdf) => lines.forEach((line) => pdf.text(line)), { margin: 40 });
}
