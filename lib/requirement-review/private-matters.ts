import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/**
 * Words of matters that no question of a model may touch (Labour Code, art. 22¹ and 18³ᵃ), folded, in both languages. They
 * are wider than the law: a lawful question that is lost only gives way to one of the bank.
 */
const privateMatters: readonly RegExp[] = [
  // Age
  /\b(wiek(u|iem)?\b|urodz|rocznik|emeryt|mlod|star(y|a|ego|ej|sz|osc)|podstawow(k|c)|matur(a|y|e|ze)\b|metryk|\w+dziest(k|c|ola|olet))/,
  /\bile\b.{0,25}\blat\b(?! (doswiadcz|prac|staz|praktyk|temu))|\bktorego roku\b|\bdat\w+ (urodz|ukoncz)|\bkiedy\b.{0,30}\bkonczy|\b(1[5-9]|[2-7]\d) lat\b(?! (doswiadcz|prac|staz|praktyk|temu))/,
  /\b(age[ds]?\b|aging|how old|years? old|born\b|birth|young|old(er|est) (than|person|man|woman|in|on)|oldest|elder|retire|pension|too old|at school|(left|leave|finish\w*) school|in the charts|graduation (year|date)|generation|zodiac)/,
  // Family, relationships, pregnancy
  /\b(dziec|potomstw|maz\b|mez(a|em|owi|at|czyzn)|zon(a|y|ie|aty)\b|pan(a|i|ska) zone|malzen|malzon|zamez|rodzin|rodzic|matk|macierz|tacierz|wychowaw?cz|ojc(a|em|iec|ostw)|mam(a|ie)\b|taty\b|syn(a|ow|owie|em|ek|ka)?\b|cork|rozwod|rozwied|slub|ciaz|porod|opiek|przedszkol|zlob|narzecz|chlopak|dziewczyn|samotn|stan\w* cywil|partner(ka|ki|ke)\b|partner\w* zyciow|bezdziet|antykoncep|poronien)/,
  /\b(zyci\w+ (prywat|osobist|domow|uczuc)|prywatnie|sytuacj\w+ (zyciow|osobist|domow)|(z kim|sam|sama) (pan |pani )?mieszka|z kim (pan\b|pani|przyj|spedza)|imprez|mieszka\w* (pan |pani )?(z kim|sam|sama)\b)/,
  /\b(child|kids?\b|bab(y|ies)|famil(y|ies)\b|husband|wi(fe|ves)\b|spouse|marri|marital|are you single|single (parent|mother|father|person)|divorc|pregnan|expecting\b|matern|patern|parent|sons?\b|daughter|mother|father|mum\b|mom\b|dad\b|nursery|daycare|dependa|dependent|boyfriend|girlfriend|(your|life|domestic|a) partner\b|partner at home|wedding|engaged to|relationship status|who cooks|live (with|alone)|(personal|private|home) life|at home\b|due date|miscarr|breastfe)/,
  // Health, disability, addiction
  /\b(zdrow|chor(y|a|ob|uj|ow)|l4\b|zwolnieni\w* lek|na zwolnieni|zwolnieni\w* chor|nieobecno|absencj|lek(i|ow|ami|arz|arsk|arstw)|leczen|leczy|terap|depres|psychi|nowotw|raka\b|niepelnospr|orzecz|wozk|szpital|operacj\w* (chirur|przesz)|przesz\w+ (pan |pani )?operacj|operowan|sprawnos\w* fiz|kondycj|alergi|wad\w* (wzrok|sluch)|okular|udar|kregoslup|rehabil|uzalez|nalog|alkohol|pije\b|pali (pan|pani)|papieros|narkot|odwyk|uraz)/,
  /\b(health|sick|ill\b|illness|diseas|disab|medic|doctor|therap|depress|mental|anxi|surger|hospital|wheelchair|diabet|cancer|allerg|operations? (have )?(they|you|he|she)\b|(any|had|have) operations?\b|physical(ly)? (condition|fit|able)|fitness|days off|absen|injur|addict|alcohol|drink|drugs?\b|rehab|smok|dementia|impair|eyesight|mobility)/,
  // Religion and belief
  /\b(relig|wiar(a|y|e|ze)\b|wierz(acy|aca|y)\b|wyznan|kosci|swiet(a|o|uj\w*|om|ami|ach)\b|modl|meczet|katol|chrzesc|muzul|zyd|jehow|parafi|ksi(a|e)dz|ramadan|bog(a|u|iem)\b|wigili|szabat|hidzab|chust|duchow)/,
  /\b(relig|faith|church|mosque|synagog|pray|worship|god\b|bible|christian|muslim|islam|jew|catholic|hindu|buddh|atheis|sabbath|ramadan|fast(ing|ed)\b|beliefs?\b|celebrat|headscar|scarf|hijab|turban|spiritual)/,
  // Origin
  /\b(narodowo|obywatel|pochodz|skad (pan|pani|naprawd|jest|sie)|cudzoz|obcokraj|ojczyst|ojczyzn|rodowit|etnicz|ras(a|y|e)\b|kolor\w* skor|akcent|w polsce od|od kiedy\b.{0,20}\bw polsce|ukrain|bialorus|nazwisk|imigr|uchodz|wojn|karta pobytu|karte pobytu)/,
  /\b(national|citizen|ethnic|race\b|racial|origins?\b|originally from|(where|country).{0,30}\b(are|come) (you )?(really |actually )?from\b|are you (really |actually )?from\b(?! that)|(really|actually) (come )?from\b|(come|came|moved?) to (this country|poland|britain|the uk)|(your|of) name\b|accent|surname|native|immigra|migrants?\b|visa\b|foreign|mother tongue|heritage|ancest|grew up|did you arrive|arrive in|skin)/,
  // Politics, trade unions, orientation
  /\b(polity|parti(a|i|e|ach)\b|poglad|wybor(y|cz|ach)|glosow|protest|aktywi|demonstrac|manifest|zwiaz(ek|k\w*) zawod|zwiazkow|zwiazki\b|(do|w) zwiazk(u|ach|ow)\b(?! z)|solidarno|straj|przynalezno|media\w* spolecz|mediach spolecz|radn|orientacj|seks|homo|gej|lesb|lgbt|transp)/,
  /\b(politic|part(y|ies)\b|vot(e|ed|er|ing)|elections?\b|activis|protest|demonstration|climate march|union|steward|strik(e|es|ing)\b|canvass|social media|sexual|orientation\b|gay\b|lesbian|same-sex|transgender|queer|would you bring)/,
  // Looks
  /\b(wyglad(u|em)?\b|wyglada\w* (na\b|pan)|urod(a|y|e|zie)\b|sylwet|wag(a|i|e)\b|wazy\b|(pana|pani|panski|jaki ma\w*( pan| pani)?|podac) wzrost|ile\b.{0,15} wzrostu|wzrost(u)? i wag|zdjeci|fotogr|tatuaz|piercing|kolczyk|atrakcyjn)/,
  /\b(appearance|looks\b|good-looking|your look|weigh|height|how tall|slim|photo|tattoo|pierc|attractive|pretty)/,
  // Pay
  /\b(zarab|zarob|pensj|wynagrodz|wyplat|plac(a|y|owe|owych)\b|pit\b|pasek|paska\b|widel|premi(a|i|e)\b|brutto|netto|zasilk)/,
  /\b(salar|earn(s|ed|ing|ings)?\b|pay\b|paid|payslip|wage|compensation|bonus|remunerat|income|(much|money) (do|did) you (make|get))/,
  // Army, crime, finances
  /\b(wojsk|powolan|rezerw(a|ie|y|ist\w*)\b|pobor|(nie)?karan(y|a|i|ie)?\b|(nie)?karal|wyrok|przestep|sad(u|zie|em|y|ow\w*)\b|sadzon|areszt|wiezien|policj|prokurat|kredyt|komorn|zadluz|dlugow\b|(ma|sa|masz|jakies|jakie|o|w) (pan |pani )?dlug(i|ach)\b|hipote|pozycz|upadlo)/,
  /\b(military|army|conscript|reserv(e|es|ist)\b|serve(d)? in|navy\b|soldier|corporal|combat|convict|criminal|crimes?\b|arrest|prison|jail|police|court\b|debt|mortgag|loans?\b|bankrupt|credit|bailiff|owe\b)/,
];

/** Which private matters a text touches, each by the first words that do, by the number of its rule. */
export function privateMattersIn(text: string): Map<number, string> {
  const folded = foldSameLength(text);
  return new Map(
    privateMatters.flatMap((pattern, rule) => {
      const found = pattern.exec(folded);
      return found ? [[rule, found[0]] as const] : [];
    }),
  );
}

/** Whether a text touches what an employer may not ask. */
export function touchesPrivateMatters(text: string): boolean {
  return privateMattersIn(text).size > 0;
}
