export type SectionKind =
  | 'header'
  | 'about'
  | 'experience'
  | 'education'
  | 'languages'
  | 'skills'
  | 'contact'
  | 'certificates'
  | 'interests'
  | 'clause'
  | 'projects'
  | 'volunteering'
  | 'references'
  | 'achievements'
  | 'terms'
  | 'other';

/**
 * The words that name a section, folded. In a heading of several the kind that stands first here wins ("volunteer experience",
 * "career objective", "programming languages").
 */
const nouns: [SectionKind, string][] = [
  ['clause', 'klauzula zgoda rodo gdpr consent oswiadczenie statement declaration'],
  ['other', 'jeszcze also ponadto'],
  ['references', 'referencje referencji references referees reference polecenia rekomendacje recommendations'],
  ['volunteering', 'wolontariat wolontariacie volunteer volunteering voluntary spolecznie spoleczna charity unpaid'],
  ['projects', 'projekty projekt projects project portfolio'],
  [
    'achievements',
    'osiagniecia achievements awards honours honors nagrody wyroznienia wystawy exhibitions konferencje conferences granty grants stypendia scholarships koncerty concerts recitale recitals nagrania recordings dyskografia discography konkursy competitions odznaczenia wystapienia prelekcje referaty publikacje publications memberships membership czlonkostwo organizacje affiliations patenty patents',
  ],
  [
    'terms',
    'oczekiwania oczekuje expectations expected salary wynagrodzenie dyspozycyjnosc dostepnosc availability stawka rate',
  ],
  ['interests', 'zainteresowania hobby hobbies pasje pasja interests likes godzinach wolny poza outside'],
  [
    'skills',
    'umiejetnosci kompetencje skills competences competencies competence expertise technologie technologies stack narzedzia tools toolbox programowania programming komputera umiem potrafie strengths abilities',
  ],
  [
    'about',
    'mnie about profil profile summary podsumowanie objective objectives cel sylwetka bio introduction intro wstep',
  ],
  ['languages', 'jezyki jezykow jezyk jezykowe jezyka languages language tongue tongues linguistic speak'],
  ['contact', 'kontakt contact kontaktowe osobowe adres address'],
  [
    'certificates',
    'kursy kurs szkolenia szkolenie certyfikaty certyfikat certificates certifications certification courses course training trainings licences licenses licence tickets uprawnienia egzaminy examinations warsztaty workshops licensure przeszkolenia doszkalanie akredytacje accreditations',
  ],
  [
    'education',
    'wyksztalcenie ksztalcenie edukacja szkoly szkola szkole nauka nauki education educational academics academia qualifications studia studies study study schooling school schools college ucze uczylem uczylam studiowalem studiowalam degrees studied learned learnt learning',
  ],
  [
    'experience',
    'doswiadczenie doswiadczenia kariera kariery zatrudnienie zatrudnienia praca pracy prace prac pracowalem pracowalam pracodawcy robilem robilam experience employment employers career jobs job work worked working position positions post posts appointment appointments engagements assignments contracts kontrakty path roles practice praktyki praktyka praktyk staze staz stazu internship internships placements placement',
  ],
  [
    'other',
    'linki links informacje information inne innego other others dzialalnosc misc miscellaneous extras dodatkowo various',
  ],
];

