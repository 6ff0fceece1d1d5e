/**
 * Plain words of care, service, culture and computing that mean the same in either language, a line each, beside those of
 * all working life (`word-pairs.ts`).
 */
const lines = `
poród porody births childbirth
ciąża ciążowy pregnancy pregnant antenatal
noworodek noworodki newborn newborns neonatal
szczepionka vaccine vaccines
ból bólowy pain
zastrzyk zastrzyki iniekcja iniekcje injection injections
pobieranie pobierać collection collecting
badanie badać examination examine examining
wywiad wywiady interview interviews interviewing
karetka karetki ambulance
ratownik ratowniczy rescue rescuer paramedic
apteka apteki apteczny pharmacy
farmaceuta farmaceutyczny pharmacist pharmaceutical
ząb zęby tooth teeth dental
stomatologiczny dentystyczny dental
znieczulenie anestezjologiczny anaesthesia anaesthetic
zakażenie zakażenia infection infections
pielęgnacja pielęgnacyjny care caring nursing
podopieczny podopieczni residents resident
zwierzę zwierzęta weterynaryjny animal animals veterinary
pies psy dog dogs
psycholog psychologiczny psychologist psychological
uzależnienie uzależnienia addiction addictions
dieta dietetyczny żywienie diet dietary nutrition
skóra skórny skin
twarz facial face
włosy fryzura hair
paznokieć paznokcie nail nails
masaż masować massage massages
trening treningi trenować trener coaching coach trainer workout
zajęcia classes sessions activities
siłownia fitness gym
basen pływanie pływacki pool swimming
wycieczka wycieczki tour tours excursions
przewodnik guide guiding
turysta turystyczny tourist tourism
pokój pokoje room rooms
pościel bielizna linen bedding
śniadanie śniadania breakfast breakfasts
posiłek posiłki meal meals
napój napoje drink drinks beverage beverages
kawa coffee
przyjęcie bankiet bankiety wesele wedding weddings banquet banquets banqueting
zmywanie mycie washing
ochroniarz dozór security guard guarding
patrol patrole obchód obchody patrol patrols
wejście wstęp entry access
kamera kamery camera cameras cctv
interwencja interwencje intervention interventions
kradzież kradzieże theft thefts stealing
koncert koncerty concert concerts
wystawa wystawy exhibition exhibitions
książka książki book books
biblioteka biblioteczny library
dźwięk nagłośnienie sound audio
światło oświetlenie lighting light
dziennikarz dziennikarski journalist journalism
artykuł artykuły article articles
wpis wpisy post posts
odbiorca odbiorcy audience recipients
zasięg zasięgi reach
wizerunek reputation
sponsor sponsorzy sponsor sponsors sponsorship
partner partnerzy partnerski partner partners partnership
pozyskiwanie pozyskiwać pozyskałem pozyskałam acquisition acquiring acquired winning won
utrzymanie utrzymywać retention retaining
umawianie umawiać arranging appointments scheduling
najem wynajem najemca lease leasing tenant tenants letting rental
nieruchomość nieruchomości property properties
eksport eksportowy export exports
zagraniczny zagranica foreign abroad international overseas
koszyk zamówieniowy basket cart
logowanie uwierzytelnianie login authentication
szyfrowanie encryption encrypted
podatność podatności vulnerability vulnerabilities
incydent incydenty incident incidents
zagrożenie zagrożenia threat threats hazards
sieć sieciowy network networks networking
drukarka drukarki printer printers
komputer komputery komputerowy computer computers
interfejs interfejsy interface interfaces
ekran ekrany screen screens
prototyp prototypy prototypowanie prototype prototypes prototyping
makieta makiety wireframe wireframes mockup mockups
użyteczność usability
dostępność accessibility
algorytm algorytmy algorithm algorithms
zapytanie zapytania query queries enquiries
aktualizacja aktualizować aktualizacje update updates updating
kopia kopie backup backups
zapewnienie zapewnianie ensuring assurance
skarga skargi complaint complaints
cierpliwość cierpliwy patience
konflikt konflikty conflict conflicts
termin terminy deadline deadlines
priorytet priorytety priority priorities
samodzielnie samodzielny independently alone independent
nocny noc night nights
mieszkaniec mieszkańcy resident residents
opiekun opiekunka carer caregiver
asysta asystować asystowanie assist assisting assisted assistance
wizyta wizyty visit visits appointment appointments
wzrost zwiększenie increase increased growth
spadek redukcja ograniczenie reduction reduced decrease
usprawnienie usprawnienia improvement improvements improving improved
organizowanie organizować organising organised organizing organized
koordynowanie koordynacja koordynować coordination coordinating coordinated
doradztwo doradzać doradzanie advising advice advised
weryfikacja weryfikować sprawdzanie verification verifying checking
monitorowanie monitorować monitoring monitored
naliczanie obliczanie calculation calculating calculated
dyżur dyżury duty on-call
wolontariat wolontariusz volunteering volunteer
staż praktyka praktyki internship placement
zagadnienie problem problemy problem problems issue issues
rozwiązywanie rozwiązywać solving resolving resolved
nagranie nagrania recording recordings
scenariusz scenariusze script scenario scenarios
instruktor instruktorka instructor
uczestnik uczestnicy participant participants attendees
fundusz fundusze dotacja dotacje grant grants funding
`;

/** Words of either language with their partners. */
export const serviceWordPairs: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
