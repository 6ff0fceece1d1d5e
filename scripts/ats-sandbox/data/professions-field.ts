import { type Profession } from './professions';

/** Professions on one's feet. */
export const fieldProfessions: Profession[] = [
  {
    key: 'warehouse',
    position: { pl: 'Kierownik / Kierowniczka zmiany w magazynie', en: 'Warehouse Shift Leader' },
    words: {
      pl: {
        titles: ['Magazynier', 'Operator wózka widłowego', 'Brygadzista zmiany'],
        duties: [
          'Prowadzenie zmiany 24 osób, grafik i podział pracy.',
          'Przyjęcia i wydania towaru, inwentaryzacje cykliczne.',
          'Obsługa wózka wysokiego składowania.',
          'Kompletacja zamówień skanerem, kontrola wysyłek.',
          'Szkolenia stanowiskowe i pilnowanie zasad BHP.',
          'Wdrożenie systemu WMS w strefie zwrotów.',
          'Współpraca z przewoźnikami, plan załadunków.',
        ],
        skills: ['WMS', 'uprawnienia UDT', 'Excel', 'BHP', 'inwentaryzacja', 'SAP EWM', 'kierowanie zespołem'],
        schools: [
          { title: 'Technik logistyk', place: 'Zespół Szkół Technicznych, Kutno' },
          { title: 'Logistyka, inżynier', place: 'Politechnika Poznańska' },
        ],
        employers: ['Centrum Dystrybucji Kłos, Stryków', 'Magazyny Nad Wartą, Konin', 'Spedycja Jaskółka, Kutno'],
      },
      en: {
        titles: ['Warehouse Operative', 'Forklift Operator', 'Shift Leader'],
        duties: [
          'Led a shift of 18 people and planned their work.',
          'Received and dispatched goods, ran cycle counts.',
          'Operated reach trucks and counterbalance forklifts.',
          'Picked orders with hand-held scanners.',
          'Trained newcomers and looked after safety at work.',
        ],
        skills: ['WMS', 'Forklift licence', 'Stock control', 'Excel', 'Health and safety', 'Team leadership'],
        schools: [
          { title: 'Logistics Technician', place: 'Technical School, Kutno' },
          { title: 'BEng Logistics', place: 'Poznań University of Technology' },
        ],
        employers: ['Riverside Warehousing, Konin', 'Swallow Freight, Kutno', 'Crossdock Central, Stryków'],
      },
    },
  },
  {
    key: 'nurse',
    position: { pl: 'Pielęgniarka / Pielęgniarz oddziału internistycznego', en: 'Registered Nurse, Internal Medicine' },
    words: {
      pl: {
        titles: ['Pielęgniarka', 'Pielęgniarka dyplomowana', 'Pielęgniarka koordynująca'],
        duties: [
          'Opieka nad pacjentami oddziału internistycznego, system zmianowy.',
          'Podawanie leków, pobieranie krwi, kaniulacja.',
          'Prowadzenie dokumentacji w systemie elektronicznym.',
          'Edukacja pacjentów z cukrzycą i ich rodzin.',
          'Koordynacja pracy ośmiu pielęgniarek na zmianie.',
          'Udział w resuscytacjach, aktualny kurs ALS.',
        ],
        skills: ['prawo wykonywania zawodu', 'EKG', 'ALS', 'szczepienia ochronne', 'AMMS', 'opieka diabetologiczna'],
        schools: [
          { title: 'Pielęgniarstwo, magister', place: 'Uniwersytet Medyczny w Lublinie' },
          { title: 'Pielęgniarstwo, licencjat', place: 'Akademia Nauk Stosowanych w Nysie' },
        ],
        employers: [
          'Szpital Powiatowy Pod Brzozami, Puławy',
          'Przychodnia Zdrojowa, Nałęczów',
          'Szpital Miejski, Nysa',
        ],
      },
      en: {
        titles: ['Nurse', 'Registered Nurse', 'Charge Nurse'],
        duties: [
          'Cared for patients of a 34-bed internal medicine ward.',
          'Administered medicines, took blood, placed cannulas.',
          'Kept electronic patient records.',
          'Taught patients with diabetes and their families.',
          'Coordinated the work of seven nurses a shift.',
        ],
        skills: ['Nursing licence', 'ECG', 'ALS', 'Wound care', 'Diabetes care', 'Electronic records'],
        schools: [
          { title: 'MSc Nursing', place: 'Medical University of Lublin' },
          { title: 'BSc Nursing', place: 'Jagiellonian University' },
        ],
        employers: ['Birchwood Hospital, Puławy', 'Spring Clinic, Nałęczów', 'City Hospital, Nysa'],
      },
    },
  },
  {
    key: 'electrician',
    position: { pl: 'Elektryk utrzymania ruchu', en: 'Maintenance Electrician' },
    words: {
      pl: {
        titles: ['Pomocnik elektryka', 'Elektryk', 'Elektryk utrzymania ruchu'],
        duties: [
          'Usuwanie awarii linii produkcyjnych w systemie czterobrygadowym.',
          'Przeglądy rozdzielni i pomiary ochronne.',
          'Uruchamianie falowników i serwonapędów.',
          'Diagnostyka sterowników Siemens S7.',
          'Prefabrykacja szaf sterowniczych według dokumentacji.',
          'Wymiana oświetlenia hali na LED, oszczędność 38%.',
        ],
        skills: [
          'SEP do 1 kV',
          'SEP powyżej 1 kV',
          'Siemens S7',
          'pomiary ochronne',
          'czytanie schematów',
          'falowniki',
        ],
        schools: [
          { title: 'Technik elektryk', place: 'Zespół Szkół Elektrycznych, Gliwice' },
          { title: 'Elektrotechnika, inżynier', place: 'Politechnika Śląska' },
        ],
        employers: ['Walcownia Iskra, Zabrze', 'Opakowania Kontra sp. z o.o., Tychy', 'Huta Szkła Kropla, Jasło'],
      },
      en: {
        titles: ['Electrical Apprentice', 'Electrician', 'Maintenance Electrician'],
        duties: [
          'Repaired production lines in a four-shift system.',
          'Inspected switchboards and took protective measurements.',
          'Commissioned inverters and servo drives.',
          'Diagnosed Siemens S7 controllers.',
          'Built control cabinets from drawings.',
        ],
        skills: ['SEP up to 1 kV', 'Siemens S7', 'Inverters', 'Reading schematics', 'Preventive maintenance'],
        schools: [
          { title: 'Electrical Technician', place: 'Technical School, Gliwice' },
          { title: 'BEng Electrical Engineering', place: 'Silesian University of Technology' },
        ],
        employers: ['Spark Rolling Mill, Zabrze', 'Contra Packaging, Tychy', 'Droplet Glassworks, Jasło'],
      },
    },
  },
];
