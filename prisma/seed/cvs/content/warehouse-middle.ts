/** Candidates for the warehouse position: some of what is asked for. Notation: see parse-demo-cv.ts. */
export const warehouseMiddle = [
  `
Damian Jurek
Magazynier, operator wózka
Głowno, łódzkie
timeline pl
# profile
Pięć lat na magazynie, zastępuję brygadzistę podczas urlopów. Chciałbym kierować własną zmianą.
# experience
2021-06..now | Magazynier – operator wózka widłowego | Zielone Pudełko, Głowno
- Przyjęcia i wydania towaru, praca na skanerze w WMS, załadunek naczep.
- Zastępstwo brygadzisty: odprawa, podział zadań dla 8 osób.
- Pomysł na oznaczenie regałów nagrodzony premią kwartalną.
2019-09..2021-05 | Pracownik sezonowy | Sady nad Mrogą, Głowno
- Sortowanie i pakowanie owoców.
# education
2016..2019 | Ślusarz | Branżowa Szkoła I stopnia, Głowno
# skills
WMS, skaner, wózki widłowe, podstawy Excela
# languages
angielski: A1
# certificates
Uprawnienia UDT na wózki widłowe
# interests
Gołębie pocztowe, piłka
# extra
Prawo jazdy kat. B
Praca na zmiany: tak
Oczekiwania: 6 800 zł brutto
`,
  `
Sylwia Adamiak
Spedytorka międzynarodowa
Łódź, łódzkie
banner pl
# profile
Spedytorka z sześcioletnim doświadczeniem w transporcie drogowym. Znam kierowców, przewoźników i wszystkie parkingi przy A2. Na magazynie bywam, ale nim nie kierowałam.
# experience
2020-08..now | Spedytorka międzynarodowa | Cztery Strony Spedycja, Łódź
- Organizuję 30 ładunków tygodniowo na trasach Polska–Niemcy–Benelux.
- Planowanie transportu, giełdy ładunków, reklamacje, dokumenty CMR.
- Marża na zleceniach wyższa o 11% rok do roku.
2019-10..2020-07 | Asystentka spedytora | Cztery Strony Spedycja, Łódź
- Awizacje, kontakt z kierowcami, archiwum.
# education
2014-10..2019-06 | Filologia germańska, magister | Uniwersytet Łódzki
# skills
TMS, giełdy ładunków, Excel, negocjacje, prawo przewozowe, planowanie dostaw
# languages
niemiecki: C1
angielski: B2
# certificates
Kurs ADR dla doradców – podstawy
# interests
Podróże koleją, kuchnia wegańska
# extra
Prawo jazdy kat. B
Oczekiwania: 9 500 zł brutto
`,
  `
Norbert Kuś
Kierownik sklepu
Pabianice, łódzkie
slate pl
# profile
Kieruję sklepem budowlanym i jego zapleczem. Dostawy, inwentaryzacje i grafiki 20 osób to mój chleb powszedni.
# experience
2019-02..now | Kierownik sklepu | Majster i Pędzel, Pabianice
- Zespół 20 osób, obrót 18 mln zł, zaplecze magazynowe 1800 m².
- Inwentaryzacje, straty poniżej 0,4%, planowanie dostaw od 90 dostawców.
- Rekrutacja, szkolenia, grafiki w systemie dwuzmianowym.
2014-07..2019-01 | Zastępca kierownika | Majster i Pędzel, Zduńska Wola
- Dział ogród i drewno, przyjęcia towaru.
# education
2009..2014 | Zarządzanie, licencjat | Uniwersytet Łódzki, filia w Tomaszowie Mazowieckim
# skills
Zarządzanie zespołem: grafiki, oceny, szkolenia
Towar: zamówienia, inwentaryzacja, rotacja
Narzędzia: Excel, SAP Retail
# languages
angielski: B1
# certificates
Uprawnienia na wózki widłowe UDT (2017)
# interests
Stolarstwo, kajaki
# extra
Prawo jazdy kat. B
Oczekiwania: 9 000 zł brutto
`,
  `
Martyna Lis
Absolwentka logistyki
Łódź, łódzkie
mist pl
# profile
Tegoroczna absolwentka logistyki. Pracę magisterską napisałam o kompletacji głosowej, a praktykę odbyłam w magazynie leków. Nie mam doświadczenia w kierowaniu zespołem.
# experience
2025-07..2025-12 | Praktykantka w dziale logistyki | Szałwia i Syn Hurt Farmaceutyczny, Łódź
- Analiza stref składowania w Excelu, pomiary czasu kompletacji.
- Udział w testach nowej wersji WMS.
2023-06..2025-06 | Sprzedawczyni (weekendy) | Lodziarnia Biegun, Łódź
- Obsługa kasy i dostaw.
# education
2021-10..2026-07 | Logistyka, magister | Uniwersytet Łódzki
# skills
Excel, podstawy SAP i WMS, modelowanie procesów (BPMN), statystyka
# languages
angielski: C1
hiszpański: B1
# certificates
Lean Six Sigma White Belt
# interests
Koszykówka 3x3, gry logiczne
# extra
Brak prawa jazdy
Praca zmianowa: chętnie
Oczekiwania: 6 500 zł brutto
`,
  `
Ireneusz Pawelec
Brygadzista w magazynie
Kutno, łódzkie
typist pl
# profile
Brygadzista z 6-letnim stażem w logistyce chłodniczej.
# experience
2020-01..now | Brygadzista | Mroźna Dolina Logistyka, Kutno
- 16 osób na zmianie, magazyn -22°C, kompletacja dla sieci handlowych.
- Obsługa WMS, raport zmianowy, kontrola temperatur i HACCP.
- Szkolenie nowych pracowników, grafiki na trzy zmiany.
2017-04..2019-12 | Magazynier | Mroźna Dolina Logistyka, Kutno
- Rozładunek, foliowanie, inwentaryzacja.
# education
2012..2015 | Kucharz | Zasadnicza Szkoła Zawodowa, Kutno
# skills
WMS, wózki widłowe, HACCP, grafiki, Excel (podstawowo)
# languages
brak
# certificates
UDT wózki jezdniowe, ważne do 2029
# extra
Brak prawa jazdy (mieszkam 1 km od przystanku linii pracowniczej)
Oczekiwania: 7 600 zł brutto
`,
  `
Thabo Mokoena
Supply Chain Analyst
Warsaw, Poland
dusk en
# profile
Supply chain analyst with four years of experience, strong on data and forecasting. I have designed warehouse processes but have not led a shop-floor team.
# experience
2023-05..now | Supply Chain Analyst | Meridian Toys Europe, Warsaw
- Demand forecasts for 3,000 items in Excel, Python and SAP IBP; stock value down by 14%.
- Designed slotting rules for the WMS of an external warehouse.
2022-02..2023-04 | Junior Planner | Umhlanga Retail Group, Durban
- Replenishment for 60 stores.
# education
2018..2021 | BCom Supply Chain Management | University of Johannesburg
# skills
Analytics: Excel, Python, Power BI, SQL
Supply chain: forecasting, replenishment, inventory policy
Systems: SAP IBP, WMS (reporting)
# languages
English: C2
Zulu: native
Polish: A1
# certificates
APICS CPIM Part 1
# interests
Rugby, podcasting
# extra
Expected salary: 13 000 PLN gross
Remote or Warsaw only
`,
];
