import type { GoldenCase } from './golden-case';

const warehouse = `Marek Wójcik
Łódź
Doświadczenie zawodowe
2021 – obecnie  Operator wózka widłowego, Centrum Logistyczne Północ
załadunek i rozładunek, obsługa skanera, system WMS
2017 – 2021  Magazynier, Hurtownia Malwa
kompletacja zamówień, inwentaryzacje
Uprawnienia
UDT na wózki jezdniowe podnośnikowe, prawo jazdy kat. B i C
Wykształcenie
Zasadnicza Szkoła Zawodowa, mechanik (2016)
Języki
polski – ojczysty, ukraiński – B1`;

const driver = `Jan Kowal
Kierowca międzynarodowy, 06.2014 – obecnie
Prawo jazdy kat. B, C, C+E, karta kierowcy, kod 95
Trasy: Niemcy, Francja. Brak uprawnień ADR.
Język niemiecki – poziom podstawowy`;

const nurse = `Magdalena Sikora
Pielęgniarka, Szpital Wojewódzki w Opolu
10.2019 – obecnie: oddział intensywnej terapii
08.2016 – 09.2019: oddział chirurgiczny
Prawo wykonywania zawodu pielęgniarki nr 000000P
Studia magisterskie, pielęgniarstwo, Uniwersytet Medyczny we Wrocławiu (2016)
Kurs EKG, kurs resuscytacji (BLS/ALS), szczepienia ochronne`;

const electrician = `Tomasz Bąk
Elektryk z 8-letnim doświadczeniem
Montaż instalacji elektrycznych, pomiary, rozdzielnice
Uprawnienia SEP do 1 kV (E i D), praca na wysokości
Technikum Elektryczne w Radomiu, technik elektryk
Prawo jazdy kat. B, własny samochód
Gotowość do wyjazdów służbowych`;

const siteManager = `Robert Klimek
Kierownik budowy, Budinvest, 2013 – obecnie
kierowanie robotami konstrukcyjno-budowlanymi, nadzór nad podwykonawcami
zespół 25 osób, kosztorysy w programie Norma PRO, AutoCAD
Uprawnienia budowlane do kierowania robotami bez ograniczeń
Politechnika Śląska, budownictwo, mgr inż. (2010)`;

const welder = `WELDER
Work experience
03/2020 - Present  TIG/MAG welder, Shipyard Ltd, Gdansk
02/2018 - 02/2020  Locksmith, Metal Works
Valid welding certificates 141, 135. Reading technical drawings.
English: basic`;

const sales = `Karolina Duda
Przedstawiciel handlowy, FoodPol (FMCG), 2020 – 2025
pozyskiwanie nowych klientów B2B, realizacja celów sprzedażowych, negocjacje
CRM Salesforce, prawo jazdy kat. B
Sprzedawca, Salon Moda, 2018 – 2020, obsługa klienta i kasy fiskalnej
Liceum Ogólnokształcące w Zamościu, matura 2018
angielski B1`;

const cook = `Szef kuchni, Restauracja Pod Lipą, 2016 – obecnie
kierowanie zespołem 6 kucharzy, układanie menu, HACCP
Aktualna książeczka sanepidowska
Technikum gastronomiczne`;

const marketing = `Olivia Green
Marketing Specialist | 2021 – 2026 | Shoply
Google Ads and Meta Ads campaigns, SEO, newsletters in Mailchimp
Google Analytics 4, Canva; basic Photoshop
Strong communication skills, team player
No experience in managing people.`;

