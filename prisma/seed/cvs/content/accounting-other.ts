/** Candidates for the accounting position: some of what is asked for, or little. Notation: see parse-demo-cv.ts. */
export const accountingOther = [
  `
Piotr Łęcki
Audytor
Poznań, wielkopolskie
passport pl
# profile
Cztery lata w badaniu sprawozdań finansowych. Chcę przejść na drugą stronę stołu i wreszcie samemu coś zamknąć, zamiast pytać, dlaczego jest otwarte.
# experience
2022-09..now | Starszy asystent biegłego rewidenta | Wierzba Audyt sp. z o.o., Poznań
- Badanie sprawozdań 25 spółek (produkcja, handel, deweloperzy) według ustawy o rachunkowości i MSSF.
- Testy kontroli, inwentaryzacje, potwierdzenia sald, analiza podatku odroczonego.
- Kierowałem zespołami 2–3 osób u klienta.
# education
2017-10..2022-06 | Rachunkowość i finanse biznesu, magister | Uniwersytet Ekonomiczny w Poznaniu
# skills
Ustawa o rachunkowości, MSSF, Excel (Power Query, VBA), SAP (odczyt), CaseWare, CIT, podatek odroczony
# languages
angielski: C1
francuski: B1
# certificates
Biegły rewident: zdanych 7 z 10 egzaminów
# interests
Brydż sportowy, bieganie
# extra
Oczekiwania: 12 000 zł brutto
Dyspozycyjność: od stycznia 2027
`,
  `
Renata Gołąb
Księgowa
Piła, wielkopolskie
letter pl
# profile
Księgowa z wykształceniem średnim ekonomicznym i siedmioletnim stażem. Nie mam wykształcenia wyższego, mam za to praktykę.
# experience
2019-05..now | Księgowa | Tartak Jodełka, Piła
- Faktury, rozrachunki, deklaracje VAT i JPK w programie Symfonia.
- Ewidencja środków trwałych i wyposażenia.
- Kontakt z biurem podatkowym i urzędem skarbowym.
2017-01..2019-04 | Fakturzystka | Skup Owoców Leśnych „Borówka", Złotów
- Faktury RR, rozliczenia z rolnikami, kasa.
# education
2008..2012 | Technik ekonomista | Zespół Szkół Ekonomicznych, Piła
# skills
Symfonia, Excel, VAT, JPK, kasa, Płatnik
# languages
angielski: A1
# certificates
Kurs „Samodzielna księgowa", 120 h (2018)
# interests
Grzybobranie, szycie
# extra
Oczekiwania: 7 400 zł brutto
Prawo jazdy kat. B
`,
  `
Kinga Stolarczyk
Accounts Receivable Specialist
Kraków, małopolskie
banner en
# profile
Four years in shared service centres, on the receivables side. Fast with SAP, patient with debtors.
# experience
2023-03..now | Accounts Receivable Specialist | Bluefinch Global Services, Kraków
- Cash application and credit control for customers in Spain and Portugal; overdue debt down 18% in a year.
- Month-end reporting in SAP and Excel.
2022-03..2023-02 | Junior Accountant, AR | Tarn & Fell Shared Services, Kraków
- Bank statements, dunning letters, query handling.
# education
2017..2022 | MA Iberian Studies | Jagiellonian University, Kraków
# skills
SAP FI, Excel, cash application, credit control, reporting
# languages
Polish: native
Spanish: C1
English: C1
# interests
Flamenco, street photography
# extra
Prefers remote or Kraków-based work
`,
  `
Sebastian Wójtowicz
Kierowca, wcześniej pracownik księgowości
Konin, wielkopolskie
timeline pl
# profile
Szukam stałej pracy w biurze. Dawniej pomagałem w księgowości transportowej, ostatnio jeżdżę.
# experience
2021-05..now | Kierowca dostawca | Gołębnik Kurier, Konin
- Trasy miejskie, rozliczanie pobrań.
2018-02..2021-04 | Pomoc księgowa | Szosa Transport sp. z o.o., Konin
- Rozliczanie delegacji kierowców, faktury za paliwo, Excel.
# education
2013..2017 | Technik logistyk | Zespół Szkół Technicznych, Konin
# skills
Excel, rozliczanie delegacji, obsługa klienta
# languages
niemiecki: A2
# extra
Prawo jazdy kat. B, C
`,
  `
Magdalena Cichosz
Księgowa projektów unijnych
Poznań, wielkopolskie
gazette pl
# profile
Specjalizuję się w księgowości fundacji i projektów dofinansowanych. Przez siedem lat rozliczyłam 41 grantów i nie zwróciłam ani złotówki.
# experience
2019-09..now | Księgowa | Fundacja Most na Drugi Brzeg, Poznań
- Pełna księgowość organizacji pożytku publicznego: polityka rachunkowości, sprawozdanie finansowe, CIT-8.
- Rozliczanie grantów krajowych i unijnych, kontrole u grantobiorców.
- Praca w enova365; przygotowanie danych do JPK.
- Prowadzę warsztaty finansowe dla małych stowarzyszeń.
# education
2012-10..2017-06 | Ekonomia, magister | Uniwersytet Mikołaja Kopernika w Toruniu
# skills
enova365, Excel, ustawa o rachunkowości, granty, CIT, sprawozdania OPP, PIT
# languages
angielski: B2
esperanto: B1
# certificates
Kurs SKwP: księgowość organizacji pozarządowych
# interests
Wolontariat w schronisku, kajakarstwo
# extra
Nie rozliczałam dotąd podatku VAT – fundacja korzysta ze zwolnienia
Oczekiwania: 9 000 zł brutto
`,
  `
Arkadiusz Nowicki-Dąb
Specjalista ds. rozliczeń VAT
Poznań, wielkopolskie
mist pl
# profile
Pięć lat wyłącznie w podatku VAT: od rejestracji zagranicznych po KSeF. Umiem przeczytać ustawę i przełożyć ją na kod podatkowy w systemie.
# experience
2023-06..now | Specjalista ds. VAT | Wielki Młyn Handel Sieciowy S.A., Poznań
- Deklaracje VAT i JPK_V7 dla czterech spółek (120 tys. dokumentów miesięcznie) w SAP.
- Konfiguracja i testy KSeF, procedury awaryjne, szkolenia sklepów.
- Wyjaśnienia dla urzędów skarbowych, wnioski o zwrot.
2021-10..2023-05 | Młodszy specjalista ds. podatków | Doradztwo Podatkowe Klon i Jawor, Poznań
- Przeglądy podatkowe, rejestracje VAT w Niemczech i Czechach.
# education
2016-10..2021-06 | Prawo, magister | Uniwersytet im. Adama Mickiewicza w Poznaniu
# skills
Podatki: VAT krajowy i unijny, OSS, JPK, KSeF, akcyza (podstawy)
Systemy: SAP S/4HANA, Excel, Power Query
Księgowość: uzgadnianie kont podatkowych, rozliczenia międzyokresowe
# languages
angielski: C1
niemiecki: B2
# certificates
Egzamin na doradcę podatkowego: część pisemna zdana (2025)
# interests
Kolarstwo szosowe, nauka gry na wiolonczeli
# extra
Oczekiwania: 11 500 zł brutto
`,
];
