/** Candidates for the Java position: some of what is asked for. Notation: see parse-demo-cv.ts. */
export const javaMiddle = [
  `
Kamil Ostrowski
Java Developer
Opole, opolskie
timeline pl
# profile
Programista z trzema latami doświadczenia w Javie. Chcę rozwijać się w kierunku systemów rozproszonych.
# experience
2023-09..now | Java Developer | Młyn Danych sp. z o.o., Opole
- Rozwijam system ewidencji odpadów dla gmin: Java 17, Spring Boot, PostgreSQL.
- Dodałem uwierzytelnianie przez Keycloak i moduł powiadomień SMS.
- Piszę testy jednostkowe w JUnit 5 i Mockito (pokrycie modułu 81%).
2022-06..2023-08 | Młodszy programista | Młyn Danych sp. z o.o., Opole
- Poprawki błędów, raporty PDF, drobne usługi REST.
# education
2018-10..2022-02 | Informatyka, inżynier | Politechnika Opolska
# skills
Java 17, Spring Boot, REST API, PostgreSQL, JUnit 5, Mockito, Git, Docker (podstawy)
# languages
angielski: B2
# interests
Szachy szybkie, hodowla papryczek chili
# extra
Oczekiwania finansowe: 15 000 zł brutto
`,
  `
Ewa Rybicka
Programistka Java (bankowość)
Łódź, łódzkie
gazette pl
# profile
Osiem lat pracy przy systemach bankowych: sumienność, dokumentacja, brak niespodzianek na produkcji. Większość mojego doświadczenia to Java EE i Oracle; Spring Boot poznaję od roku w projekcie migracyjnym.
# experience
2020-03..now | Programistka Java | Prządka Systemy Bankowe S.A., Łódź
- Utrzymanie i rozwój modułu kredytów hipotecznych: Java 8 i 11, EJB, WebSphere, Oracle.
- Od 2025 r. migracja trzech komponentów do Spring Boot i REST API.
- Tuning zapytań SQL, analiza planów wykonania, procedury PL/SQL.
2018-01..2020-02 | Programistka | Prządka Systemy Bankowe S.A., Łódź
- Formularze JSF, integracje SOAP, dyżury wdrożeniowe.
# education
2012-10..2017-07 | Informatyka i ekonometria, magister | Uniwersytet Łódzki
# skills
Java: Java 8/11, EJB, JSF, JPA, Spring Boot (rok praktyki)
Bazy danych: Oracle, PL/SQL, DB2
Testy: JUnit 4, SoapUI
Narzędzia: Jenkins, Jira, SVN, Git
# languages
angielski: B1 – czytam dokumentację, słabiej mówię
niemiecki: podstawowy
# certificates
Oracle Database SQL Certified Associate
# interests
Haft, literatura faktu, spacery z psem
`,
  `
Dmytro Shevchuk
Java / Spring Developer
Wrocław, Poland
dusk en
# profile
Five years of commercial Java, four of them in Wrocław. I enjoy plumbing: queues, retries, idempotency, the parts nobody demos. Ukrainian is my mother tongue; I work in English and Polish every day.
# experience
2022-08..now | Java Developer | Grodzka Parcel Systems, Wrocław
- Maintain the sorting-line integration: Spring Boot, RabbitMQ, PostgreSQL, REST APIs towards three carriers.
- Replaced a nightly batch by streaming; parcels now appear in tracking within four seconds.
- On-call one week in six.
2021-09..2022-07 | Junior Java Developer | Step & Steppe Software, Lviv
- Hotel booking back end: Java 11, Spring, MySQL, JUnit.
# education
2017..2021 | BSc Applied Mathematics and Informatics | Ivan Franko National University of Lviv
# skills
Java: Java 17, Spring Boot, Spring Integration, Hibernate
Data: PostgreSQL, MySQL, Redis
Messaging: RabbitMQ
DevOps: Docker, docker-compose, GitLab CI, a little Kubernetes
Testing: JUnit 5, Testcontainers, AssertJ
# languages
Ukrainian: native
Polish: C1
English: B2
# certificates
Java SE 11 Developer (1Z0-819)
# interests
Volleyball, board-game design
# extra
Expected salary: 19 000 PLN gross
`,
  `
Michał Dudek
Full-stack developer (Java + React)
Katowice, śląskie
forest pl
# profile
Pięć i pół roku w roli full-stack: mniej więcej pół na pół Java ze Springiem i React. Chciałbym przejść całkowicie na backend.
# experience
2021-11..now | Full-stack Developer | Hałda Interactive, Katowice
- Platforma szkoleń BHP dla zakładów przemysłowych: Spring Boot, React, MySQL, 60 tys. kont.
- Eksport wyników do systemów kadrowych przez REST API; zaprojektowałem uprawnienia i dziennik zdarzeń.
- Współtworzyłem testy end-to-end w Playwright i jednostkowe w JUnit.
2021-02..2021-10 | Młodszy programista | Studio Kontur, Gliwice
- Strony i sklepy, głównie PHP i JavaScript.
# education
2016-10..2020-09 | Automatyka i robotyka, inżynier | Politechnika Śląska, Gliwice
# skills
Java, Spring Boot, Hibernate, MySQL, React, TypeScript, Docker, JUnit, Playwright, REST
# languages
angielski: B2
# certificates
Scrum.org PSM I
# interests
Paralotnie, fotografia analogowa, Śląsk industrialny
# extra
Mogę pracować hybrydowo we Wrocławiu od marca 2027
`,
  `
Priya Nair
Java Developer
Kraków, Poland
letter en
# profile
Java developer with six years of experience, first in Kochi and since 2022 in Kraków. Most of my work has been in healthcare integration: HL7, FHIR, and making old hospital systems talk to new ones.
# experience
2022-03..now | Java Developer | Szałwia Health IT, Kraków
- Built FHIR REST APIs in Spring Boot for nine hospitals; Java 17, PostgreSQL, Keycloak.
- Wrote the message replay tool used by the support team every day.
- Containerised the integration engine (Docker) and helped move it to Azure Kubernetes Service.
2020-06..2022-02 | Software Engineer | Backwater Systems Pvt Ltd, Kochi
- Laboratory information system: Java 8, Spring MVC, Oracle, JUnit.
# education
2016..2020 | B.Tech Computer Science and Engineering | Cochin University of Science and Technology
# skills
Java 17, Spring Boot, Spring Security, REST, FHIR, HL7v2, PostgreSQL, Oracle, Docker, Kubernetes, Azure, JUnit 5, Mockito, Mirth Connect
# languages
English: C2
Malayalam: native
Polish: A2
# certificates
Microsoft Certified: Azure Fundamentals
# interests
Carnatic music, hiking in the Tatras
# extra
Based in Kraków, open to hybrid work in Wrocław two days a week
`,
  `
Grzegorz Mazurkiewicz
Programista Java, wcześniej administrator baz danych
Legnica, dolnośląskie
office pl
# profile
Dziesięć lat z bazami danych i cztery lata z Javą. Zanim napiszę linię kodu, sprawdzam plan zapytania.
# experience
2022-07..now | Programista Java | Miedziowa Informatyka sp. z o.o., Legnica
- Usługi raportowe dla zakładu górniczego: Java 17, Spring Boot, PostgreSQL 15.
- Partycjonowanie tabel pomiarowych (4 mld wierszy) i archiwizacja.
- Testy integracyjne z Testcontainers dla warstwy danych.
2016-04..2022-06 | Administrator baz danych | Miedziowa Informatyka sp. z o.o., Legnica
- PostgreSQL i Oracle, kopie zapasowe, strojenie, migracje wersji bez przestoju.
# education
2011-10..2016-06 | Informatyka, inżynier | Państwowa Wyższa Szkoła Zawodowa w Legnicy
# skills
Języki: Java 17, SQL, PL/pgSQL, Bash
Bazy: PostgreSQL, Oracle, TimescaleDB
Szkielety: Spring Boot, jOOQ, Flyway
Testy: JUnit 5, Testcontainers
Wdrożenia: Docker, Ansible
# languages
angielski: B2 (czytanie i pisanie)
czeski: komunikatywny
# certificates
EDB PostgreSQL Advanced Certification
# interests
Krótkofalarstwo, działka
# extra
Dojazd do Wrocławia: 3 dni w tygodniu
Oczekiwania: 18 500 zł brutto
`,
  `
Aleksandra Wnuk
Java Developer – powrót po przerwie
Wrocław, dolnośląskie
typist pl
# profile
Przed przerwą zawodową przez sześć lat programowałam w Javie. Od początku roku wracam do formy: odświeżyłam Spring Boot, zrobiłam kurs Kubernetesa i prowadzę otwarty projekt do rozliczania spółdzielni.
# experience
2026-01..now | Projekt własny „Wspólna Klatka" | oprogramowanie otwarte
- Rozliczanie mediów w małych wspólnotach: Java 21, Spring Boot 3, PostgreSQL, Testcontainers.
2015-09..2021-10 | Programistka Java | Kasztan Ubezpieczenia IT, Wrocław
- Kalkulator składek i wystawianie polis: Java 8, Spring, Oracle, REST API.
- Przez dwa lata opiekunka techniczna modułu, prowadzenie stażystów.
# education
2010-10..2015-07 | Informatyka, magister | Uniwersytet Wrocławski
# skills
Java 8-21, Spring Boot, Hibernate, Oracle, PostgreSQL, JUnit 5, Testcontainers, Docker, podstawy Kubernetesa
# languages
angielski: C1
rosyjski: B1
# certificates
Kurs „Kubernetes od podstaw" (2026)
# interests
Ogród na balkonie, puzzle 2000+
`,
  `
Łukasz Pietrzyk
Programista Java
Wrocław, dolnośląskie
passport pl
# profile
Mam 5 lat doświadczenia. Zmieniałem firmy, bo szukałem ciekawych projektów.
# experience
2026-03..now | Java Developer | Orbita Pay, Wrocław
- Integracje z bramkami płatniczymi, Spring Boot.
2025-07..2026-02 | Java Developer | Cyfrowa Stodoła, Wrocław
- Mikroserwisy w Javie 17, Kafka.
2024-10..2025-06 | Backend Developer | Pod Chmurką sp. z o.o., zdalnie
- AWS Lambda, Java, DynamoDB.
2024-01..2024-09 | Programista | Fundament Apps, Wrocław
- Aplikacja budowlana, Spring Boot, PostgreSQL.
2023-03..2023-12 | Programista | Trzy Iksy, Wrocław
- Sklep internetowy, utrzymanie.
2021-11..2023-01 | Młodszy programista Java | Zielony Most, Wrocław
- Poprawki i testy w JUnit.
# education
2017..2021 | Informatyka (nieukończone, 6 semestrów) | Politechnika Wrocławska
# skills
Java, Spring Boot, Kafka, AWS, PostgreSQL, DynamoDB, Docker, REST API
# languages
angielski: C1
# extra
Oczekiwania: 32 000 zł brutto
`,
];
