/** Candidates for the accounting position: some of what is asked for. Notation: see parse-demo-cv.ts. */
export const accountingMiddle = [
  `
Dominika Szulc
Młodsza księgowa
Poznań, wielkopolskie
timeline pl
# profile
Od półtora roku pracuję w dziale księgowości, studiuję zaocznie rachunkowość. Mam 1,5 roku doświadczenia i apetyt na kolejne.
# experience
2025-04..now | Młodsza księgowa | Kolorowe Szkło sp. z o.o., Poznań
- Wprowadzam faktury zakupu i sprzedaży do Comarch Optima (ok. 700 miesięcznie).
- Uzgadniam salda z kontrahentami, przygotowuję przelewy.
- Pomagam przy deklaracji VAT i pliku JPK.
2024-07..2024-09 | Praktykantka | Urząd Skarbowy Poznań-Wilda
- Archiwum, rejestracja pism.
# education
2024-10..now | Rachunkowość i podatki (zaocznie, III rok) | Uniwersytet WSB Merito w Poznaniu
2020..2024 | Technik rachunkowości | Zespół Szkół nr 1, Swarzędz
# skills
Comarch Optima, Excel (funkcje, tabele przestawne), Płatnik, fakturowanie
# languages
angielski: B1
# interests
Roller derby, kolekcjonowanie pocztówek
# extra
Oczekiwania: 6 500 zł brutto
`,
  `
Wiktor Zarębski
Analityk finansowy
Warszawa, mazowieckie
banner pl
# profile
Analityk z pięcioletnim doświadczeniem w budżetowaniu i raportowaniu zarządczym. Z księgowością współpracuję codziennie, ale ksiąg nigdy sam nie prowadziłem.
# experience
2021-09..now | Analityk finansowy | Kometa Media S.A., Warszawa
- Budżet roczny 60 mln zł, prognozy kroczące, analiza odchyleń.
- Zautomatyzowałem raporty w Power BI i Excelu; oszczędność 4 dni pracy miesięcznie.
2020-07..2021-08 | Młodszy analityk | Centrum Analiz Ważka, Warszawa
- Modele przepływów, wyceny projektów.
# education
2015-10..2020-06 | Metody ilościowe w ekonomii, magister | Szkoła Główna Handlowa w Warszawie
# skills
Excel, VBA, Power BI, SQL, modelowanie finansowe, SAP BW
# languages
angielski: C1
niemiecki: B2
# certificates
CFA Level II candidate
# interests
Squash, jazz, modele samolotów
# extra
Praca zdalna lub z biura w Warszawie
Oczekiwania: 14 000 zł brutto
`,
  `
Iwona Kaczor
Specjalistka ds. kadr i płac
Oborniki, wielkopolskie
dusk pl
# profile
Dziesięć lat naliczam wynagrodzenia. Chcę poszerzyć zakres pracy o pełną księgowość; część obowiązków już przejęłam.
# experience
2018-08..now | Specjalistka ds. kadr i płac | Piekarnia Złoty Kłos, Oborniki
- Lista płac dla 130 osób, umowy, ZUS, PPK, PIT-11.
- Od 2024 r. księguję koszty wynagrodzeń i uzgadniam konta zespołu 2 w Symfonii.
2016-02..2018-07 | Referentka ds. kadr | Ośrodek Sportu i Rekreacji, Rogoźno
- Akta osobowe, ewidencja czasu pracy, sprawozdania.
# education
2011-10..2016-07 | Administracja, magister | Uniwersytet im. Adama Mickiewicza w Poznaniu
# skills
Płace: Płatnik, Symfonia Kadry i Płace, PPK, zasiłki
Księgowość: dekretacja kosztów płac, uzgadnianie kont
Biuro: Excel, Word, elektroniczne akta
# languages
angielski: A2
# certificates
Kurs SKwP „Księgowość od podstaw" (2025)
# interests
Nordic walking, układanie bukietów
# extra
Oczekiwania: 8 000 zł brutto
`,
  `
Marek Ignaczak
Księgowy
Poznań
typist pl
# profile
Prowadziłem własne biuro rachunkowe przez 9 lat. Działalność zamknąłem w 2023 roku z powodów rodzinnych; wracam na rynek pracy.
# experience
2014-01..2023-06 | Właściciel | Biuro Rachunkowe M. Ignaczak, Poznań
- 40 klientów: księgi przychodów i rozchodów, ryczałt, trzy spółki na pełnych księgach.
- Deklaracje VAT, JPK, PIT, ZUS; programy wFirma i Symfonia.
- Ulgi i optymalizacja dla małych firm budowlanych.
2008-03..2013-12 | Księgowy | Spółdzielnia Mieszkaniowa „Pod Lipami", Poznań
- Rozliczenia czynszów, fundusz remontowy, sprawozdania finansowe.
# education
2003..2008 | Ekonomia, magister | Akademia Ekonomiczna w Poznaniu
# skills
Symfonia, wFirma, Płatnik, Excel, VAT, PIT, JPK
# languages
niemiecki: B2
angielski: A2
# certificates
Świadectwo kwalifikacyjne MF do usługowego prowadzenia ksiąg
`,
  `
Oksana Melnyk
Accountant
Poznań, Poland
slate en
# profile
Accountant from Kharkiv with nine years in the profession, three of them in Poland. I started here as a warehouse clerk, learned the language, took a course in Polish accounting and have worked in a finance department again since 2024.
# experience
2024-02..now | Accounting Specialist | Rumianek Cosmetics, Komorniki
- Purchase invoices, VAT registers and JPK_V7 in Comarch XL.
- Reconciliation of 250 supplier accounts; overdue items down by half within a year.
2022-11..2024-01 | Warehouse Clerk | Trzy Rzeki Fulfilment, Poznań
- Goods receipt and document control.
2015-08..2022-02 | Accountant | Slobozhanska Dairy Group, Kharkiv
- Full ledger for two companies (1C), statutory reporting, VAT.
# education
2010..2015 | MA Accounting and Audit | Kharkiv National University of Economics
# skills
Comarch XL, 1C, Excel with pivot tables, VAT, JPK, reconciliations
# languages
Ukrainian: native
Polish: C1
English: B2
Russian: C1
# certificates
Polish Accountants Association: chief accountant course, 2nd degree (2024)
# interests
Embroidery, cycling
# extra
Expected salary: 8 500 PLN gross
`,
  `
Alicja Ruta
Asystentka biura
Poznań, wielkopolskie
harbour pl
# profile
Dobra organizatorka, dokładna w liczbach. Z fakturami mam do czynienia codziennie, ale księgowania dopiero chcę się nauczyć.
# experience
2023-01..now | Asystentka biura | Pracownia Architektoniczna Cztery Kąty, Poznań
- Wystawiam faktury i wysyłam je do KSeF, prowadzę rejestr umów.
- Zestawienia wydatków w Excelu dla biura rachunkowego.
- Organizacja podróży i spotkań.
2020-06..2022-12 | Recepcjonistka | Hotel Pod Koziołkami, Poznań
- Zameldowania, kasa fiskalna, raporty dobowe.
# education
2016-10..2019-07 | Turystyka i rekreacja, licencjat | Akademia Wychowania Fizycznego w Poznaniu
# skills
Biuro: Excel, Word, obieg dokumentów
Finanse: fakturowanie, kasa, raporty wydatków
Komunikacja: obsługa klienta po angielsku i niemiecku
# languages
angielski: B2
niemiecki: B1
# interests
Pole dance, rośliny doniczkowe
# extra
Oczekiwania: 6 200 zł brutto
`,
];
