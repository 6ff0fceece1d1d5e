/** A word of CVs: how people ask for it, and every form in which a CV has it. Nobody finds it by another entry. */
export interface VocabularyEntry {
  asked: string[];
  written: string[];
}

const entry = (asked: string, written: string): VocabularyEntry => ({
  asked: asked.split(' '),
  written: written.split(' '),
});

/** Written by hand from Polish grammar, not derived from the search's own rules. */
export const vocabulary: VocabularyEntry[] = [
  entry('kafka Kafki KAFKĄ', 'Kafka Kafki Kafce Kafkę Kafką KAFKA'),
  entry('java Javy javą', 'Java Javy Javie Javę Javą'),
  entry('JavaScript javascriptu', 'JavaScript JavaScriptu JavaScripcie'),
  entry(
    'programista programisty programistą',
    'programista programisty programiście programistę programistą programiści programistów programistom programistami',
  ),
  entry('magazyn magazynu', 'magazyn magazynu magazynowi magazynem magazynie magazyny magazynów magazynach'),
  entry('kierownik kierownika', 'kierownik kierownika kierownikowi kierownikiem kierownicy kierowników'),
  entry('klient klienta', 'klient klienta klientowi klientem kliencie klienci klientów klientami'),
  entry('tester testera', 'tester testera testerem testerze testerzy testerów'),
  entry('księgowość ksiegowosc', 'księgowość księgowości księgowością'),
  entry('sprzedaż sprzedazy', 'sprzedaż sprzedaży sprzedażą'),
  entry('faktura faktury', 'faktura faktury fakturze fakturę fakturą faktur fakturami'),
  entry('obsługa obslugi', 'obsługa obsługi obsłudze obsługę obsługą'),
  entry('logistyka LOGISTYKI', 'logistyka logistyki logistyce logistykę logistyką'),
  entry('zamówienie zamówienia', 'zamówienie zamówienia zamówieniu zamówień zamówieniami'),
  entry('angielski angielskiego', 'angielski angielskiego angielskiemu angielskim angielska angielskiej'),
  entry('wózek wózki', 'wózek wózka wózki wózków wózkiem wózkami'),
  entry('umowa umowy', 'umowa umowy umowie umowę umową umów umowami'),
  entry('spawacz', 'spawacz spawacza spawacze spawaczy spawaczem'),
  entry('python', 'Python Pythona Pythonie Pythonem'),
  entry('sql SQL', 'SQL sql'),
  entry('nosql', 'NoSQL'),
  entry('c++ C++', 'C++ c++'),
  entry('c# C#', 'C# c#'),
  entry('iso', 'ISO'),
];

/** What stands between the words of a CV. */
export const cvSeparators = [
  ' ',
  ' ',
  ', ',
  '; ',
  '\n',
  ' / ',
  '/',
  ' – ',
  ' • ',
  '·',
  ' (',
  ') ',
  '|',
  '\u00a0',
  ' ► ',
  '→',
  '…',
];
