/** Candidates for the warehouse position: some of what is asked for, or little. Notation: see parse-demo-cv.ts. */
export const warehouseOther = [
  `
Jolanta Mikulska
Pracownica administracyjna magazynu
Zgierz, łódzkie
letter pl
# profile
Od jedenastu lat prowadzę dokumentację magazynową: PZ, WZ, MM, faktury, reklamacje. Zespół trzech osób słucha mnie nie dlatego, że musi.
# experience
2015-03..now | Starsza referentka ds. magazynu | Tkalnia Nowa Przędza, Zgierz
- Dokumenty obrotu w SAP, uzgadnianie stanów z księgowością, organizacja inwentaryzacji rocznej.
- Koordynuję pracę trzech osób w biurze magazynu.
- Zamawianie transportu krajowego i awizacja kurierów.
# education
2004..2008 | Technik ekonomista | Zespół Szkół Ekonomiczno-Turystycznych, Łódź
# skills
SAP MM, Excel (bardzo dobrze), dokumentacja magazynowa, reklamacje, organizacja transportu
# languages
niemiecki: B1
# certificates
Kurs „Excel dla logistyki", 24 h
# interests
Szydełko, krzyżówki, ogród
# extra
Prawo jazdy kat. B
Oczekiwania: 7 000 zł brutto
`,
  `
Oskar Wierzbicki
Żołnierz zawodowy w rezerwie, logistyk
Łask, łódzkie
passport pl
# profile
Dziesięć lat służby w pododdziale logistycznym. Planowałem przerzut sprzętu i zaopatrzenie setek ludzi, często w warunkach, w których nie było hali, tylko namiot.
# experience
2015-09..2025-10 | Dowódca plutonu zaopatrzenia | Wojskowy oddział logistyczny, Łask
- Dowodziłem plutonem 28 osób; gospodarka materiałowa, paliwa, części.
- Planowanie transportu kolumn, dokumenty przewozowe, ładunki niebezpieczne.
- Inwentaryzacje mienia wartego 40 mln zł bez niedoborów.
- Instruktor obsługi wózków i dźwigów samochodowych.
# education
2010-10..2015-06 | Logistyka, inżynier | Akademia Wojsk Lądowych we Wrocławiu
# skills
Planowanie transportu, gospodarka magazynowa, dowodzenie zespołem, szkolenia, BHP, Excel, zarządzanie kryzysowe
# languages
angielski: B2 (STANAG 6001: 2222)
# certificates
Uprawnienia UDT: wózki jezdniowe, żurawie przenośne
ADR – doradca ds. bezpieczeństwa
# interests
Maratony górskie, survival, modelarstwo
# extra
Prawo jazdy kat. B, C, C+E
Nie pracowałem dotąd w systemie WMS
Oczekiwania: 10 000 zł brutto
`,
  `
Zuzanna Bień
Baristka
Łódź, łódzkie
harbour pl
# profile
Szukam pracy biurowej lub koordynacyjnej. Jestem punktualna, komunikatywna i dobrze znoszę presję porannej kolejki.
# experience
2023-04..now | Baristka, liderka zmiany | Kawiarnia Trzecia Fala, Łódź
- Zmiana trzech osób, zamówienia towaru, grafik w arkuszu.
2022-02..2023-03 | Kelnerka | Pierogarnia u Heleny, Łódź
- Obsługa gości, kasa.
# education
2018..2022 | Liceum ogólnokształcące, profil językowy | Łódź
# skills
Obsługa klienta, zamówienia, praca zespołowa, Excel podstawowy
# languages
angielski: B2
koreański: A2
# interests
Latte art, taneczne K-pop covery
# extra
Dyspozycyjność: od zaraz
`,
  `
Wojciech Tarkowski
Planista dostaw
Skierniewice, łódzkie
office pl
# profile
Planuję dostawy w branży ogrodniczej. Siedem lat w logistyce: trzy w magazynie, cztery przy planowaniu.
# experience
2022-03..now | Planista dostaw | Szklarnie Poranek, Skierniewice
- Plan transportu świeżych warzyw do 40 centrów dystrybucji; okna dostaw co do 30 minut.
- Koordynacja pięciu brygad pakowania w szczycie sezonu (do 60 osób).
- Własny planer tras w Excelu z makrami, oszczędność 9% kilometrów.
2019-06..2022-02 | Magazynier, później lider zmiany | Chłodnia Pod Jabłonią, Skierniewice
- Zmiana 10 osób, WMS, kontrola jakości przyjęć, praca na trzy zmiany.
# education
2014-10..2019-01 | Ogrodnictwo, inżynier | Szkoła Główna Gospodarstwa Wiejskiego w Warszawie
# skills
Planowanie: trasy, okna dostaw, prognozy
Magazyn: WMS, przyjęcia, inwentaryzacja, 5S
Narzędzia: Excel (makra, Power Query), SAP
# languages
angielski: B2
niderlandzki: A2
# certificates
UDT wózki widłowe (2020)
# interests
Pszczelarstwo, kolej wąskotorowa
# extra
Prawo jazdy kat. B, T
Oczekiwania: 9 300 zł brutto
`,
  `
Emil Raczek
Koordynator projektów IT
Łódź, łódzkie
monogram pl
# profile
Koordynuję wdrożenia systemów magazynowych u klientów. Znam WMS od strony konfiguracji, a hale od strony kasku i kamizelki.
# experience
2021-01..now | Koordynator wdrożeń | Regał Software, Łódź
- Jedenaście wdrożeń WMS: analiza, testy, szkolenia, start produkcyjny.
- Szkoliłem ponad 500 magazynierów i 40 kierowników zmian.
- Przygotowanie raportów wydajności w Excelu i Power BI.
2018-09..2020-12 | Konsultant wsparcia | Regał Software, Łódź
- Zgłoszenia klientów, poprawki konfiguracji, dyżury nocne.
# education
2013-10..2018-06 | Inżynieria zarządzania, mgr inż. | Politechnika Łódzka
# skills
WMS, SQL, Excel, Power BI, prowadzenie projektów, szkolenia, lean (podstawy)
# languages
angielski: C1
# certificates
PRINCE2 Foundation
# interests
Escape roomy, drukarki 3D
# extra
Prawo jazdy kat. B
Oczekiwania: 12 000 zł brutto
`,
  `
Bogumiła Wrzos
Magazynierka
Ozorków, łódzkie
forest pl
# profile
Przez osiem lat pracowałam w magazynie przędzy, potem trzy lata opiekowałam się mamą. Od wiosny znowu pracuję na pełen etat.
# experience
2026-04..now | Magazynierka | Paczka na Czas, Stryków
- Kompletacja zamówień, skaner, WMS, pakowanie.
2015-02..2023-03 | Magazynierka, od 2019 liderka strefy | Przędzalnia Kłębek, Ozorków
- Strefa wydań: 6 osób, terminowość, uzgadnianie stanów.
- Szkolenie nowych osób, wózek widłowy, drobne naprawy.
# education
2010..2014 | Technik włókiennik | Zespół Szkół Zawodowych, Ozorków
# skills
WMS, skaner, wózek widłowy, kompletacja, praca w zespole
# languages
angielski: A1
# certificates
Uprawnienia UDT na wózki jezdniowe (odnowione w 2026)
# interests
Wycieczki rowerowe, kotki z fundacji
# extra
Prawo jazdy kat. B
Praca zmianowa: tak, także soboty
Oczekiwania: 6 600 zł brutto
`,
];
