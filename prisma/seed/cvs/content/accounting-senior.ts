/** Candidates for the accounting position: experienced people. Notation: see parse-demo-cv.ts. */
export const accountingSenior = [
  `
Beata Kwiecień
Samodzielna księgowa
Poznań, wielkopolskie
airy pl
# profile
Prowadzę pełną księgowość spółek od 2013 roku. Zamykam miesiąc piątego dnia roboczego i nie zostawiam różnic „do wyjaśnienia". W pracy cenię porządek w dokumentach i szczerość w rozmowie z zarządem.
# experience
2019-01..now | Samodzielna księgowa | Lipowy Dwór Meble sp. z o.o., Swarzędz
- Pełna księgowość spółki produkcyjnej (180 pracowników, obrót 94 mln zł) w SAP S/4HANA.
- Sporządzam deklaracje VAT i CIT, pliki JPK_V7 oraz JPK_CIT; od lutego 2026 r. obsługuję KSeF.
- Przygotowuję sprawozdanie finansowe i współpracuję z biegłym rewidentem; trzy lata bez korekt po badaniu.
- Wdrożyłam elektroniczny obieg faktur: średni czas akceptacji spadł z 11 do 3 dni.
- Zastępuję główną księgową podczas jej nieobecności.
- Rozliczam leasingi, kontrakty długoterminowe i różnice kursowe (zakupy w euro i koronach szwedzkich).
- Przygotowuję dane do raportów miesięcznych dla właścicieli: wynik, przepływy, wiekowanie należności.
- Prowadzę inwentaryzację roczną trzech magazynów i rozliczam jej wyniki.
2013-06..2018-12 | Księgowa | Biuro Rachunkowe „Saldo i Spółka", Poznań
- Obsługa 14 podmiotów: księgi handlowe, KPiR, ryczałt; Comarch Optima i Symfonia.
- Rozliczenia VAT, w tym transakcje wewnątrzwspólnotowe, intrastat, ewidencja środków trwałych.
- Reprezentowałam klientów podczas siedmiu kontroli skarbowych.
- Uruchomiłam w biurze skanowanie faktur z odczytem danych; czas księgowania krótszy o jedną trzecią.
- Szkoliłam dwie młodsze księgowe, obie dziś prowadzą własne portfele klientów.
- Przygotowywałam wnioski o zwrot VAT z Niemiec i Czech.
2011-09..2013-05 | Młodsza księgowa | Hurtownia Pod Dębem, Luboń
- Dekretacja dokumentów, uzgadnianie sald, archiwum.
- Rozliczanie kasy i delegacji przedstawicieli handlowych.
# projects
Wdrożenie SAP S/4HANA (2021–2022): plan kont, migracja sald, testy użytkowników, instrukcje dla działu; uruchomienie w planowanym terminie.
Przygotowanie do KSeF (2025–2026): przegląd 1200 dostawców, uprawnienia, procedura awaryjna, szkolenia dla sprzedaży i zakupów.
Przejście na estoński CIT (2023): analiza opłacalności, zamknięcie ksiąg, korekty wstępne.
# education
2006-10..2011-06 | Finanse i rachunkowość, magister | Uniwersytet Ekonomiczny w Poznaniu
# skills
Programy: SAP S/4HANA, Comarch Optima, Symfonia, Płatnik
Arkusze: Excel (tabele przestawne, Power Query, wyszukiwania)
Przepisy: ustawa o rachunkowości, VAT, CIT, JPK, KSeF
# languages
polski: ojczysty
angielski: B2
# certificates
Certyfikat księgowy Ministerstwa Finansów (nr w aktach)
Kurs SKwP: główny księgowy, specjalista ds. rachunkowości (II i III stopień)
Szkolenie „KSeF w praktyce", 16 h (2025)
# interests
Turystyka rowerowa, robienie przetworów, kryminały skandynawskie
# extra
Oczekiwania finansowe: 10 500 zł brutto
Okres wypowiedzenia: 3 miesiące
`,
  `
Robert Maćkowiak
Główny księgowy
Gniezno, wielkopolskie
office pl
# profile
Siedemnaście lat w księgowości, dziewięć jako główny księgowy. Przeprowadziłem dwa wdrożenia systemów ERP i jedno połączenie spółek. Szukam spokojniejszej roli bliżej domu.
# experience
2017-03..now | Główny księgowy | Piastowska Spółdzielnia Mleczarska, Gniezno
- Kieruję działem sześciu osób, odpowiadam za sprawozdania finansowe i rozliczenia podatkowe.
- Wdrożyłem enova365 w miejsce trzech rozproszonych programów; inwentaryzacja trwa dziś dwa dni zamiast tygodnia.
- Przygotowuję budżet roczny z kierownikami sześciu wydziałów i co miesiąc omawiam z nimi odchylenia.
- Przeprowadziłem spółdzielnię przez dwie kontrole krzyżowe i jedną kontrolę celno-skarbową bez doszacowań.
- Ułożyłem zastępstwa w dziale tak, że urlop nikogo nie zatrzymuje zamknięcia miesiąca.
- Rozliczam dotacje inwestycyjne (łącznie 22 mln zł) i przygotowuję dokumentację cen transferowych.
2012-02..2017-02 | Zastępca głównego księgowego | Warta Trans S.A., Poznań
- Konsolidacja dwóch spółek zależnych, sprawozdania do GUS i NBP.
- Deklaracje VAT, CIT, podatek od środków transportu.
- Rozliczenie połączenia ze spółką zależną: bilans zamknięcia, przejęcie ksiąg, jednolity plan kont.
- Wdrożenie elektronicznych delegacji dla 220 kierowców.
2009-07..2012-01 | Księgowy | Kancelaria Rachunkowa Bilans Plus, Poznań
- Księgi handlowe ośmiu klientów, głównie usługi i transport.
# education
2004-10..2009-06 | Rachunkowość, magister | Uniwersytet Ekonomiczny w Poznaniu
2013..2014 | Studia podyplomowe: podatki | Uniwersytet im. Adama Mickiewicza w Poznaniu
# skills
ERP: enova365, SAP FI, Comarch XL
Podatki: VAT, CIT, PIT, ceny transferowe, JPK
Sprawozdawczość: bilans, rachunek przepływów, konsolidacja
Arkusze: Excel zaawansowany, VBA
# languages
angielski: B2
niemiecki: B1
# certificates
Dyplomowany księgowy SKwP (2016)
# interests
Wędkarstwo, historia gospodarcza Wielkopolski
# extra
Oczekiwania: 13 500 zł brutto
Prawo jazdy kat. B
`,
  `
Katarzyna Olejniczak
Specjalistka ds. księgowości
Poznań, wielkopolskie
linen pl
# profile
Sześć lat w księgowości, najpierw w centrum usług wspólnych, teraz w rodzinnej firmie produkcyjnej. Najbardziej lubię zamknięcia miesiąca i momenty, gdy dwa zestawienia nagle się zgadzają.
# experience
2022-04..now | Specjalistka ds. księgowości | Malwa Opakowania sp. z o.o., Tarnowo Podgórne
- Prowadzę rozrachunki z 400 dostawcami, księguję zakupy i koszty w enova365.
- Sporządzam deklaracje VAT i JPK_V7, przygotowuję dane do CIT.
- Wprowadziłam rejestr umów leasingowych; audytor uznał go za wzór dla grupy.
2020-07..2022-03 | Accounts Payable Specialist | Corvina Business Services, Poznań
- Księgowanie faktur w SAP dla spółek z Irlandii i Holandii, kontakt z dostawcami po angielsku.
- Dwukrotnie przejmowałam procesy na miejscu w Utrechcie.
# education
2015-10..2020-06 | Finanse i rachunkowość, magister | Uniwersytet Ekonomiczny w Poznaniu
# skills
enova365, SAP, Excel (Power Query, tabele przestawne), JPK, KSeF, VAT, ustawa o rachunkowości, rozliczenia międzyokresowe
# languages
angielski: C1
niderlandzki: A2
# certificates
Kurs SKwP „Specjalista ds. rachunkowości"
Szkolenie z krajowego systemu e-faktur (2025)
# interests
Joga, ceramika, długie spacery po Cytadeli
# extra
Oczekiwania: 9 800 zł brutto
`,
  `
Elżbieta Trzcińska
Księgowa z trzydziestoletnim stażem
Luboń, wielkopolskie
ledger pl
# profile
Pracuję w księgowości od 1995 roku. Znam czasy kalki i czasy KSeF. Nie boję się nowych programów, a młodsze koleżanki mówią, że umiem spokojnie wytłumaczyć bilans.
# experience
2004-02..now | Samodzielna księgowa | Zakłady Odzieżowe „Igiełka" sp. z o.o., Luboń
- Całość ksiąg handlowych: od dekretacji po sprawozdanie finansowe.
- Deklaracje VAT, CIT, PIT-4R; pliki JPK; rozliczenia z ZUS w Płatniku.
- Obsługa programu Symfonia, wcześniej dwa inne systemy, trzy migracje danych bez utraty zapisów.
- Inwentaryzacja roczna i rozliczanie produkcji w toku.
1995-09..2004-01 | Referentka ds. księgowości | Przedsiębiorstwo Budowlane „Cegiełka", Poznań
- Kasa, raporty, ewidencja materiałów, listy płac.
# education
1990..1995 | Technik ekonomista | Zespół Szkół Ekonomicznych, Poznań
2001..2004 | Ekonomia, licencjat | Wyższa Szkoła Zarządzania i Bankowości w Poznaniu
# skills
Symfonia, Płatnik, Excel (dobrze), pełna księgowość, VAT, CIT, JPK, KSeF, inwentaryzacje
# languages
rosyjski: B1
angielski: podstawowy
# certificates
Kurs SKwP: samodzielny księgowy (2003)
Coroczne szkolenia z podatków, ostatnie w styczniu 2026
# interests
Działka, wnuki, chór parafialny
# extra
Oczekiwane wynagrodzenie: 9 000 zł brutto
`,
  `
Hannah Whitcombe
Financial Accountant
Poznań, Poland
mist en british
# profile
Part-qualified ACCA accountant with seven years of experience, the last four with a Polish manufacturing group. I prepare statutory accounts under Polish GAAP and reporting packs under IFRS, and I explain the differences to people in both countries.
# experience
2022-06..now | Financial Accountant | Oakmoor Components Polska, Poznań
- Month-end close in SAP within four working days; statutory financial statements under the Polish Accounting Act.
- VAT returns and JPK files together with the tax adviser; CIT provisions each quarter.
- Led the local KSeF readiness project in 2025 and trained 40 colleagues.
2019-09..2022-05 | Assistant Accountant | Fernhill Foods plc, Bristol
- Purchase ledger, bank reconciliations, stock accounting.
- Built an Excel model (Power Query) that replaced eleven manual reports.
# education
2016..2019 | BSc Accounting and Finance | University of Exeter
# skills
Systems: SAP S/4HANA, Sage 200, advanced Excel
Reporting: Polish GAAP, IFRS, management packs
Tax: VAT, CIT, JPK, Intrastat
# languages
English: native
Polish: B2
# certificates
ACCA: 10 of 13 papers passed
# interests
Bell-ringing, open-water swimming
# extra
Salary expectation: 12 000 PLN gross
`,
  `
Sławomir Bąk
Księgowy / kontroler kosztów
Września, wielkopolskie
forest pl
# profile
Osiem lat w księgowości zakładów produkcyjnych. Liczę koszty wyrobu, pilnuję zapasów i lubię hale bardziej niż biurka.
# experience
2020-10..now | Księgowy ds. kosztów | Kolczyk Automotive Parts, Września
- Kalkulacja kosztu wytworzenia 2300 wyrobów w SAP CO, analiza odchyleń.
- Zamknięcie miesiąca: rezerwy, produkcja w toku, rozliczenie energii.
- Rozliczanie podatku VAT od importu, deklaracje i JPK.
2018-03..2020-09 | Księgowy | Ferma Słoneczna sp. z o.o., Środa Wielkopolska
- Rozrachunki, środki trwałe, dotacje ARiMR; program Comarch Optima.
# education
2012-10..2017-06 | Zarządzanie i inżynieria produkcji, mgr inż. | Politechnika Poznańska
2019..2020 | Studia podyplomowe: rachunkowość i finanse | Uniwersytet Ekonomiczny w Poznaniu
# skills
SAP FI/CO, Comarch Optima, Excel, Power BI, VAT, CIT, ustawa o rachunkowości, sprawozdania do GUS
# languages
angielski: B2
# certificates
Certyfikat SAP Certified Associate – Management Accounting
# interests
Strażak ochotnik, rajdy terenowe
# extra
Dojazd własny, prawo jazdy kat. B, C
Oczekiwania finansowe: 10 000 zł brutto
`,
  `
Joanna Pilarska
Główna księgowa w biurze rachunkowym
Poznań, wielkopolskie
monogram pl
# profile
Od dwunastu lat w biurach rachunkowych, od pięciu kieruję zespołem. Przez moje biurko przeszło ponad sto firm: od food trucka po spółkę z kapitałem japońskim.
# experience
2021-02..now | Główna księgowa, kierowniczka zespołu | Biuro Rachunkowe Złoty Wiek, Poznań
- Kieruję pracą ośmiu księgowych, rozdzielam klientów, sprawdzam deklaracje VAT, CIT i JPK.
- Sporządzam rocznie 32 sprawozdania finansowe; wszystkie złożone w KRS przed terminem.
- Przeprowadziłam 90 klientów przez przejście na KSeF: szkolenia, uprawnienia, testy.
- Opracowałam listę kontrolną zamknięcia miesiąca, z której korzysta cała firma.
- Wyceniam obsługę nowych klientów i rozmawiam z nimi o tym, czego od księgowości naprawdę potrzebują.
- Rekrutuję i wdrażam nowych pracowników; w trzy lata z zespołu odeszła jedna osoba.
2016-05..2021-01 | Samodzielna księgowa | Rachmistrz i Wspólnicy, Poznań
- Księgi handlowe 11 spółek w Comarch Optima i enova365, ceny transferowe, leasingi.
- Szkoliłam praktykantki z technikum ekonomicznego.
- Uporządkowałam zaległości trzech przejętych spółek: 14 miesięcy zapisów w jedenaście tygodni.
- Obsługiwałam spółkę z kapitałem japońskim: sprawozdawczość po angielsku, audyt grupowy.
2014-07..2016-04 | Księgowa | Kancelaria Podatkowa Orzech, Szamotuły
- Księgi przychodów i rozchodów, ryczałt, kadry i płace.
# education
2009-10..2014-06 | Finanse i rachunkowość, magister | Uniwersytet Szczeciński
# skills
Programy: Comarch Optima, enova365, Symfonia, wFirma, Płatnik
Podatki: VAT (także unijny OSS), CIT, estoński CIT, PIT
Organizacja: zarządzanie zespołem, szkolenia, wdrożenia
# languages
angielski: B1
hiszpański: A2
# certificates
Certyfikat księgowy MF
Dyplomowana księgowa SKwP (2022)
Kurs „Estoński CIT w praktyce"
# interests
Taniec towarzyski, podróże z plecakiem
# extra
Oczekiwania: 12 500 zł brutto
Dostępność: od 1 lutego 2027
`,
];
