/** Candidates for the warehouse position: experienced people. Notation: see parse-demo-cv.ts. */
export const warehouseSenior = [
  `
Mariusz Sikora
Kierownik zmiany w magazynie
Zgierz, łódzkie
harbour pl
# profile
Dwanaście lat w magazynach, od widłaka do kierowania zmianą. Wiem, ile waży paleta i ile waży słowo. Najdłużej pracowałem tam, gdzie ludzie mieli buty ochronne i zdanie.
# experience
2020-02..now | Kierownik zmiany | Centrum Dystrybucyjne Trójkąt, Stryków
- Kieruję zespołem 34 osób na trzy zmiany; rotacja spadła z 48% do 21% rocznie.
- Wdrożyłem 5S i codzienne odprawy przy tablicy; liczba wypadków spadła z 9 do 2.
- Praca w systemie WMS (Reflex), terminale radiowe, inwentaryzacja ciągła: zgodność stanów 99,6%.
- Planuję grafiki, awizacje dostaw i załadunki 60 ciężarówek dziennie.
2016-05..2020-01 | Brygadzista | Hurtownia Dywanów Perła, Łódź
- Zespół 12 osób, przyjęcia i wydania, kompletacja zamówień internetowych.
- Uruchomiłem strefę zwrotów, w której towar wraca na półkę w 24 godziny.
2014-03..2016-04 | Operator wózka widłowego | Hurtownia Dywanów Perła, Łódź
- Wózki wysokiego składowania, załadunek kontenerów.
# education
2009..2013 | Technik logistyk | Zespół Szkół Samochodowych, Łódź
2018..2021 | Logistyka, licencjat (zaocznie) | Społeczna Akademia Nauk w Łodzi
# skills
Systemy: WMS Reflex, SAP WM, Excel
Sprzęt: wózki widłowe, suwnice, terminale
Metody: 5S, kaizen, inwentaryzacja ciągła
Ludzie: grafiki, szkolenia stanowiskowe, BHP
# languages
polski: ojczysty
angielski: B1
# certificates
Uprawnienia UDT na wózki jezdniowe (ważne do 2031)
Kurs BHP dla osób kierujących pracownikami
Lean Management – Green Belt
# interests
Piłka nożna (trener juniorów), wędkarstwo
# extra
Prawo jazdy kat. B
Oczekiwania finansowe: 9 200 zł brutto
`,
  `
Agnieszka Borkowska
Koordynatorka logistyki
Łódź, łódzkie
linen pl
# profile
Od ośmiu lat układam w całość transport, magazyn i ludzi. Najbardziej lubię dni, w których nikt do mnie nie dzwoni, bo wszystko jedzie zgodnie z planem.
# experience
2021-09..now | Koordynatorka logistyki | Bawełniany Szlak sp. z o.o., Łódź
- Planuję transport krajowy i europejski: 45 wysyłek dziennie, sześciu przewoźników.
- Kieruję dziewięcioosobowym zespołem magazynowym i biurem spedycji.
- Wdrożyłam WMS w nowej hali (8 tys. miejsc paletowych) bez zatrzymania wysyłek.
- Renegocjowałam stawki przewozowe: oszczędność 640 tys. zł w skali roku.
2018-06..2021-08 | Specjalistka ds. transportu | Jaskółka Cargo, Łódź
- Zlecenia drogowe i morskie, awizacje, dokumenty CMR, reklamacje.
- Raporty terminowości w Excelu (tabele przestawne, Power Query).
# education
2013-10..2018-06 | Transport i logistyka, mgr inż. | Politechnika Łódzka
# skills
WMS (Logifact, SAP EWM), TMS, Excel, planowanie tras, negocjacje z przewoźnikami, 5S, lean, zarządzanie zespołem
# languages
angielski: C1
niemiecki: B1
# certificates
Certyfikat kompetencji zawodowych przewoźnika drogowego
APICS CLTD (2023)
# interests
Maratony, haft krzyżykowy
# extra
Prawo jazdy kat. B
Nie posiadam uprawnień na wózki widłowe
Oczekiwania: 10 000 zł brutto
`,
  `
Yuriy Kovalenko
Warehouse Shift Leader
Stryków, łódzkie, Poland
forest en
# profile
Shift leader with ten years in warehousing, seven of them in Poland. I run a calm shift, read a KPI board before my coffee and still drive a reach truck when we are short.
# experience
2021-04..now | Shift Leader | Parcel Orchard Fulfilment, Stryków
- Lead 42 people on rotating shifts, including nights; productivity up 17% in two years.
- Key user of the WMS (Manhattan); wrote pick-path rules that shortened walking by a fifth.
- Introduced 5S audits and a buddy system for new starters in three languages.
- Plan dock appointments for 70 trucks a day with the transport desk.
2019-03..2021-03 | Team Leader, Returns | Parcel Orchard Fulfilment, Stryków
- Built a returns team of 14 from scratch.
2016-02..2019-01 | Forklift Operator, then Deputy Supervisor | Dnipro Steel Logistics, Dnipro
- Outdoor yard, cranes, railway wagons.
# education
2011..2016 | BSc Transport Technology | Dnipro National University of Railway Transport
# skills
Systems: WMS Manhattan, SAP, Excel
Operations: shift planning, dock scheduling, cycle counting, lean, 5S
Equipment: forklift, reach truck, order picker
# languages
Ukrainian: native
Polish: C1
English: B2
# certificates
UDT forklift licence (valid until 2030)
Lean Six Sigma Yellow Belt
First aid at work
# interests
Chess, carp fishing
# extra
Driving licence: category B
Expected salary: 9 000 PLN gross
`,
  `
Danuta Frątczak
Kierowniczka magazynu
Piotrków Trybunalski, łódzkie
ledger pl
# profile
Dwadzieścia dwa lata w logistyce, w tym czternaście jako kierowniczka. Uruchomiłam trzy magazyny od pustej hali. Nie podnoszę głosu, bo nie muszę.
# experience
2018-01..now | Kierowniczka magazynu | Polana Napoje S.A., Piotrków Trybunalski
- Odpowiadam za magazyn 14 tys. m², 58 osób, budżet 9,4 mln zł rocznie.
- Przeprowadziłam wdrożenie WMS i połączenie z SAP; kompletacja głosowa podniosła wydajność o 23%.
- Planowanie dostaw do 210 sklepów, współpraca z 12 przewoźnikami, terminowość 98,7%.
- Program lean: 140 wdrożonych pomysłów pracowników w dwa lata.
- Negocjuję umowy z agencjami pracy i dostawcami wózków; koszt wynajmu niższy o 18%.
- Zorganizowałam przeprowadzkę 9 tys. palet do nowej hali w trzy weekendy, bez opóźnień w dostawach.
- Prowadzę rozmowy oceniające i ścieżki awansu: jedenastu brygadzistów wyrosło z magazynierów.
2012-03..2017-12 | Zastępczyni kierownika magazynu | Kafel i Fuga sp. z o.o., Opoczno
- Organizacja wysyłek eksportowych, inwentaryzacje, wskaźniki.
- Budowa zespołu 30 osób na trzech zmianach.
- Uruchomienie nowego magazynu wysyłkowego w Opocznie od projektu regałów po pierwszą ciężarówkę.
- Wprowadzenie odpraw startowych i tablic wyników na każdej zmianie.
2008-05..2012-02 | Mistrzyni zmiany | Kafel i Fuga sp. z o.o., Opoczno
- Obsada zmian, przyjęcia surowców, jakość załadunków.
2004-06..2008-04 | Magazynierka | Garbarnia Stary Rynek, Tomaszów Mazowiecki
- Wydania, ewidencja, obsługa wózka.
# projects
Wdrożenie kompletacji głosowej (2023): wybór dostawcy, pilotaż w dwóch alejach, szkolenia w czterech językach, zwrot nakładów po 13 miesiącach.
Magazyn bez papieru (2021): listy przewozowe i protokoły na tabletach, archiwum elektroniczne, oszczędność 300 tys. kartek rocznie.
Bezpieczne przejścia (2019): rozdzielenie dróg pieszych i wózków, czujniki na skrzyżowaniach; od tamtej pory żadnego wypadku z wózkiem.
Nowy układ stref (2018): analiza ABC, skrócenie średniej drogi kompletacji o 27%.
# education
1999-10..2004-06 | Zarządzanie, magister | Uniwersytet Łódzki
2013..2014 | Studia podyplomowe: zarządzanie łańcuchem dostaw | Politechnika Łódzka
# skills
WMS, SAP MM/WM, Excel, planowanie transportu, budżet, lean, 5S, rekrutacja, BHP, ADR (podstawy)
# languages
angielski: B1
rosyjski: B2
# certificates
Uprawnienia UDT na wózki jezdniowe
Audytorka wewnętrzna ISO 9001
Kurs „Przywództwo na hali" (2024)
# interests
Nordic walking, fotografowanie ptaków, opera
# extra
Prawo jazdy kat. B
Oczekiwania: 12 500 zł brutto
`,
  `
Krzysztof Wasilewski
Koordynator magazynu
Brzeziny, łódzkie
dusk pl
# profile
Koordynuję pracę magazynu części zamiennych. Cztery lata w tej roli, wcześniej magazynier i operator. Pracuję w systemie zmianowym i lubię nocki, bo jest ciszej.
# experience
2022-10..now | Koordynator magazynu | Śrubex Serwis, Brzeziny
- Zespół 11 osób, praca trzyzmianowa, 26 tys. indeksów w WMS.
- Inwentaryzacje cykliczne i analiza rotacji w Excelu.
- Zmieniłem rozmieszczenie części według częstości pobrań: ścieżka krótsza o 30%.
2019-05..2022-09 | Magazynier – operator wózka | Śrubex Serwis, Brzeziny
- Przyjęcia, kompletacja, załadunek, drobne naprawy regałów.
# education
2015..2019 | Technik mechanik | Zespół Szkół Ponadgimnazjalnych, Brzeziny
# skills
Systemy: WMS (Comarch), Excel, skanery
Sprzęt: wózki czołowe i wysokiego składowania
Organizacja: grafiki, szkolenia, 5S
# languages
angielski: A2
# certificates
UDT – wózki jezdniowe podnośnikowe (II WJO)
# interests
Motocykle, siłownia
# extra
Prawo jazdy kat. B i A
Oczekiwania: 8 200 zł brutto
`,
  `
Fiona Gallacher
Logistics Coordinator
Łódź, Poland
gazette en
# profile
Scottish by birth, Łódź by choice. Nine years in logistics: cold chain, then e-commerce, then spare parts. I coordinate warehouses and hauliers, and I have never met a spreadsheet I could not tidy.
# experience
2020-11..now | Logistics Coordinator | Thistledown Parts Europe, Łódź
- Coordinate inbound and outbound transport for a 12,000 m² warehouse; 98.9% on-time dispatch last year.
- Lead a team of eight planners and clerks; part of the on-call rota, including weekends.
- Introduced a WMS dashboard in Excel and Power BI that replaced the Monday status meeting.
- Ran the lean programme: 5S in every aisle, dock-to-stock time down from 19 to 6 hours.
- Negotiated yearly contracts with nine hauliers and introduced a simple scorecard that both sides trust.
- Took over customs paperwork after Brexit and trained the team in it; no shipment held for missing documents since.
- Organised the yearly stock count of 41,000 items in one weekend with 60 people.
2017-08..2020-10 | Transport Planner | Highland Chill Logistics Ltd, Perth
- Route planning for 40 refrigerated vehicles, driver hours, customer claims.
- Built the spreadsheet that replaced a whiteboard; it was still in use when I visited last summer.
- Winter planning for the islands, where the ferry decides and the planner obeys.
# projects
Returns in a day (2024): redesigned the returns flow with the warehouse team; refund time fell from nine days to one.
Night shift trial (2023): six months with twelve volunteers, measured, kept for the season peak only.
Packaging (2022): three box sizes instead of eleven, 26% less air shipped.
# education
2013..2017 | BA Business and Logistics | Edinburgh Napier University
# skills
Planning: transport planning, dock scheduling, KPI reporting
Systems: WMS (Körber), SAP, TMS, advanced Excel
Methods: lean, 5S, root-cause analysis
# languages
English: native
Polish: B2
# certificates
CILT Level 5 Diploma in Logistics
UDT forklift licence (2022)
# interests
Ceilidh dancing, hillwalking, knitting
# extra
Driving licence: category B
Salary expectation: 10 500 PLN gross
`,
];
