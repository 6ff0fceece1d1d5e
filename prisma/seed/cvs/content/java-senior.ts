/** Candidates for the Java position: experienced people. Notation: see parse-demo-cv.ts. */
export const javaSenior = [
  `
Jakub Wrona
Starszy programista Java
Wrocław, dolnośląskie
harbour pl
# profile
Programuję w Javie od dziewięciu lat, z czego ostatnie pięć w systemach płatniczych, w których błąd kosztuje naprawdę. Lubię małe usługi, krótkie gałęzie i testy, które coś sprawdzają. Szukam zespołu, w którym architekt pisze kod.
# experience
2021-04..now | Starszy programista Java | Kwadrat Płatności sp. z o.o., Wrocław
- Rozdzieliłem monolit rozliczeniowy na siedem usług w Spring Boot 3 i Javie 21; czas wdrożenia spadł z dwóch dni do 40 minut.
- Zaprojektowałem REST API dla 34 banków partnerskich, wersjonowane i opisane w OpenAPI.
- Przeniosłem kolejki z RabbitMQ na Apache Kafka: 12 mln zdarzeń dziennie bez utraty kolejności w ramach rachunku.
- Prowadzę przeglądy kodu i wdrażam do pracy nowe osoby w pięcioosobowym zespole.
2018-02..2021-03 | Programista Java | Sowa Systemy S.A., Wrocław
- Utrzymywałem i rozwijałem system obsługi polis: Java 11, Hibernate, PostgreSQL, Oracle.
- Napisałem zestaw 600 testów integracyjnych z Testcontainers, który zastąpił ręczną regresję.
- Przyspieszyłem nocne przeliczenie składek z 5 godzin do 50 minut, przepisując zapytania SQL.
2017-03..2018-01 | Młodszy programista Java | Brzozowy Las Software, Opole
- Formularze i raporty w Spring MVC dla urzędów gmin.
# education
2012-10..2017-06 | Informatyka, magister inżynier | Politechnika Wrocławska, Wydział Informatyki
# skills
Backend: Java 21, Spring Boot, Spring Security, Hibernate, REST API
Dane: PostgreSQL, Oracle, Redis, Flyway
Zdarzenia: Apache Kafka, RabbitMQ
Wdrożenia: Docker, Kubernetes, Helm, GitLab CI, AWS
Testy: JUnit 5, Testcontainers, WireMock
# languages
polski: ojczysty
angielski: C1
niemiecki: A2
# certificates
Oracle Certified Professional: Java SE 17 Developer (2023)
Certified Kubernetes Application Developer (2024)
# interests
Biegi górskie, renowacja radioodbiorników lampowych
# extra
Oczekiwania finansowe: 26 000 zł brutto (umowa o pracę)
Okres wypowiedzenia: 3 miesiące
`,
  `
Marta Zagórna
Senior Java Developer
Warszawa, mazowieckie
linen pl
# profile
Od ponad siedmiu lat tworzę oprogramowanie w Javie dla handlu internetowego. Najlepiej czuję się tam, gdzie biznes mówi „chyba tak", a system musi mówić „tak" albo „nie". Zwracam uwagę na czytelność, pomiary i spokojne piątki.
# experience
2022-01..now | Senior Java Developer | Miętowy Koszyk S.A., Warszawa
- Odpowiadam za usługę koszyka i cen promocyjnych: Spring Boot, REST API, 900 żądań na sekundę w szczycie.
- Wprowadziłam testy kontraktowe między dziewięcioma zespołami; liczba awarii po wdrożeniach spadła o dwie trzecie.
- Zaprojektowałam model danych w PostgreSQL i migracje bez przestoju.
2019-05..2021-12 | Programistka Java | Latawiec Digital, Warszawa
- Rozwijałam integracje z kurierami i operatorami płatności (Java 11, Spring Boot, RabbitMQ).
- Zautomatyzowałam wdrożenia: Docker, Jenkins, później GitHub Actions.
2018-07..2019-04 | Programistka (staż, potem etat) | Latawiec Digital, Warszawa
- Panel obsługi zwrotów w Javie i Angularze.
# education
2013-10..2018-06 | Matematyka stosowana, magister | Uniwersytet Warszawski
# skills
Java 17, Spring Boot, JPA/Hibernate, REST, PostgreSQL, Elasticsearch, RabbitMQ, JUnit, Testcontainers, Pact, Docker, Kubernetes, Azure
# languages
angielski: C1
francuski: B1
# certificates
Microsoft Certified: Azure Developer Associate
Kurs „Domain-Driven Design w praktyce", 40 h
# interests
Śpiew w chórze kameralnym, gry planszowe, rower
# extra
Praca hybrydowa, do Wrocławia mogę przyjeżdżać dwa razy w tygodniu
`,
  `
Oliver Hartley
Lead Java Engineer
Wrocław, Poland (originally from Leeds, UK)
slate en british
# profile
Java engineer with twelve years behind me, the last six in Poland. I have built trading back offices, a telecom mediation platform and, more recently, an energy-market data hub. Comfortable leading a team of six and equally comfortable being the one who is paged at 3 a.m.
# experience
2020-09..now | Lead Java Engineer | Amberline Energy Data, Wrocław
- Designed an event-driven platform on Apache Kafka and Spring Boot that ingests 40 million meter readings a day.
- Introduced trunk-based development and Testcontainers; lead time for a change fell from nine days to one.
- Run the Kubernetes clusters on AWS together with one platform engineer (EKS, Terraform, Grafana).
- Mentor four developers, two of whom have since been promoted to senior.
- Wrote the incident review process used across the company: blameless, one page, published within three days.
- Agreed data contracts with eleven grid operators and turned them into automated tests.
- Brought the monthly AWS bill down by 22% by moving cold readings to cheaper storage.
2016-03..2020-08 | Senior Software Engineer | Northgate Ledger Ltd, Leeds
- Rewrote the settlement engine in Java 8 and later 11: PostgreSQL, Hibernate, REST APIs for eleven client banks.
- Cut end-of-day processing from 70 to 12 minutes by batching SQL and removing a distributed lock.
- Introduced pair rotation and a weekly reading hour; both outlived me there.
- Represented engineering in the yearly regulatory review.
- Supported the move from a server room in Leeds to a hosted platform over one long weekend.
2014-07..2016-02 | Software Engineer | Pennine Telecom Tools, Bradford
- Call-record mediation in Java, Oracle and a fair amount of Perl.
- Built a test-data generator that the company later sold as a product.
# projects
Meter data hub (2022–2026): Kafka, Spring Boot, ClickHouse; replay of any day within two hours; audited yearly.
Tariff simulator (2021): lets analysts compare price plans for 300,000 households in minutes instead of overnight.
Outage map (2020): public map fed by live events, built by two people in six weeks, visited by half a million people during one storm.
Settlement engine (2017–2020): double-entry core in Java with property-based tests; no reconciliation break in production since launch.
Client onboarding portal (2016): forms, document checks and approvals for corporate clients.
# education
2011..2014 | BSc Computer Science, first class | University of Leeds
# skills
Languages: Java 21, Kotlin, SQL, some Go
Frameworks: Spring Boot, Spring Data, Hibernate, Quarkus
Data: PostgreSQL, Oracle, ClickHouse
Platform: Kafka, Docker, Kubernetes, AWS, Terraform
Quality: JUnit 5, Testcontainers, Gatling
# languages
English: native
Polish: B1
German: A2
# certificates
AWS Certified Solutions Architect – Professional (2024)
Confluent Certified Developer for Apache Kafka
# interests
Fell running, sourdough, restoring a 1968 Jawa motorcycle
# extra
Notice period: two months
Salary expectation: 29 000 PLN gross per month
`,
  `
Tomasz Gawlik
Programista Java / architekt rozwiązań
Kraków, małopolskie
airy pl
# profile
Piętnaście lat w zawodzie, dwanaście z Javą. Prowadziłem wdrożenia w bankowości i w administracji. Cenię prostotę: najlepszy mikroserwis to często ten, którego nie trzeba było tworzyć.
# experience
2019-06..now | Architekt / Senior Java Developer | Wawelska Grupa Technologiczna, Kraków
- Wyznaczam kierunek techniczny dla trzech zespołów (17 osób) budujących platformę kredytową.
- Stack: Java 17, Spring Boot, Oracle 19c, Kafka, OpenShift (Kubernetes).
- Wprowadziłem zapisy decyzji architektonicznych i przegląd kosztów; rachunek za infrastrukturę niższy o 31%.
- Nadal programuję co najmniej połowę tygodnia.
- Przygotowuję i prowadzę wewnętrzną szkołę projektowania systemów: 6 spotkań, 40 uczestników w trzech edycjach.
- Reprezentuję zespół wobec audytorów bezpieczeństwa i nadzoru; dwie kontrole bez zaleceń krytycznych.
- Prowadzę rozmowy techniczne z kandydatami (ok. 30 rocznie) i dbam, by trwały godzinę, a nie trzy.
2014-09..2019-05 | Starszy programista | Bank Spółdzielczy „Solidna Kasa" (dział IT), Kraków
- Bankowość internetowa dla 200 tys. klientów: Java EE, potem Spring; usługi SOAP i REST.
- Optymalizacja procedur PL/SQL, raportowanie do nadzoru.
- Zastąpienie starego systemu przelewów: sześć miesięcy równoległej pracy, zero rozbieżności w dniu przełączenia.
- Opieka nad środowiskami testowymi i danymi zanonimizowanymi dla trzech dostawców.
- Dyżury domowe raz w miesiącu; spisałem procedury, dzięki którym dyżur może pełnić każdy z zespołu.
2011-02..2014-08 | Programista | Piksel i Synowie s.c., Tarnów
- Systemy magazynowe w Delphi i Javie.
- Pierwsze samodzielne wdrożenie: hurtownia szkła, trzy oddziały, 45 stanowisk.
- Sterowniki drukarek fiskalnych i wag.
# projects
Platforma kredytowa (2021–2026): 14 usług w Spring Boot, orkiestracja wniosku, decyzja w 9 sekund; odpowiadałem za architekturę i moduł zdolności kredytowej.
Rejestr zgód klientów (2023): wydzielenie z monolitu, wzorzec outbox i Kafka, migracja 11 mln rekordów bez przerwy w działaniu.
Nowy silnik opłat i prowizji (2022): reguły zapisane przez analityków w arkuszu, testowane automatycznie; 380 przypadków testowych w Spocku.
Przejście z WebLogica na OpenShift (2020–2021): konteneryzacja dziewięciu aplikacji, potoki wdrożeniowe, obniżenie kosztów licencji o 1,2 mln zł rocznie.
Bankowość mobilna (2017–2019): usługi REST dla aplikacji na dwa systemy, autoryzacja operacji, limity, powiadomienia.
Hurtownia danych dla nadzoru (2016): zasilanie nocne w PL/SQL, uzgodnienia z księgą główną, 120 raportów obowiązkowych.
Integracja z krajowym systemem rozliczeń (2015): komunikaty ISO 20022, kolejki MQ, testy z operatorem.
Elektroniczne archiwum dokumentów (2014): Java EE, skanowanie w 62 placówkach, wyszukiwanie pełnotekstowe.
System obsługi składu celnego (2012): Java, Oracle, integracja ze zgłoszeniami celnymi, wdrożenie u dwóch klientów.
# education
2005-10..2010-07 | Informatyka stosowana, mgr inż. | Akademia Górniczo-Hutnicza w Krakowie
# skills
Java 17, Spring Boot, Hibernate, Oracle, PL/SQL, PostgreSQL, Apache Kafka, OpenShift, Docker, Kubernetes, JUnit, Spock, REST API, SOAP, C4, ArchUnit
# languages
polski: ojczysty
angielski: B2 (codzienny kontakt z zespołem w Dublinie)
# certificates
TOGAF 9 Foundation
Oracle Certified Master, Java EE Enterprise Architect
Red Hat Certified Specialist in OpenShift Application Development
Warsztaty „Event Storming dla architektów", 16 h (2022)
Kurs „Modelowanie zagrożeń w systemach finansowych", 24 h (2023)
Szkolenie „Trudne rozmowy w zespole technicznym" (2024)
# interests
Narciarstwo ski-turowe, stare motocykle, gra na kontrabasie w zespole folkowym. Prowadzę bezpłatne zajęcia z programowania w bibliotece osiedlowej.
# extra
Oczekiwane wynagrodzenie: 34 000 PLN brutto miesięcznie
Tryb pracy: zdalnie lub hybrydowo, raz w miesiącu we Wrocławiu
`,
  `
Weronika Sadowska
Java Developer
Wrocław, dolnośląskie
monogram pl
# profile
Sześć lat komercyjnego doświadczenia w Javie, głównie w logistyce i e-commerce. Skończyłam studia inżynierskie zaocznie, pracując na pełen etat — umiem planować.
# experience
2022-10..now | Java Developer | Szlak Logistics Tech, Wrocław
- Tworzę usługi awizacji i śledzenia przesyłek w Spring Boot 3; wystawiamy REST API dla 120 nadawców.
- Napisałam bibliotekę ponawiania wywołań, z której korzysta dziś sześć zespołów.
- Testy: JUnit 5, Testcontainers, testy wydajnościowe w k6.
2020-08..2022-09 | Programistka Java | Cztery Koty Software House, Wrocław
- Trzy projekty dla klientów: wypożyczalnia sprzętu, kalendarz przychodni, sklep z częściami.
- Java 11, Spring Boot, MySQL i PostgreSQL, RabbitMQ, Docker.
# education
2017-10..2021-02 | Informatyka, inżynier (studia niestacjonarne) | Uniwersytet Ekonomiczny we Wrocławiu
# skills
Java 17, Spring Boot, Spring Data JPA, REST API, PostgreSQL, MySQL, Liquibase, RabbitMQ, podstawy Kafki, Docker, GitLab CI, Grafana
# languages
angielski: B2
hiszpański: A2
# certificates
Spring Certified Professional (2024)
# interests
Wspinaczka, szydełkowanie, stare mapy
# extra
Oczekiwania: 21 500 zł brutto
Dostępność: 1 miesiąc
`,
  `
Anna-Lena Brandt
Senior Backend Engineer
Berlin, Germany – relocating to Wrocław
mist en
# profile
Backend engineer with eight years of Java, mostly Spring Boot in the insurance and mobility sectors. I like domain models that the business can read aloud. Moving to Wrocław in January for family reasons, hence this application.
# experience
2021-05..now | Senior Backend Engineer | Kiebitz Versicherungstechnik GmbH, Berlin
- Own the claims service: Java 17, Spring Boot, PostgreSQL, RabbitMQ; 99.97% availability over two years.
- Led the move of fourteen services to Kubernetes on Azure.
- Built a fraud-hint component with the data team; it saves the clerks around 60 hours a month.
2018-10..2021-04 | Software Engineer | Radweg Mobility GmbH, Leipzig
- REST APIs and booking logic for a bike-sharing fleet of 9,000 vehicles.
- Moved from manual to automated acceptance tests (JUnit, Cucumber, Testcontainers).
# education
2013..2018 | MSc Software Engineering | Hasso Plattner Institute, Potsdam
# skills
Backend: Java 17, Spring Boot, Hibernate, REST, gRPC
Storage: PostgreSQL, MongoDB
Cloud: Azure, Docker, Kubernetes, Terraform
Messaging: RabbitMQ, Kafka (one project)
# languages
German: native
English: C2
Polish: A2, taking classes
# certificates
iSAQB Certified Professional for Software Architecture – Foundation
# interests
Choir, allotment gardening
`,
  `
Paweł Jasiński
Software Engineer (Java, Kotlin)
Gdańsk, pomorskie
banner pl
# profile
Siedem lat programowania na JVM. W ostatnim roku prowadzę technicznie pięcioosobowy zespół. Pracuję wyłącznie zdalnie z Gdańska; do biura mogę dojechać raz na kwartał.
# experience
2023-02..now | Tech Lead / Senior Java Developer | Bursztyn Cloud, Gdańsk (zdalnie)
- System rezerwacji miejsc na promach: Java 21, Kotlin, Spring Boot, PostgreSQL.
- Zbudowałem potok CI/CD od testów po wdrożenie niebiesko-zielone na AWS (EKS).
- Wdrożyłem obserwowalność: OpenTelemetry, Prometheus, Grafana; średni czas wykrycia awarii 3 minuty.
2019-11..2023-01 | Java Developer | Neptun Finanse IT, Gdańsk
- Moduł windykacji i rozliczeń: Spring Boot, Oracle, Kafka, testy w Spocku.
- Usunąłem wąskie gardło w imporcie wyciągów: 2 mln wierszy w 9 minut zamiast w godzinę.
# education
2014-10..2019-09 | Informatyka, mgr inż. | Politechnika Gdańska, Wydział ETI
# skills
Java, Kotlin, Spring Boot, REST API, PostgreSQL, Oracle, Apache Kafka, Docker, Kubernetes, AWS, Terraform, JUnit, Spock
# languages
angielski: C1
szwedzki: A1
# certificates
AWS Certified Developer – Associate
# interests
Żeglarstwo (patent sternika), kuchnia gruzińska
# extra
Wyłącznie praca zdalna
Stawka: 30 000 zł brutto
`,
];
