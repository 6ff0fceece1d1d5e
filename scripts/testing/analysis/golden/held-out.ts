import type { GoldenCase } from './golden-case';

/** Written when the engine knew the other files; its first runs, before any repair, got 56 of 65 and 30 of 40. */
const teacher = `Agnieszka Pawlak
Gdynia
Doświadczenie
Nauczycielka języka angielskiego
09.2014 – obecnie, Szkoła Podstawowa nr 12 w Gdyni
• prowadzenie zajęć w klasach 1–8, wychowawstwo
• przygotowanie uczniów do egzaminu ósmoklasisty
Lektor, 10.2012 – 06.2014, Szkoła Językowa Lingua
Wykształcenie
Filologia angielska, studia magisterskie, Uniwersytet Gdański, 2007–2012
Umiejętności
tablica multimedialna, Microsoft Teams, prawo jazdy kat. B
Języki
angielski C2, hiszpański A2`;

const supplyChain = `Paul Fischer
Supply Chain Manager
Experience
04/2018 - present | Supply Chain Manager | AutoParts GmbH, Wroclaw
- led a team of 12 planners and buyers
- SAP MM/PP, demand planning, S&OP
- reduced inventory by 18% with Lean and Kaizen
07/2013 - 03/2018 | Logistics Specialist | TransLog
- customs clearance, Incoterms, freight forwarding
Education
MSc Logistics, Poznan University of Economics, 2013
Skills
Advanced Excel, Power BI (basic), SQL
Languages
German (native), English (C1), Polish (B1)`;

const beautician = `Sandra Wilk
Kosmetolog z pasją
06.2022–obecnie Kosmetolog, Salon Orchidea, Białystok
zabiegi pielęgnacyjne twarzy, mezoterapia, manicure hybrydowy
doradztwo i sprzedaż kosmetyków
Szkoła policealna – technik usług kosmetycznych (2022)
kurs makijażu permanentnego
Książeczka sanepid
brak prawa jazdy`;

const itSupport = `Kamil Górski
tel. 600 000 000
Doświadczenie:
2024-03 – 2026-05 Specjalista Help Desk, InfoSerwis
obsługa zgłoszeń użytkowników, konfiguracja stacji roboczych, Active Directory
2023-06 – 2023-09 Praktykant IT, Urząd Miasta
Wykształcenie:
2019 – 2023 Technikum Informatyczne, Kielce
w trakcie: studia inżynierskie, informatyka, Politechnika Świętokrzyska
Umiejętności: Windows 10/11, Office 365, podstawy Linux, PowerShell
Angielski – B2`;

const foreman = `Zbigniew Król
Brygadzista na produkcji, 2009–2026, Zakłady Mięsne Smak
nadzór nad linią pakowania, zespół 15 osób, szkolenie nowych pracowników
HACCP, 5S, praca w systemie trzyzmianowym
Wykształcenie zawodowe
Uprawnienia na wózki widłowe
Nie znam języków obcych.`;

