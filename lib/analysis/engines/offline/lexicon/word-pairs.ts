/**
 * Plain words of working life that mean the same in either language, a line each: what no lexicon term names is found
 * by them across languages ("ordering raw materials" for "zamawianie surowców").
 */
const lines = `
zamówienie zamawiać zamawianie zamawiam order orders ordering
zakup zakupy kupować zakupowy purchase purchasing buying procurement
dostawca supplier vendor
dostawa dostarczać delivery deliveries deliver
surowiec surowce material materials
komponent część części component components parts
materiał materiały material materials supplies
towar towary goods merchandise
zapas zapasy stock inventory
magazyn magazynowy warehouse
wysyłka wysyłać shipment shipping dispatch
przesyłka parcel consignment
ładunek załadunek cargo load loading
rozładunek unloading
przewoźnik carrier haulier
trasa route routing
pojazd pojazdy vehicle vehicles
ciężarówka ciężarowy truck lorry
kierowca driver
flota fleet
granica border
celny customs
klient klientka klienci customer client
gość goście guest guests
pacjent pacjentka patient patients
chory chorzy patient patients sick
dziecko dzieci dziecięcy child children kids paediatric pediatric
niemowlę infant baby
dorosły dorośli adult adults
senior seniorzy starszy elderly older
niepełnosprawny disabled disability
uczeń uczniowie pupil pupils student students
student studenci student students
nauczyciel nauczycielka teacher
lekcja lekcje lesson lessons class
nauczanie uczyć uczę uczyłem teaching teach taught
wychowanie opieka opiekować care caring childcare
rodzic rodzice parent parents
szkoła szkole school
przedszkole kindergarten nursery preschool
egzamin egzaminy exam exams examination
ocena oceny oceniać assessment assess evaluation appraisal appraisals
wycena wyceny wyceniać valuation valuations estimate estimates estimating
umowa umowy kontrakt contract contracts agreement
negocjacje negocjować negocjowanie negotiate negotiating negotiation
oferta oferty ofertowanie offer offers quote quotation
przetarg przetargi tender tenders
cena ceny cennik price prices pricing
stawka stawki rate rates
rabat rabaty discount discounts
marża margin margins
sprzedaż sprzedawać sprzedawałem sale sales sell selling
sprzedawca salesperson seller shop
handel handlowy trade commercial
detaliczny detal retail
hurtowy hurt wholesale
sieć sieci chain network
sklep sklepy store shop
kasa kasowy till checkout cash
reklamacja reklamacje complaint complaints claim claims
zwrot zwroty return returns refund
lojalność lojalnościowy loyalty
kampania kampanie campaign campaigns
reklama reklamowy advertising advert ads
promocja promocje promocyjny promotion promotions promotional
marka brand branding
rynek rynkowy market
badanie badania badawczy research study studies
ankieta survey
konkurencja competitor competition
budżet budżety budżetowanie budget budgets budgeting
koszt koszty kosztowy cost costs costing
przychód przychody revenue income
zysk profit
wynik wyniki result results performance
prognoza prognozy prognozowanie forecast forecasts forecasting
plan planowanie planować plan planning schedule scheduling
harmonogram harmonogramy schedule schedules timetable scheduling
raport raporty raportowanie report reports reporting
zestawienie zestawienia statement summary
sprawozdanie sprawozdania report statements
analiza analizować analizowanie analysis analyse analysing
odchylenie odchylenia variance variances
wskaźnik wskaźniki indicator kpi metric
dane data
tabela tabele table tables
faktura faktury fakturowanie rachunek rachunki invoice invoices invoicing bill bills billing
płatność płatności payment payments
należność należności receivable receivables
zobowiązanie zobowiązania payable payables liability
przelew przelewy transfer transfers
podatek podatki podatkowy tax taxes
księgowanie księgować posting bookkeeping
rozliczenie rozliczenia rozliczać rozliczanie settlement settling reconciliation
uzgodnienie uzgadnianie uzgadniać reconciliation reconcile reconciling
bilans balance
rok roczny annual yearly year
miesiąc miesięczny monthly month
kwartał kwartalny quarterly quarter
audyt audytowy audit audits auditing
kontrola kontrolować control inspection
ryzyko risk risks
ubezpieczenie ubezpieczeniowy insurance
kredyt kredyty kredytowy loan loans credit
bank bankowy bank banking
inwestycja inwestycje investment investments
prawo prawny law legal
prawnik prawniczka lawyer solicitor
sąd sądowy court
spór spory sporny dispute disputes litigation
przepis przepisy regulation regulations rules
ustawa act statute
pismo pisma letter letters correspondence
korespondencja correspondence
dokument dokumenty dokumentacja document documents documentation records paperwork
archiwum archiwizacja archive archiving filing
rejestr ewidencja register records
pracownik pracownicy employee employees staff
zespół zespoły team teams
kierować kierowanie kierowałem prowadzić lead leading led manage managing managed
zarządzać zarządzanie zarządzam manage managing managed management
nadzór nadzorować nadzorowanie supervise supervising supervision oversee
szkolenie szkolenia szkolić szkolę training train trains trained
przyuczać przyuczam uczę train trains trained
wdrażać wdrażanie wdrożenie wdrożenia implement implementing implementation onboarding rollout
mentor mentoring mentorować mentoring mentored mentor
rekrutacja rekrutować recruitment recruiting hiring
kandydat kandydaci candidate candidates applicants
wynagrodzenie wynagrodzenia płace pay salaries wages payroll
zatrudnienie zatrudniać employment hiring
urlop urlopy leave holiday
grafik grafiki rota roster schedule
zmiana zmiany zmianowy shift shifts
spotkanie spotkania meeting meetings
wydarzenie wydarzenia impreza imprezy eventy event events
podróż podróże delegacja delegacje wyjazd wyjazdy travel trip trips
kalendarz terminarz calendar calendars diary diaries
rezerwacja rezerwacje booking bookings reservation reservations
recepcja reception
telefon telefoniczny rozmowa phone telephone call calls
pisemny written writing
prezentacja prezentacje prezentować prezentowanie presentation presentations presenting
zarząd board management executives
dyrektor director
współpraca współpracować cooperation cooperate collaborate collaboration
kontakt kontakty contact contacts
strona strony site website page
treść treści content
tekst teksty copy text texts
tłumaczenie tłumaczenia tłumaczyć translation translations translating
grafika graficzny graphic graphics
zdjęcie zdjęcia photo photos photography
film filmy wideo video
projektowanie projektować design designing
projekt projekty project projects
rysunek rysunki drawing drawings
konstrukcja konstrukcje konstrukcyjny structure structures structural construction
budowa budowlany construction building site
budynek budynki building buildings
mieszkanie mieszkania mieszkaniowy mieszkalny flat flats housing residential apartment
dom domy house houses home
remont remonty renovation refurbishment
droga drogi drogowy road roads
most mosty bridge bridges
beton betonowy concrete
stal stalowy steel
drewno drewniany wood timber
instalacja instalacje instalować installation installing install installations
montaż montować montowałem assembly assembling install fitting
naprawa naprawy naprawiać repair repairs repairing
serwis serwisowy serwisować service servicing
konserwacja utrzymanie maintenance
przegląd przeglądy inspection inspections review reviews
awaria awarie usterka breakdown breakdowns fault faults failure
diagnostyka diagnozować diagnozowanie diagnostics diagnosing diagnose
maszyna maszyny machine machines machinery
urządzenie urządzenia device devices equipment
narzędzie narzędzia tool tools
linia linie line lines
produkcja produkcyjny production manufacturing
produkt produkty wyrób wyroby product products
fabryka zakład factory plant
partia partie batch batches
opakowanie opakowania pakowanie packaging packing
jakość jakościowy quality
pomiar pomiary measurement measurements measuring
próbka próbki sample samples sampling
laboratorium laboratoryjny laboratory lab
metoda metody method methods
test testy testowanie testować test tests testing
błąd błędy bug bugs defect defects error
wymaganie wymagania requirement requirements
norma normy standard standards
procedura procedury procedure procedures
instrukcja instrukcje instruction instructions manual
bezpieczeństwo safety security
wypadek wypadki accident accidents
odpad odpady waste
środowisko ekologia environment environmental
energia energetyczny energy power
elektryczny electric electrical
elektroniczny electronic electronically
mechaniczny mechanical
cieplny grzewczy ogrzewanie heating
chłodniczy chłodnictwo chłodnia refrigeration cooling refrigerated
wentylacja klimatyzacja ventilation
woda wodny water
gaz gazowy gas
spawanie spawać spawacz welding weld welder
obróbka skrawanie machining
rehabilitacja rehabilitacyjny rehabilitation
ćwiczenie ćwiczenia gimnastyka exercise exercises
zabieg zabiegi procedure procedures treatment treatments therapy
leczenie leczyć treatment treating
terapia terapeuta therapy therapist
lek leki lekarstwo drugs medicine medicines medication
recepta recepty prescription prescriptions
szczepienie szczepienia szczepić vaccination vaccinations vaccine jabs
krew blood
oddział oddziale ward unit
szpital szpitalny hospital
przychodnia poradnia clinic outpatient
operacja operacyjny chirurgia surgery operating
pielęgniarka pielęgniarski nurse nursing
lekarz lekarski doctor physician
rana rany opatrunek wound wounds dressing
udar udarowy stroke
neurologia neurologiczny neurology neurological neuro
ortopedia ortopedyczny orthopaedic orthopedic
kuchnia kuchenny kitchen
kucharz kucharka cook chef
potrawa potrawy danie dish dishes meals
gotowanie gotować cooking cook
restauracja restaurant
hotel hotelowy hotel
kelner kelnerka waiter waitress
sprzątanie sprzątać cleaning
ogród ogrody garden gardens
alergen alergeny allergen allergens
higiena hygiene
żywność spożywczy food
czat chat
zgłoszenie zgłoszenia ticket tickets request requests
wsparcie wspierać support supporting
użytkownik użytkownicy user users
serwer serwery server servers
baza bazy database databases
oprogramowanie software
programowanie programować programming coding
skrypt skrypty script scripts scripting
chmura chmurowy cloud
wdrażanie deployment deployments
wydajność performance
architektura architecture
integracja integracje integration integrations
automatyzacja automatyzować automation automate automating
kod code
przegląd review reviews
zdalny zdalnie remote remotely
`;

/** Words of either language with their partners. */
export const wordPairs: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