export const fieldWorkCases: GoldenCase[] = [
  [warehouse, 'Uprawnienia na wózki widłowe (UDT)', 'MET'],
  [warehouse, 'Forklift licence', 'MET'],
  [warehouse, 'Doświadczenie w pracy w magazynie', 'MET'],
  [warehouse, 'Minimum 3 lata doświadczenia jako operator wózka widłowego', 'MET'],
  [warehouse, 'Prawo jazdy kat. B', 'MET'],
  [warehouse, 'Prawo jazdy kat. C+E', 'NOT_MET'],
  [warehouse, 'Obsługa skanera i systemu WMS', 'MET'],
  [warehouse, 'Wykształcenie średnie', 'NOT_MET'],
  [warehouse, 'Wykształcenie zawodowe', 'MET'],
  [warehouse, 'Gotowość do pracy zmianowej', 'NO_INFORMATION'],
  [warehouse, 'Język ukraiński B2', 'PARTIALLY_MET'],
  [warehouse, 'Order picking and stocktaking', 'MET'],
  [warehouse, 'Znajomość SAP', 'NO_INFORMATION'],
  [warehouse, 'Native Polish', 'MET'],
  [driver, 'Prawo jazdy kat. C+E', 'MET'],
  [driver, 'Uprawnienia ADR', 'NOT_MET'],
  [driver, 'Karta kierowcy', 'MET'],
  [driver, 'Min. 2 lata doświadczenia w transporcie międzynarodowym', 'MET'],
  [driver, 'Język niemiecki w stopniu komunikatywnym', 'PARTIALLY_MET'],
  [driver, 'Code 95', 'MET'],
  [driver, 'Obsługa wózka widłowego', 'NO_INFORMATION'],
  [driver, 'Driving licence category B', 'MET'],
  [nurse, 'Prawo wykonywania zawodu pielęgniarki', 'MET'],
  [nurse, 'Doświadczenie na oddziale intensywnej terapii', 'MET'],
  [nurse, 'ICU experience', 'MET'],
  [nurse, 'Co najmniej 5 lat doświadczenia w zawodzie pielęgniarki', 'MET'],
  [nurse, 'Wykształcenie wyższe medyczne: pielęgniarstwo', 'MET'],
  [nurse, 'Ukończony kurs EKG', 'MET'],
  [nurse, 'Doświadczenie na bloku operacyjnym', 'NO_INFORMATION'],
  [nurse, 'First aid / CPR training', 'MET'],
  [electrician, 'Uprawnienia SEP do 1 kV', 'MET'],
  [electrician, 'Minimum 5 lat doświadczenia jako elektryk', 'MET'],
  [electrician, 'Co najmniej 10 lat doświadczenia jako elektryk', 'PARTIALLY_MET'],
  [electrician, 'Praca na wysokości', 'MET'],
  [electrician, 'Wykształcenie min. średnie techniczne', 'MET'],
  [electrician, 'Znajomość sterowników PLC', 'NO_INFORMATION'],
  [electrician, 'Mobilność i gotowość do delegacji', 'MET'],
  [electrician, 'Uprawnienia UDT', 'NO_INFORMATION'],
  [siteManager, 'Uprawnienia budowlane bez ograniczeń', 'MET'],
  [siteManager, '10 lat doświadczenia na stanowisku kierownika budowy', 'MET'],
  [siteManager, 'Doświadczenie w zarządzaniu zespołem', 'MET'],
  [siteManager, 'Znajomość AutoCAD oraz Revit', 'PARTIALLY_MET'],
  [siteManager, 'Kosztorysowanie', 'MET'],
  [siteManager, 'Wykształcenie wyższe budowlane', 'MET'],
  [siteManager, 'Construction management experience', 'MET'],
  [siteManager, 'Doświadczenie w budowie mostów', 'NO_INFORMATION'],
  [welder, 'Spawanie metodą TIG', 'MET'],
  [welder, 'Doświadczenie w spawaniu min. 5 lat', 'MET'],
  [welder, 'Czytanie rysunku technicznego', 'MET'],
  [welder, 'English B2', 'NOT_MET'],
  [welder, 'Komunikatywny angielski', 'PARTIALLY_MET'],
  [welder, 'Obsługa maszyn CNC', 'NO_INFORMATION'],
  [sales, 'Doświadczenie w sprzedaży B2B', 'MET'],
  [sales, 'Minimum 3 lata doświadczenia w sprzedaży', 'MET'],
  [sales, 'Prawo jazdy kat. B – warunek konieczny', 'MET'],
  [sales, 'Wykształcenie wyższe', 'NOT_MET'],
  [sales, 'Znajomość branży FMCG', 'MET'],
  [sales, 'Negotiation skills', 'MET'],
  [sales, 'Znajomość systemów CRM', 'MET'],
  [sales, 'Angielski C1', 'NOT_MET'],
  [sales, 'Obsługa klienta', 'MET'],
  [sales, 'Doświadczenie w branży farmaceutycznej', 'NO_INFORMATION'],
  [cook, 'Aktualna książeczka sanepid', 'MET'],
  [cook, 'Doświadczenie w kierowaniu zespołem', 'MET'],
  [cook, 'Experience as a chef, at least 5 years', 'MET'],
  [cook, 'Znajomość zasad HACCP', 'MET'],
  [cook, 'Doświadczenie jako kelner', 'NO_INFORMATION'],
  [marketing, 'Prowadzenie kampanii Google Ads', 'MET'],
  [marketing, 'Znajomość SEO i Google Analytics', 'MET'],
  [marketing, 'Zaawansowana znajomość Photoshopa', 'PARTIALLY_MET'],
  [marketing, 'Doświadczenie w zarządzaniu zespołem', 'NOT_MET'],
  [marketing, 'Umiejętność pracy w zespole', 'MET'],
  [marketing, 'Marketing internetowy – min. 3 lata', 'MET'],
  [marketing, 'Montaż wideo', 'NO_INFORMATION'],
];