/** What may stand beside them. */
const besides = new Set(
  (
    'i ii iii iv v vi vii viii ix x oraz and a or the of w we na do po o for in my our me moj moja moje moich mi co gdzie czego jak kiedy ktore where what when ve have had held did been czas juz tu tutaj ' +
    'zawodowe zawodowa zawodowej zawodowego zawodowy zawodowo zawodowych techniczne techniczny miekkie twarde cyfrowe komputerowe osobiste osobisty prywatne praktyczne branzowe ' +
    'dodatkowe dodatkowa dodatkowych inne inny innych pozostale pozostala wczesniejsze poprzednie poprzednia dotychczasowe dotychczasowa ostatnie wybrane najwazniejsze glowne kluczowe mocne znane obce obcych ojczysty ' +
    'przebieg historia sciezka droga miejsca miejsce obsluga znajomosc poziom sie slow kilka finansowe placowe placowa uczelniane uczelniany szkolne wlasne wlasny studenckie studencka kandydata dane zagraniczne sezonowa sezonowe dorywcza dorywcze wlasna ' +
    'professional academic personal relevant recent current present previous past other additional selected key core top main soft hard technical technological digital it computer tech technology foreign spoken known native mother s proficiency executive freelance paid ' +
    'clause background history record overview details life path current further so far early part-time part time seasonal financial abroad'
  ).split(' '),
);
/** Sections whose names are words that say nothing alone. */
const phrases = new Map<string, SectionKind>([
  ['core qualifications', 'skills'],
  ['kluczowe', 'skills'],
  ['key competences', 'skills'],
  ['mocne strony', 'skills'],
  ['dane', 'contact'],
  ['personal data', 'contact'],
  ['personal details', 'contact'],
  ['personal information', 'contact'],
  ['contact information', 'contact'],
  ['job applied for', 'other'],
  ['personal statement', 'about'],
  ['what i ve done', 'experience'],
  ['what i have done', 'experience'],
  ['what i did', 'experience'],
  ['professional background', 'experience'],
  ['professional history', 'experience'],
  ['working life', 'experience'],
  ['free time', 'interests'],
  ['prawo jazdy', 'terms'],
  ['driving licence', 'terms'],
  ['driving license', 'terms'],
  ['stanowisko o ktore ubiega sie kandydat', 'other'],
  ['academic', 'education'],
  ['academic background', 'education'],
  ['academic history', 'education'],
  ['academic record', 'education'],
  ['professional development', 'certificates'],
  ['continuing professional development', 'certificates'],
  ['cpd', 'certificates'],
  ['rozwoj zawodowy', 'certificates'],
  ['doskonalenie zawodowe', 'certificates'],
  ['research interests', 'interests'],
  ['sea service', 'experience'],
  ['sea time', 'experience'],
  ['pro bono', 'volunteering'],
  ['giving back', 'volunteering'],
  ['extracurricular activities', 'volunteering'],
  ['extracurricular activity', 'volunteering'],
  ['extra curricular activities', 'volunteering'],
  ['community involvement', 'volunteering'],
  ['community service', 'volunteering'],
  ['dzialalnosc studencka', 'volunteering'],
  ['dzialalnosc spoleczna', 'volunteering'],
  ['dzialalnosc dodatkowa', 'volunteering'],
  ['aktywnosc studencka', 'volunteering'],
  ['aktywnosc spoleczna', 'volunteering'],
  ['aktywnosc dodatkowa', 'volunteering'],
]);

const rankOfWord = new Map(nouns.flatMap(([, list], rank) => list.split(' ').map((word) => [word, rank] as const)));

const shortestMisspelt = 9;
const longNouns = [...rankOfWord.keys()].filter((word) => word.length >= shortestMisspelt);
const sorted = (text: string): string => [...text].sort().join('');

/** "Expirience", "Wyszktalcenie": one wrong or missing letter, or two exchanged. */
function isMisspelt(word: string, right: string): boolean {
  let [start, end] = [0, 0];
  const shorter = Math.min(word.length, right.length);
  while (start < shorter && word[start] === right[start]) start += 1;
  while (end < shorter - start && word.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [own, other] = [word, right].map((text) => text.slice(start, text.length - end));
  // Another end is another form of the word.
  if (start === 0 || end === 0 || own === undefined || other === undefined || own.length > 3) return false;
  return (own.length <= 1 && other.length <= 1) || sorted(own) === sorted(other);
}

/** A long noun as it is spelt right. */
function corrected(word: string): string {
  if (word.length < shortestMisspelt - 1 || rankOfWord.has(word) || besides.has(word)) return word;
  return longNouns.find((right) => isMisspelt(word, right)) ?? word;
}

/** Nouns that name a section with any words around them, where the line looks like a title: "Research Experience". */
const withOthers: [SectionKind, RegExp][] = [
  ['volunteering', /\b(?:volunteer\w*|wolontariat\w*)\b/],
  ['projects', /\b(?:projects|projekty)\b/],
  [
    'achievements',
    /\b(?:publications|publikacje|awards|nagrody|grants|presentations|patents|talks|competitions|konkursy|koncerty|concerts)\b/,
  ],
  ['certificates', /\b(?:certifications?|certificates|courses|training|licen[sc]es|kursy|szkolenia|certyfikaty)\b/],
  ['languages', /\b(?:languages|jezyki|jezykow\w*)\b/],
  ['education', /^(?:education|qualifications|wyksztalcenie|edukacja)\b|\beducation$/],
  ['experience', /\b(?:experience|employment|doswiadczenie|zatrudnienie)\b/],
  ['skills', /\b(?:skills|competenc(?:es|ies)|umiejetnosci|kompetencje)\b/],
];
/** Words of schools and degrees. */
export const schooling =
  /szkol|uniwersytet|politechnik|akademi|liceum|technikum|instytut|universit|college|school|institute|studia|licencjat|magister|degree|bachelor/;
const longestTitle = 45;
const mostWords = 6;

export function bareTitle(folded: string): string {
  return folded.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '').replace(/\s+/g, ' ');
}