const physio = `Ola Wilczek
Fizjoterapeutka
Doświadczenie zawodowe
kwiecień 2021 – obecnie | Fizjoterapeutka | Centrum Rehabilitacji Ruch, Lublin
praca z pacjentami po udarach, metoda PNF, kinesiotaping
lipiec 2020 – marzec 2021 | Staż | Szpital Kliniczny
Wykształcenie
AWF Kraków, fizjoterapia, mgr (2020)
Kursy: masaż tkanek głębokich, pierwsza pomoc
Języki: angielski B2, migowy podstawowy
Prawo jazdy kat. B`;
const devops = `Ivan Petrov
DevOps Engineer, 6 years of experience
Skills: AWS (EKS, RDS), Terraform, Ansible, Jenkins, Prometheus/Grafana
Work history
2022-05 to present DevOps Engineer at CloudNine: migrated 40 services to Kubernetes
2020-02 to 2022-04 System Administrator at HostPro: Linux servers, Bash
English C1, Ukrainian native, Polish B2
No degree; self-taught.`;
const shop = `Paweł Zając
Kierownik zmiany, Market Zielony, 2022–2025: układanie grafików, zamówienia, szkolenie kasjerów
Kasjer-sprzedawca, Market Zielony, 2019–2022
LO w Mielcu (matura 2019). Angielski słaby. Dyspozycyjny w weekendy. Sanepid – aktualny`;
const mech = `Mechanik samochodowy z 12-letnim stażem. Diagnostyka komputerowa, naprawa skrzyń biegów, klimatyzacja (certyfikat F-gaz).
Technikum Samochodowe w Tarnowie. Prawo jazdy A, B, C. Nie palę.`;
export const heldOutCases: GoldenCase[] = [
  [teacher, 'Minimum 5 lat doświadczenia w nauczaniu języka angielskiego', 'MET'],
  [teacher, 'Wykształcenie wyższe kierunkowe – filologia angielska', 'MET'],
  [teacher, 'Znajomość języka angielskiego na poziomie C1', 'MET'],
  [teacher, 'Hiszpański B2', 'NOT_MET'],
  [teacher, 'Doświadczenie w pracy z dziećmi', 'PARTIALLY_MET'],
  [teacher, 'Prawo jazdy', 'MET'],
  [teacher, 'Obsługa tablicy multimedialnej', 'MET'],
  [teacher, 'Znajomość Moodle', 'NO_INFORMATION'],
  [teacher, 'Teaching experience', 'MET'],
  [teacher, 'Doświadczenie w oligofrenopedagogice', 'NO_INFORMATION'],
  [supplyChain, 'Minimum 5 lat doświadczenia w łańcuchu dostaw', 'MET'],
  [supplyChain, 'Team leadership experience', 'MET'],
  [supplyChain, 'Zarządzanie zespołem min. 3 lata', 'MET'],
  [supplyChain, 'SAP MM', 'MET'],
  [supplyChain, 'Advanced Power BI', 'PARTIALLY_MET'],
  [supplyChain, 'Bardzo dobra znajomość Excela', 'MET'],
  [supplyChain, 'Polish C1', 'NOT_MET'],
  [supplyChain, 'Język angielski C1', 'MET'],
  [supplyChain, 'Lean manufacturing', 'MET'],
  [supplyChain, 'Green Belt', 'NO_INFORMATION'],
  [supplyChain, 'Doświadczenie w spedycji i odprawach celnych', 'MET'],
  [supplyChain, 'University degree in logistics or related', 'MET'],
  [supplyChain, '15+ years of experience in logistics', 'PARTIALLY_MET'],
  [supplyChain, 'Znajomość Pythona', 'NO_INFORMATION'],
  [beautician, 'Doświadczenie jako kosmetolog', 'MET'],
  [beautician, 'Co najmniej 2 lata doświadczenia w salonie kosmetycznym', 'MET'],
  [beautician, 'Manicure hybrydowy', 'MET'],
  [beautician, 'Aktualne badania sanepid', 'MET'],
  [beautician, 'Prawo jazdy kat. B', 'NOT_MET'],
  [beautician, 'Wykształcenie wyższe kosmetologiczne', 'NOT_MET'],
  [beautician, 'Doświadczenie w sprzedaży', 'MET'],
  [beautician, 'Fryzjerstwo', 'NO_INFORMATION'],
  [beautician, 'Makijaż permanentny', 'MET'],
  [itSupport, 'Doświadczenie w dziale wsparcia IT min. 1 rok', 'MET'],
  [itSupport, 'Minimum 5 lat doświadczenia na stanowisku help desk', 'NOT_MET'],
  [itSupport, 'Znajomość Active Directory', 'MET'],
  [itSupport, 'Bardzo dobra znajomość systemu Linux', 'PARTIALLY_MET'],
  [itSupport, 'Wykształcenie wyższe informatyczne', 'PARTIALLY_MET'],
  [itSupport, 'English B2+', 'MET'],
  [itSupport, 'Office 365 administration', 'MET'],
  [itSupport, 'Cisco / CCNA', 'NO_INFORMATION'],
  [itSupport, 'Wykształcenie średnie techniczne', 'MET'],
  [foreman, 'Doświadczenie w zarządzaniu zespołem produkcyjnym', 'MET'],
  [foreman, 'Minimum 10 lat doświadczenia w produkcji', 'MET'],
  [foreman, 'Praca w systemie zmianowym', 'MET'],
  [foreman, 'Znajomość HACCP i 5S', 'MET'],
  [foreman, 'Język angielski B1', 'NOT_MET'],
  [foreman, 'Uprawnienia na wózek widłowy', 'MET'],
  [foreman, 'Wykształcenie średnie', 'NOT_MET'],
  [foreman, 'Obsługa komputera', 'NO_INFORMATION'],
  ['Pracowałem 3 lata jako barman.', 'Doświadczenie barmańskie', 'MET'],
  ['Obsługa programów Optima i Płatnik', 'Znajomość oprogramowania Comarch Optima', 'MET'],
  ['Pracuję jako monter fotowoltaiki od 2021 roku.', 'Min. 2 lata doświadczenia w montażu instalacji PV', 'MET'],
  ['Nigdy nie pracowałam w sprzedaży.', 'Doświadczenie w sprzedaży', 'NOT_MET'],
  ['No commercial experience with Angular yet.', 'Angular', 'NOT_MET'],
  ['I hold a PhD in Chemistry.', "Master's degree in chemistry", 'MET'],
  ['Copywriter freelance, teksty SEO, social media', 'Tworzenie treści na media społecznościowe', 'MET'],
  ['Kurs pierwszej pomocy 2025', 'First aid certificate', 'MET'],
  ['Sprzedawca w sklepie spożywczym, obsługa kasy', 'Doświadczenie w handlu detalicznym', 'MET'],
  ['Tynkarz, murarz, 15 lat na budowach', 'Doświadczenie w budownictwie', 'MET'],
  ['Angielski: C1 (CAE), niemiecki: brak', 'Niemiecki B1', 'NOT_MET'],
  ['Magister farmacji, apteka szpitalna 2019-2026', 'Tytuł magistra farmacji', 'MET'],
  ['Windykator terenowy, 2 lata', 'Doświadczenie w windykacji należności', 'MET'],
  ['Windykator terenowy, 2 lata', 'Minimum 5 lat w windykacji', 'NOT_MET'],
  ['JavaScript, TypeScript, Python', 'Minimum 3 years of Python', 'PARTIALLY_MET'],
  [physio, 'Min. 3 lata doświadczenia jako fizjoterapeuta', 'MET'],
  [physio, 'Tytuł magistra fizjoterapii', 'MET'],
  [physio, 'Znajomość metody PNF', 'MET'],
  [physio, 'Praca z dziećmi', 'NO_INFORMATION'],
  [physio, 'Kinesiotaping i terapia manualna', 'MET'],
  [physio, 'Angielski C1', 'PARTIALLY_MET'],
  [physio, 'Doświadczenie w pracy z pacjentem neurologicznym', 'NO_INFORMATION'],
  [physio, 'Co najmniej 15 lat doświadczenia', 'NOT_MET'],
  [physio, 'Prawo jazdy kat. B', 'MET'],
  [physio, 'Massage', 'PARTIALLY_MET'],
  [devops, '5+ years in DevOps', 'MET'],
  [devops, 'Experience with Kubernetes and Terraform', 'MET'],
  [devops, "Bachelor's degree", 'NOT_MET'],
  [devops, 'Azure', 'NO_INFORMATION'],
  [devops, 'Monitoring (Prometheus, Grafana, Zabbix)', 'MET'],
  [devops, 'Polish C1', 'PARTIALLY_MET'],
  [devops, 'Linux administration', 'MET'],
  [devops, 'Doświadczenie z chmurą AWS', 'MET'],
  [devops, 'Python scripting', 'NO_INFORMATION'],
  [devops, 'Infrastructure as code', 'MET'],
  [devops, '10 years of experience with AWS', 'PARTIALLY_MET'],
  [shop, 'Doświadczenie w handlu', 'MET'],
  [shop, 'Obsługa kasy', 'MET'],
  [shop, 'Minimum 2 lata na stanowisku kierowniczym', 'MET'],
  [shop, 'Wykształcenie średnie', 'MET'],
  [shop, 'Wykształcenie wyższe', 'NOT_MET'],
  [shop, 'Angielski B2', 'NOT_MET'],
  [shop, 'Badania sanepidowskie', 'MET'],
  [shop, 'Znajomość MS Excel', 'NO_INFORMATION'],
  [shop, 'Dyspozycyjność w weekendy', 'MET'],
  [shop, 'Układanie grafików pracy', 'MET'],
  [mech, 'Minimum 5 lat doświadczenia jako mechanik', 'MET'],
  [mech, 'Certyfikat F-gazowy', 'MET'],
  [mech, 'Prawo jazdy kat. C+E', 'NOT_MET'],
  [mech, 'Prawo jazdy kat. C', 'MET'],
  [mech, 'Diagnostyka komputerowa pojazdów', 'MET'],
  [mech, 'Wykształcenie techniczne', 'MET'],
  [mech, 'Naprawa silników Diesla', 'NO_INFORMATION'],
  [mech, 'Elektromechanika pojazdowa', 'NO_INFORMATION'],
  [mech, 'Own tools', 'NO_INFORMATION'],
];
