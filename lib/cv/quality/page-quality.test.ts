import { measurePage } from './page-quality';
import { loadWords, type IsLikeWord } from './word-likeness';

let isLikeWord: IsLikeWord;
beforeAll(async () => {
  isLikeWord = await loadWords();
}, 30_000);

const polish = `Żaneta Wróbel-Kąkol, Łódź, telefon 600 100 200
Księgowa z jedenastoletnim doświadczeniem w spółkach produkcyjnych i handlowych.
Prowadzę księgi rachunkowe, sporządzam deklaracje VAT, przygotowuję sprawozdania finansowe.
Współpracuję z biegłymi rewidentami podczas badania rocznego, lubię porządek w dokumentach.`;
const english = `Owen Ashby, Leeds, software developer
Eight years of experience with TypeScript, React, Node.js, PostgreSQL and Kubernetes.
Responsible for planning and delivery of the billing platform of a leasing company.
Mentored four developers, introduced code reviews and automated deployment pipelines.`;
const german = `Berufserfahrung als Softwareentwickler mit Schwerpunkt auf der Entwicklung von Webanwendungen.
Verantwortlich für die Planung und Umsetzung von Projekten im Bereich Versicherungen.
Studium der Informatik an der Universität, Abschluss mit Auszeichnung, teamfähig und zuverlässig.`;
const technologies = `React TypeScript Node.js PostgreSQL Kubernetes Docker AWS Terraform Jenkins GitLab Redis Kafka
RabbitMQ GraphQL Next.js Prisma Jest Playwright Cypress Webpack Vite ESLint Grafana Prometheus MongoDB Spring`;

const measure = (text: string, recognised: { confidence: number } | null = null) =>
  measurePage({ number: 1, width: 595, height: 842, text, spans: [] }, isLikeWord, recognised);

/** Each letter's code cut to one byte, which leaves those up to "ÿ" as they are. */
const cut = (text: string) =>
  text.replace(/[^\u0000-\u00ff]/gu, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) % 256).replace(/\p{Cc}/gu, ' '),
  );

const shifted = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (/[yz]/i.test(letter) ? -24 : 2)));

test.each([
  ['Polish', polish],
  ['English', english],
])('%s text is good', (_, text) => {
  expect(measure(text)).toMatchObject({ verdict: 'GOOD', source: 'TEXT' });
});

const ukrainian = `Досвід роботи: керівниця магазину «Сільпо», Львів, команда з чотирнадцяти людей.
Складала графіки змін, проводила інвентаризацію та замовляла товар у постачальників.
Розмовляю українською та англійською мовами, працюю в програмах Excel та SAP.`;

const shortGerman = `Jürgen Baumgärtner
Dresden
Berufserfahrung
2018 – heute Lagerlogistiker, Elbkeramik GmbH
2013 – 2018 Lagerhelfer, Spedition Sonntag
Ausbildung
2010 – 2013 Berufsschule Dresden
Führerschein B, C
Sprachen
Deutsch Muttersprache, Englisch B2, Polnisch A2`;
const italian = `Giulia Ferrari, Torino
Esperienza professionale
2018 – oggi Contabile capo, Ceramiche Valle S.r.l.
Redazione di bilanci mensili, dichiarazioni IVA, gestione di un gruppo di cinque persone
Lingue: italiano madrelingua, inglese B2, polacco A2`;

test.each([
  ['German', german, null],
  ['a short CV in German', shortGerman, null],
  ['a recognised short CV in German', shortGerman, { confidence: 0.92 }],
  ['Italian', italian, null],
  ['recognised German', german, { confidence: 0.95 }],
  ['Ukrainian', ukrainian, null],
])('%s is good at once, though the dictionaries have none of its words', (_, text, recognised) => {
  expect(measure(text, recognised).verdict).toBe('GOOD');
});

const names = `Siobhán Ní Dhomhnaill, Zbigniew Brzęczyszczykiewicz, Giulia Ferrarini, Zuzana Dvořáková, Jürgen Baumgärtner
Thandiwe Mokoena, Wiesława Kępińska, Nguyen Thi Hoa, Lovisa Lindqvist, Matthijs van der Veen, Oksana Szewczenko
Rzgów, Kluczbork, Llanfairpwll, Aberystwyth, Siemiatycze, Göttingen, Eindhoven, Brzeszcze, Cieszyn`;
const products = `Adobe Photoshop, InDesign, Figma, Sketch, Zeplin, Trello, Asana, Notion, Miro, Hotjar, Webflow
Salesforce, HubSpot, Mailchimp, Zapier, Tableau, Looker, Snowflake, Databricks, Airflow, Kubernetes, Grafana`;

