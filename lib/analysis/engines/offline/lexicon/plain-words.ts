/** Words about the form of a requirement, not its content. */
export const fillers = `
znajomość umiejętność doświadczenie doświadczony doświadczona wiedza praktyka praktyczny posiadanie posiadasz posiada mile widziany widziana widziane
bardzo dobry dobra dobre biegły biegła biegłość zaawansowany zaawansowana podstawowy podstawowa podstawy minimum min co najmniej przynajmniej
powyżej ponad około rok lata lat roku letni letnie miesiąc miesięcy w we na z ze do o od dla przy jako oraz i lub albo bądź czy u po pod za nad
zakres zakresie obszar obszarze dziedzina dziedzinie poziom poziomie stopień stopniu stanowisko stanowisku podobny podobnym pokrewny pokrewnym analogiczny
praca pracy pracować pracował branża branży zagadnienia zagadnień tematyka temat kwestia atut plus dodatkowy atutem plusem będzie jest wymagane wymagany
wymagana konieczne konieczny niezbędne niezbędna potwierdzone potwierdzona udokumentowane aktualny aktualne ważny ważne chęć gotowość swobodny swobodna
swobodnie sprawny sprawna sprawne korzystanie korzystania posługiwanie posługiwania używanie stosowanie wykorzystanie wykorzystywanie wykorzystaniem
narzędzie narzędzi narzędzia program programu programów programy oprogramowanie oprogramowania system systemu systemy systemów środowisko środowisku technologia
technologii technologie język języka języku języków pakiet pakietu platforma biblioteka framework inny inne innych itp itd oparty szczególnie głównie różny
knowledge ability skill skills experience experienced working work proven strong solid good very excellent advanced basic practical hands on in
with of the a an to for and or at least minimum min over more than year years month months plus preferred required must have nice
be is are as using use usage such similar related relevant equivalent position role field area understanding familiarity familiar proficiency proficient fluency commercial professional
tools tool software program programs language languages framework frameworks technology technologies other etc valid current previous prior confident background
komercyjny komercyjne komercyjna zawodowy zawodowe zawodowa zawodowego stażu staż nasz nasze ci ty potrafisz potrafi masz ma znasz zna umiesz umie osoba osoby you your we our someone who can able level
warunek obowiązkowo obowiązkowy mandatory essential desirable welcome advantage asset nice konieczność bezwzględnie jednocześnie
expert sound matters zasad zasady reguł would will bonus ideally comfortable beneficial benefit considered appreciated valued optional tym docenimy doceniamy cenimy stanowi stanowić dodatkowym dodatkową wysoka wysoki wysokie high genuine demonstrable hands accustomed recognised recognized uznany uznane
związany związana związanych pokrewne tworzenie tworzenia dowolny dowolnego jednego any one także również also uprawnienia uprawnień certyfikat certyfikatu certificate certification ukończony kurs
moduł modułu moduły module modules klasa klasy approx około higher above wyżej wyższy pełnienie funkcji rola roli szczególności codzienny codzienna codzienne daily regular użytkowanie obcy obce obcego foreign drugi second samodzielny samodzielna samodzielne samodzielnie independently independent odpowiedzialność odpowiedzialny responsibility responsible klas
się jego jej ich their its especially particularly zwłaszcza competent capable versed poparta poparty tytuł according zgodnie według command completed including
`;
/** Common words: they support a match but never prove it. */
export const generics = `
obsługa obsłudze obsługi prowadzenie prowadzenia realizacja wykonywanie przygotowywanie przygotowanie sporządzanie współpraca kontakt proces procesów projekt projektów dokumentacja
dokumentów dokument instalacja instalacji urządzenie urządzeń maszyna maszyn sprzęt klient klientów firma firmy przedsiębiorstwo organizacja zespół zespole zespołu zadanie zadań
rozwiązanie rozwiązań dane danych umowa przepisy przepisów prawo ustawa zarządzanie planowanie kontrola nadzór koordynacja rozwój rozwijanie budowanie wdrażanie utrzymanie
analiza projektowanie montaż naprawa sprzedaż produkt produktów usługa usług rynek narodowy międzynarodowy duży mały nowy własny dział specjalista pracownik aplikacja aplikacji
managing management development building design developing maintaining maintenance creating preparing conducting projects project systems system services service products product
company firm team teams data application applications web solutions solution process processes documents documentation equipment machines clients customers customer client market
architektura architecture administration szkolenia dokumentacja administracja design biuro czytanie pisanie poruszanie obliczenia obliczanie schemat język szkoła sektor przemysł industry sector organization department specialist worker writing reading
`;
