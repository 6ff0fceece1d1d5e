/** First names that stand for each other, folded: the full name, then its short and pet forms. */
const groups = `
adam adas adasko|adrian adi adek|adrianna ada adusia|agata agatka|agnieszka aga agusia agniecha|aldona aldonka|aleksander alek olek aleks alex sandek|aleksandra ola olka olenka olcia ala sandra sasza|alicja ala alusia alka
alina ala alinka|amelia amelka mela|anastazja nastka nastia|andrzej jedrek jedrus andrzejek endi|angelika anka angela|anna ania anka anusia aneczka andzia anula hania|antoni antek antos tosiek|antonina tosia antosia
arkadiusz arek arus|artur arturek artek|barbara basia baska basienka|bartlomiej bartek bartus bartosz barti|bartosz bartek bartus|beata beatka becia|boguslaw bogus bogdan|bogdan bodzio bogus danek|bogumila bogusia|boguslawa bogusia
bozena bozenka|cecylia cela celinka|celina celinka cela|cezary czarek|czeslaw czesiek czesio|damian damianek|daniel danek|danuta danka danusia|dariusz darek|dawid dawidek|dominik domino|dominika domi niki|dorota dorotka dora
edward edek edzio|edyta edytka|elzbieta ela elka elunia bela|emilia emilka mila emi|ernest ernestek|eugeniusz gienek genek|ewa ewka ewcia ewunia|ewelina ewelinka ewka|filip filipek fifi|franciszek franek franus|gabriela gabi gabrysia|gabriel gabrys
genowefa gienia genia|grazyna grazynka|grzegorz grzes grzesiek grzesio|halina halinka hala|hanna hania hanka|helena hela helenka|henryk henio heniek|hubert hubi hubercik|ignacy ignas|irena irenka|ireneusz irek|iwona iwonka iwa
izabela iza izabella izka|izabella iza izabela|jacek jacus|jadwiga jadzia jaga|jakub kuba kubus|jan janek jasiek jas jasio|janina janka|janusz januszek|jaroslaw jarek|jedrzej jedrek|jerzy jurek jerzyk|joanna asia aska joasia
jolanta jola jolka|jozef jozek jozio|julia jula julka|julian julek|justyna justynka|kacper kacperek|kamil kamilek|kamila kama kamilka mila|karol karolek|karolina karola karolinka|katarzyna kasia kaska kasienka|kazimierz kazik kazimir
kinga kinia|klaudia klaudusia|konrad konradek kondzio|kornelia kornelka nela|krystian krystek|krystyna krysia kryska|krzysztof krzysiek krzys krzysio|ksawery ksawerek|lech leszek lesiu|leszek lesiu|lidia lidka|lucja lusia
ludwik ludek|lukasz luki lukaszek|maciej maciek macius|magdalena magda magdusia madzia lena|malgorzata gosia goska malgosia gocha|marcin marcinek|marcel marcelek|marek mareczek|maja majka maia|maria marysia maryska mania majka marianna|marianna marysia
mariola mariolka|mariusz mariuszek|marlena marlenka|marta martusia|martyna martynka|marzena marzenka|mateusz mati mateuszek|maksymilian maks max|michal michalek misiek michas|michalina misia michasia|mieczyslaw mietek|mikolaj miki mikus
miroslaw mirek|miroslawa mirka|monika monia moniczka|natalia natalka nata|nikola niki|oliwia oliwka|oskar oskarek|patrycja patka pati|patryk patryczek|paulina paula paulinka|pawel pawelek|piotr piotrek piotrus|przemyslaw przemek przemo
radoslaw radek|rafal rafalek rafcio|renata renia renatka|robert robercik|roman romek|ryszard rysiek rysio|sebastian seba sebek|slawomir slawek|stanislaw staszek stas stasiek|stanislawa stasia staska|stefan stefek|stefania stefa stefcia
sylwester sylwek|sylwia sylwka|szczepan szczepanek|szymon szymek|tadeusz tadek tadzio|teresa tereska renia|tomasz tomek tomcio tomus|tymoteusz tymek|tymon tymek|urszula ula ulka urszulka|waclaw wacek|waldemar waldek|wanda wandzia
weronika wera weronka|wieslaw wiesiek wiesio|wieslawa wiesia|wiktor wiktorek|wiktoria wika wiki|wincenty wicek|wioletta wiola violetta|witold witek|wladyslaw wladek|wlodzimierz wlodek|wojciech wojtek wojtus|zbigniew zbyszek zbychu zbysiu
zdzislaw zdzisiek zdzichu|zenon zenek|zofia zosia zoska|zuzanna zuza zuzia|zygmunt zygmus zyga|zaneta zanetka
abigail abby gail|albert al bert bertie|alexander alex al xander sandy|alexandra alex sandra lexi lexie sandy|alfred alf alfie fred|alice ali|amanda mandy|amelia millie amy|andrew andy drew|angela angie|anthony tony ant|arthur art artie
barbara barb babs|benjamin ben benny benji|bernard bernie|bradley brad|brian bri|cameron cam|caroline carrie caro|catherine cathy kate katie cat kitty|charles charlie chuck chas|charlotte charlie lottie|christian chris|christina chris tina chrissie
christine chris chrissy tina|christopher chris kit topher|clifford cliff|cynthia cindy|daniel dan danny|david dave davey davy|deborah deb debbie debra|dennis den denny|dominic dom nick|donald don donny|dorothy dot dottie|douglas doug
edmund ed eddie|edward ed eddie ted teddy ned|eleanor ellie nell nora|elizabeth liz lizzie beth betty eliza bess libby lisa|emily em emmy|eugene gene|evelyn evie eve|florence flo|frances fran frankie|francis frank fran|frederick fred freddie
gabriel gabe|gabrielle gabby|geoffrey geoff|george georgie|gerald gerry jerry|gregory greg|harold harry hal|harriet hattie|henry harry hank|herbert herb bert|isaac zac ike|isabella bella izzy|jacob jake|jacqueline jackie|james jim jimmy jamie
janet jan|jeffrey jeff|jennifer jen jenny jenn|jeremy jem jerry|jessica jess jessie|joan joanie|john jack johnny|jonathan jon jonny|joseph joe joey jo|joshua josh|judith judy jude|katherine kate kathy katie kat kit|kathleen kath kathy
kenneth ken kenny|kimberly kim|lawrence larry laurie|leonard leo len lenny|lewis lew|lillian lily lil|louis lou louie|louise lou|lucas luke|lucille lucy|madeleine maddie|margaret maggie meg peggy marge greta|martin marty|matthew matt matty
maxwell max|maximilian max|megan meg|melissa mel lissa|michael mike mick mickey mikey|michelle shelly chelle|mitchell mitch|nancy nan|natalie nat|nathan nat nate|nathaniel nat nate|nicholas nick nicky|nicole nicky nikki|oliver ollie olly
olivia liv livvy|pamela pam|patricia pat patty trish tricia|patrick pat paddy rick|peter pete|philip phil|phillip phil|rachel rach|raymond ray|rebecca becky bec becca|reginald reg|richard rick dick richie rich ricky|robert bob bobby rob robbie bert
roger rog|ronald ron ronnie|rosemary rose rosie|russell russ|samantha sam sammy|samuel sam sammy|sarah sally sadie|scott scotty|sebastian seb|simon si|sophia sophie|stephanie steph|stephen steve stevie|steven steve stevie|stuart stu|susan sue susie suzy
terence terry|theodore ted theo teddy|theresa terry tess tessa|thomas tom tommy|timothy tim timmy|tobias toby|valerie val|vanessa nessa|veronica ronnie vera|victor vic|victoria vicky vic tori|vincent vince vinny|virginia ginny|walter walt wally
wilfred wilf|william will bill billy willy liam|winifred winnie|zachary zach zack
oleksandr sasha oleksa|oleksandra sasha lesia|olena olenka lena|kateryna katia katya|mykola kolia|dmytro dima dmytryk|volodymyr vova volodia|serhii serhiyko|tetiana tania tanya|nataliia natalka nata|yuliia yulia|iryna ira|ivan vania|mykhailo misha|oleksii alex oleksa
`;

const sets = groups.split(/[\n|]/).map((group) => group.split(' ').filter(Boolean));

const shortNames = new Set(sets.flatMap((group) => group.slice(1)).filter((name) => name.length > 3));

/** Whether a word, folded, is a short or pet form of some first name. */
export const isShortName = (word: string): boolean => shortNames.has(word);

/** The other forms of a first name: "katarzyna" gives "kasia", "liz" gives "elizabeth" and "lizzie". All folded. */
export function otherFormsOf(firstName: string): string[] {
  const others = sets.filter((group) => group.includes(firstName)).flat();
  return [...new Set(others)].filter((name) => name !== firstName);
}