/** The kind of words that all belong to headings. */
function kindOf(words: readonly string[]): SectionKind | null {
  const ranks = words.flatMap((word) => rankOfWord.get(word) ?? []);
  const phrase = phrases.get(words.join(' '));
  if (phrase || ranks.length === 0) return phrase ?? null;
  return nouns[Math.min(...ranks)]?.[0] ?? null;
}

/** "Praca (od najdawniejszej)", "Employment history, oldest first": what is said of the order. */
const remark = /(?: \([a-z ]+\)|(?:, | [^\p{L}\p{N}\s&/-] )[a-z]+(?: [a-z]+){0,2})$/u;

/** The section that a whole folded line names. */
export function headingKind(folded: string): SectionKind | null {
  const ofTable = tableKind(folded);
  if (ofTable) return ofTable;
  const title = folded.trimEnd().replace(/:$/, '').trimEnd();
  return (
    kindOfTitle(title) ?? (unpaid.test(title) || !remark.test(title) ? null : kindOfTitle(title.replace(remark, '')))
  );
}

/** Words of the first cells of a table's head, with what the others say of its rows. */
const tableHead = /^\W*(?:okres|lata|daty?|kiedy|od|period|dates?|years?|when|from)\s*(?:\||\t)/;
const tableWords: [SectionKind, RegExp][] = [
  [
    'education',
    /\b(?:kurs\w*|szkol\w*|uczelni\w*|kierunek|course\w*|school\w*|degree\w*|universit\w*|qualification\w*)\b/,
  ],
  ['experience', /\b(?:firma|pracodawca|stanowisko|zaklad|company|employer|role|position|job)\b/],
];

/** "Period | Role | Company": the head of a table. */
function tableKind(folded: string): SectionKind | null {
  if (!tableHead.test(folded) || /\d/.test(folded)) return null;
  if (unpaid.test(folded)) return 'volunteering';
  return tableWords.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}

/** "Things I do (no pay)": whatever it is, nobody pays for it. */
const unpaid =
  /\b(?:unpaid|(?:no|without) (?:any )?pay|for free|(?:bez|nie za) (?:\w+ )?(?:wynagrodzenia|honorarium|pieniadze)|za darmo|nieodplatn\w*)\b/;

/** A short line that says that nobody pays for what follows. */
export function unpaidKind(text: string, folded: string): SectionKind | null {
  const isTitle =
    text.length <= longestTitle &&
    !/\d|[.|\t]$/.test(folded.trimEnd()) &&
    /^[^\p{L}•·*–-]*\p{Lu}|:$/u.test(text.trimEnd());
  return isTitle && unpaid.test(folded) ? 'volunteering' : null;
}

/** The section of a line that a gap or its letters part from what is above: it opens with a name of one. */
export function openingKind(text: string, folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  const words = bare.split(/[^a-z]+/);
  if (bare.length > longestTitle || words.length > mostWords || /[\d@|\t]/.test(folded)) return null;
  const isName = /\s[^\p{L}\s]?\p{Lu}/u.test(text.trim()) && text !== text.toLocaleUpperCase('pl');
  const rank = rankOfWord.get(words[0] ?? '');
  return isName || rank === undefined || words.length < 2 || /[.,]/.test(folded) ? null : (nouns[rank]?.[0] ?? null);
}

function kindOfTitle(folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  // "2013  Internship" is a job.
  if (bare.length === 0 || bare.length > longestTitle || /\d{4}|\t/.test(folded)) return null;
  // "Szkolenia i uprawnienia": a combined title counts as its first; one that wraps may end with a conjunction.
  const parts = bare.split(/ (?:i|oraz|and|&|\/) |, /).map((part) =>
    part
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(corrected),
  );
  const words = parts.flat();
  const isKnown = (word: string) => rankOfWord.has(word) || besides.has(word);
  const whole = phrases.get(words.join(' '));
  if (whole || words.length > mostWords || !words.every(isKnown)) return whole ?? null;
  return parts.map(kindOf).find((kind) => kind !== null) ?? null;
}

/** The section of a line that is set as a title and speaks of a section among other words. */
export function titleKind(folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  if (
    bare.length > longestTitle ||
    bare.split(' ').length > mostWords ||
    /[\d@:;.!?|\t]/.test(folded.trim().slice(0, -1))
  )
    return null;
  return withOthers.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
