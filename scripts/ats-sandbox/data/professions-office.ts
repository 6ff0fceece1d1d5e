import { type Profession } from './professions';

/** Professions at a desk. */
export const officeProfessions: Profession[] = [
  {
    key: 'java',
    position: { pl: 'Programista / Programistka Java', en: 'Java Developer' },
    words: {
      pl: {
        titles: ['Młodszy programista Java', 'Programista Java', 'Starszy programista Java'],
        duties: [
          'Rozwój usług rozliczeniowych w Javie 17 i Spring Boot.',
          'Projektowanie REST API dla partnerów handlowych.',
          'Migracja monolitu do mikroserwisów, kolejki Kafka.',
          'Testy integracyjne z Testcontainers i JUnit 5.',
          'Strojenie zapytań w PostgreSQL, partycjonowanie tabel.',
          'Wdrożenia na Kubernetesie, przeglądy kodu, dyżury.',
          'Integracja z bramkami płatniczymi i systemem fakturowania.',
          'Wprowadzanie nowych osób do zespołu.',
        ],
        skills: [
          'Java 17',
          'Spring Boot',
          'Hibernate',
          'PostgreSQL',
          'Kafka',
          'Docker',
          'Kubernetes',
          'JUnit 5',
          'Git',
        ],
        schools: [
          { title: 'Informatyka, magister', place: 'Politechnika Wrocławska' },
          { title: 'Informatyka stosowana, inżynier', place: 'Politechnika Łódzka' },
        ],
        employers: [
          'Wierzbowa Software sp. z o.o., Wrocław',
          'Bursztyn Systemy S.A., Gdańsk',
          'Siedem Mostów IT, Opole',
        ],
      },
      en: {
        titles: ['Junior Java Developer', 'Java Developer', 'Senior Java Developer'],
        duties: [
          'Built billing services in Java 17 and Spring Boot.',
          'Designed REST APIs used by eleven partner companies.',
          'Split a monolith into services that talk through Kafka.',
          'Introduced integration tests with Testcontainers and JUnit 5.',
          'Tuned PostgreSQL queries and partitioned large tables.',
          'Ran deployments on Kubernetes and took part in on-call.',
          'Reviewed code and mentored two juniors.',
        ],
        skills: ['Java 17', 'Spring Boot', 'REST', 'PostgreSQL', 'Kafka', 'Docker', 'Kubernetes', 'JUnit 5', 'AWS'],
        schools: [
          { title: 'MSc Computer Science', place: 'University of Wrocław' },
          { title: 'BSc Software Engineering', place: 'Gdańsk University of Technology' },
        ],
        employers: ['Amberline Software, Gdańsk', 'Quiet Harbour Labs, Kraków', 'Sevenfold Systems, Wrocław'],
      },
    },
  },
  {
    key: 'accounting',
    position: { pl: 'Specjalista / Specjalistka ds. księgowości', en: 'Accounting Specialist' },
    words: {
      pl: {
        titles: ['Asystentka ds. księgowości', 'Księgowa', 'Samodzielna księgowa'],
        duties: [
          'Pełna księgowość trzech spółek z o.o., dekretacja dokumentów.',
          'Deklaracje VAT-7, pliki JPK_V7 i rozliczenia z urzędem skarbowym.',
          'Uzgadnianie rozrachunków i sald z kontrahentami.',
          'Ewidencja środków trwałych i naliczanie amortyzacji.',
          'Wdrożenie obiegu faktur przez KSeF.',
          'Przygotowanie danych do sprawozdania finansowego.',
          'Rozliczanie delegacji krajowych i zagranicznych.',
        ],
        skills: ['enova365', 'Symfonia', 'Comarch Optima', 'Excel', 'JPK', 'KSeF', 'VAT', 'CIT', 'Płatnik'],
        schools: [
          { title: 'Finanse i rachunkowość, licencjat', place: 'Uniwersytet Ekonomiczny w Poznaniu' },
          { title: 'Technik ekonomista', place: 'Zespół Szkół Ekonomicznych, Leszno' },
        ],
        employers: ['Meble Jarzębina sp. z o.o., Poznań', 'Biuro rachunkowe Saldo, Konin', 'Hurtownia Pod Lipą, Śrem'],
      },
      en: {
        titles: ['Accounting Assistant', 'Accountant', 'Senior Accountant'],
        duties: [
          'Kept the general ledger of two manufacturing companies.',
          'Prepared VAT returns and monthly closing within four days.',
          'Reconciled customer balances and intercompany accounts.',
          'Maintained the fixed asset register.',
          'Moved invoice approval from paper to an electronic workflow.',
          'Prepared figures for the annual audit.',
        ],
        skills: ['SAP FI', 'Excel', 'VAT', 'IFRS', 'Power Query', 'Month-end closing', 'Reconciliations'],
        schools: [
          { title: 'BA Accounting and Finance', place: 'Poznań University of Economics' },
          { title: 'ACCA, nine papers passed', place: 'ACCA' },
        ],
        employers: ['Lindenhall Furniture, Poznań', 'Northgate Business Services, Łódź', 'Copper & Clay, Legnica'],
      },
    },
  },
  {
    key: 'sales',
    position: { pl: 'Przedstawiciel handlowy / Przedstawicielka handlowa', en: 'Sales Representative' },
    words: {
      pl: {
        titles: ['Doradca klienta', 'Przedstawiciel handlowy', 'Kierownik regionu'],
        duties: [
          'Obsługa 120 sklepów w województwie, realizacja planu w 108%.',
          'Negocjowanie warunków z sieciami lokalnymi.',
          'Pozyskiwanie klientów: 40 nowych umów w ciągu roku.',
          'Prowadzenie szkoleń produktowych i ekspozycji.',
          'Raportowanie wizyt w systemie CRM.',
          'Windykacja należności i ustalanie limitów kupieckich.',
        ],
        skills: ['negocjacje', 'CRM', 'Excel', 'prawo jazdy kat. B', 'merchandising', 'sprzedaż B2B', 'prezentacje'],
        schools: [
          { title: 'Zarządzanie i marketing, licencjat', place: 'Uniwersytet Gdański' },
          { title: 'Technik handlowiec', place: 'Zespół Szkół Handlowych, Toruń' },
        ],
        employers: ['Sad i Ogród S.A., Grójec', 'Herbaciarnia Polska, Toruń', 'Farby Tęcza sp. z o.o., Płock'],
      },
      en: {
        titles: ['Sales Assistant', 'Sales Representative', 'Regional Sales Manager'],
        duties: [
          'Looked after 90 retail customers and exceeded the plan by 6%.',
          'Won 25 new business customers in one year.',
          'Negotiated yearly terms with two regional chains.',
          'Trained shop staff and arranged product displays.',
          'Kept the CRM up to date and forecast monthly sales.',
        ],
        skills: ['B2B sales', 'Negotiation', 'Salesforce', 'Forecasting', 'Driving licence B', 'Presentations'],
        schools: [
          { title: 'BA Management', place: 'University of Gdańsk' },
          { title: 'Diploma in Marketing', place: 'Warsaw School of Marketing' },
        ],
        employers: ['Orchard Foods, Warszawa', 'Rainbow Paints, Płock', 'Teahouse Trading, Toruń'],
      },
    },
  },
];