test.each([
  ['people and places', names],
  ['products', products],
  ['technologies', technologies],
  ['products behind sentences', `${english} ${products} ${names}`],
])('a list of %s is good at once', (_, text) => {
  expect(measure(text).verdict).toBe('GOOD');
  expect(measure(shifted(text)).verdict).not.toBe('GOOD');
});

test.each([
  ['Polish without its letters', polish.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')],
  ['a list of technologies', technologies],
  ['a Polish list of programs', `${polish} Programy: InDesign, PyCharm, CorelDraw, LinkedIn, iCloud, YouTube [film].`],
  ['a list of ratings', `${english} Python ●●●●○, Java ●●●○○, C++ ●●○○○, C# (+3), .NET, Node.js, CI/CD, R&D`],
])('%s may be read from the file', (_, text) => {
  expect(['GOOD', 'DOUBTFUL']).toContain(measure(text).verdict);
});

test.each([
  ['a font with other letters', shifted(polish)],
  ['a font of private signs', polish.replace(/\S/gu, (sign) => String.fromCharCode(0xe000 + sign.charCodeAt(0)))],
  ['Polish of another code page', Buffer.from(polish, 'utf8').toString('latin1')],
  [
    'Polish in the code page of the West',
    polish.replace(/[ąęłśż]/gu, (letter) => ({ ą: '¹', ę: 'ê', ł: '³', ś: 'œ', ż: '¿' })[letter] ?? ''),
  ],
  ['Polish letters cut to one byte', cut(polish)],
  [
    'signs and digits in the place of letters',
    "£WA9$,3$,'|#!<8!<1W'?!16£ 2+£-9, h â;!£-!2 h à 8$,-T;,-23 T8!99,366'8T '2S'8°-2",
  ],
  [
    'signs beside few letters',
    `)7$. , =# 6 & 5$ ! * 4 A " B ; < A ;C / -> & * #D % (# ) + 0 1 23 & " 4 ' : 8 , 9 7 5 2 = @ ? & 6 4 )8$ " ! B ; 4 & C # 2 . D`,
  ],
  ['signs one by one', `! " # $ % & ' ( ) * + , - . / 0 1 2 3 4 5 6 7 8 9 < > ? @ `.repeat(8)],
  ['words without gaps', polish.replaceAll(' ', '')],
  ['letters with gaps', [...polish].join(' ')],
  ['words in pieces', polish.replace(/(\p{L}{2,3})(?=\p{L})/gu, '$1 ')],
  ['letters in disorder', english.replace(/\p{L}{3,}/gu, (word) => [...word].reverse().join(''))],
])('%s is not text', (_, text) => {
  expect(measure(text).verdict).toBe('BAD');
});

test('recognised text must be surer than text of a file', () => {
  const wrongLetters = english.replace(/[aeou]/gu, 'x');
  expect(measure(wrongLetters, { confidence: 0.95 }).verdict).toBe('BAD');
  expect(measure(english, { confidence: 0.9 }).verdict).toBe('GOOD');
  expect(measure(english, { confidence: 0.4 }).verdict).toBe('BAD');
});

test('a page with a few letters is empty, whatever they are', () => {
  expect(measure('Scanned by Skaner 3000')).toMatchObject({ verdict: 'EMPTY', letters: 19 });
  expect(measure('')).toMatchObject({ verdict: 'EMPTY', wordShare: null });
});

test('lines in disorder are noticed by their places', () => {
  const lines = polish.split(/\s/);
  const text = lines.join('\n');
  let start = 0;
  const spans = lines.map((line, index) => {
    const span = { start, end: start + line.length, x: 50, y: ((index * 37) % 100) * 8, width: 50, height: 6 };
    start = span.end + 1;
    return span;
  });
  const page = { number: 1, width: 595, height: 842, text, spans };
  expect(measurePage(page, isLikeWord)).toMatchObject({ verdict: 'BAD' });
  const inOrder = spans.map((span, index) => ({ ...span, y: 800 - 10 * index }));
  expect(measurePage({ ...page, spans: inOrder }, isLikeWord)).toMatchObject({
    verdict: 'GOOD',
    upwardShare: 0,
  });
});
