import type { ReviewRule, WarningCode } from './review-rule';

type Rule = Omit<ReviewRule<WarningCode>, 'code'>;

const ageHints: Rule[] = [
  {
    pattern:
      /\bmlod\w+\s*(?:(,|i|oraz)\s*)?(dynamiczn|ambitn|prezn|kreatywn|rozwijajac)\w*|\bmlod\w+ zespol\w*|\bmlod\w+ duchem\b/,
  },
  {
    pattern:
      /\byoung,? (and )?(dynamic|ambitious|creative|energetic)\b|\byoung team\b|\bdigital natives?\b|\brecent graduates?\b|\byoung at heart\b|\bschool leavers?\b|\bgen(eration)? ?z\b|\bpokoleni\w+ z\b/,
  },
  {
    pattern: /\bswiez\w+ absolwen\w+|\babsolwen(t|tka|ci)$/,
  },
];
const healthHints: Rule[] = [
  {
    pattern:
      /\b(dobr|bardzo dobr|wysok)\w*\s+(kondycj|sprawnos|tezyzn)\w*( fizyczn\w*)?|\bsprawn\w+ fizyczn\w*|\bkondycj\w+ fizyczn\w*|\bsil\w+ fizyczn\w*/,
  },
  { pattern: /\bphysical(ly)? (fit|fitness|condition|strength|strong)\b|\bgood physical (shape|condition)\b/ },
];
const legalBasis: Rule[] = [
  {
    pattern:
      /\bniekaran\w*|\bniekaralno\w*|\bkarto?te\w+ karn\w*|\bzaswiadczeni\w+ o niekaraln\w*|\b(no|clean) criminal record\b|\bcriminal record (check|certificate)\b/,
    // Fine if the law is named, or for work with children, where it is mandatory
    unless:
      /\bustaw\w*|\bkodeks\w*|\brozporzadzen\w*|\bart\. ?\d|\b(act|law|statute|regulations?)\b|\bmaloletn\w*|\bdzie(ci|cmi)\b|\bchildren\b/,
  },
  { pattern: /\bobywatelst\w*|\bcitizenship\b|\b(polish|eu) (citizens?|nationals?)\b|\bapolityczn\w*|\bapolitical\b/ },
];
const nativeSpeaker: Rule[] = [
  {
    pattern:
      /\bnative[- ](speaker\w*|level|english|polish|german|french|spanish)\b|\bnative \w+ (speaker|user)s?\b|\w(sk|ck)i\s*(?:[-–:(]\s*)?native\b|\brodzim\w+ (uzytkowni|jezyk)\w*|\b(jezyk\w*|\w+[scz]k(i|iego|im)) (jako )?ojczyst\w*|\bmother tongue\b|\brodowit\w+ uzytkowni\w*/,
    always: true,
  },
];
const privateLife: Rule[] = [
  {
    pattern:
      /\bniepalac\w*|\bnon[- ]?smok\w*|\bbez nalogow\b|\bbrak nalogow\b|\bnie pal(i|acy|aca)\b|\bbez uzaleznien\b/,
  },
  { pattern: /\bprofil\w* (na|w) (facebook|instagram|mediach)\w*|\bsocial media (profile|account) (link|required)\b/ },
];

const experience: Rule[] = [
  {
    pattern:
      /\b(duz|bogat|spor|odpowiedni|wieloletni|kilkuletni|pewn|wystarczajac|szerok|solidn)\w*\s+(praktyczn\w+\s+|zawodow\w+\s+)?doswiadczeni\w*|\bdoswiadczeni\w+ mile widzian\w*$|^doswiadczeni\w+( zawodow\w+)?$/,
    unless: /\d\s*(?:\+\s*)?(lat|rok|miesi)/,
  },
  {
    pattern:
      /\b(podobn|analogiczn|zblizon|pokrewn)\w*\s+(stanowisk|rol|charakter|funkcj)\w*|\bsimilar (position|role|job|capacity)\b/,
  },
  {
    pattern:
      /\b(extensive|proven|solid|rich|some|relevant|significant|considerable|sufficient|broad|vast|strong|good|previous|several years'?( of)?)\s+((work|professional|practical|hands-on|industry)\s+)?(experience|background|track record)\b|^(work |professional )?experience$/,
    unless: /\d\s*(?:\+\s*)?(years?|yrs|months?)/,
  },
];
const skills: Rule[] = [
  {
    pattern:
      /^(?!.*\b(jezyk|angielsk|niemieck|francusk|hiszpansk|wlosk|rosyjsk|ukrainsk|czesk|polsk))((bardzo )?dobr|swietn|doskonal|biegl)(a|e) (znajomosc|umiejetnosc obslugi|obsluga) \w+( \w+)? ?$|^(very )?(good|strong|excellent|solid) (?!communication|interpersonal|soft|organi|people|analytic|problem|english|german|french|spanish|polish)(\w+ ){1,2}skills$/,
  },
  {
    pattern:
      /\bobslug\w+ komputer\w*|\bznajomos\w+ komputer\w*|\bcomputer (skills|literacy|literate)\b|\bgood computer\b/,
  },
  {
    pattern:
      /\bwiedz\w+ (branzow|ogoln|techniczn)\w*$|\bznajomos\w+ branzy$|\b(industry|technical) knowledge$|\bznajomos\w+ nowych technologii\b/,
  },
];

const polishTraits =
  /\bogarniet\w*|\brozgarniet\w*|\bzaradn\w*|\bglow\w+ na karku\b|\bkomunikatywnos\w*|\bkomunikatywn(a|y|ych|ej) osob\w*|^komunikatywn\w*$|\b(umiejetnos|zdolnos)\w+\s+(interpersonaln|miekk|komunikacyjn|organizacyjn|analityczn|manualn|przywodcz|pracy w (zespole|grupie)|pracy zespolow|pracy pod presj|szybkiego uczenia|logicznego|analitycznego|radzenia sobie)\w*|\bodpornos\w+ (na|psych)\w*|\bodporn\w+ na stres\w*|\bprac\w+ (zespolow\w*|pod presja)|\bsamodzielnos\w*|\bzaangazowani\w*|\bmotywacj\w+ do\b|\bpasj(a|i|e)\b|\bkreatywnos\w*|\bkreatywn\w+ (osob|podejsc|mysl)\w*|\bambi(tn|cj)\w*|\bpunktualn\w*|\bsumienn\w*|\bodpowiedzialnos\w*\b(?! za)|\brzeteln\w*|\bdokladnos\w*|\bskrupulatn\w*|\buczciwos\w*|\blojaln\w*|\bkultur\w+ osobist\w*|\bpozytywn\w+ (nastawieni|podejsci|energi)\w*|\benergiczn\w*|\bproaktywn\w*|\belastycznos\w*|\botwartos\w*|\bchec\w* (do )?(nauki|pracy|rozwoju|uczenia)\w*|\b(analityczn|logiczn)\w+ mysleni\w*|\bdobr\w+ organizacj\w+ (pracy|czasu)|\bdyspozycyjn\w*|\b(latwos|swobod)\w+ (w )?(nawiazywani|uczeni|kontakt)\w*|\b(entuzjazm|optymizm|empati|cierpliwos|wytrwalos|determinacj|wielozadaniowos|operatywn|samodyscyplin)\w*|\betos\w* pracy\b|\bpoczuci\w+ humoru\b|\bglow\w+ (pelna|pelnej) pomyslow\b|\binicjatyw\w*|\bnastawieni\w+ na (cel|wynik|klient)\w*|\borientacj\w+ na (cel|wynik|klient)\w*|\b(dynamiczn|zmotywowan|zaangazowan|usmiechniet|pracowit|pogodn|przebojow|charyzmatyczn|asertywn)(a|y|ych|ej|ego|i)?\b/;
const polishTraitUnless =
  /(program|stron|analiz|obciaz|sql|test|typowan|html|system|modelowan|strukt|wazeni|bilans)\w*\s*dynamiczn|dynamiczn\w+ (program|stron|analiz|obciaz|sql|test|typ|html|system|model|strukt|alokac|rout|zapyt)/;
const englishTraits =
  /\bteam[- ]?player\b|\bteam ?work(ing)?\b|\b(communication|interpersonal|soft|organi[sz]ational|people|analytical|problem[- ]solving) skills\b|\bdynamic\b|\bself[- ](starter|motivated|driven|motivation)\b|\b(highly |well )?motivated\b|\bmotivation\b|\bpassion(ate)?\b|\bcreativ(e|ity)\b|\bdetail[- ]oriented\b|\battention to detail\b|\bproactiv\w*|\bhard[- ]?working\b|\bflexib(le|ility)\b|\bpositive (attitude|mindset)\b|\b(fast|quick) learner\b|\b(ninja|rock[- ]?star|guru|wizard|superstar)\b|\bcan[- ]do\b|\b(resist\w*|resilien\w*|resistance) (to|under) stress\b|\bstress[- ]resist\w*|\b(work\w* )?under pressure\b|\b(analytical|critical|logical) thinking\b|\b(reliable|reliability|punctual\w*|enthusias\w*|go-getter|energetic|loyal\w*|honest\w*|ambitious|responsib(le|ility)(?! for))\b|\bwillingness to (learn|work|develop)\b|\bout[- ]of[- ]the[- ]box\b|\bsense of humou?r\b|\bwork ethic\b|\bthick skin(ned)?\b|\b(attitude|mindset|people person|multi-?tasking|curiosity|commitment|dedication|empathy|perseverance|common sense)$|\b(eager|hungry|willing|keen)(ness)? to learn\b|\bhit the ground running\b|\bfast[- ]paced (environment|workplace|team|company)\b|\bgood (manners|organi[sz]ation)\b|\bavailab(le|ility)$/;
const englishTraitUnless =
  /dynamic (programming|routing|typing|sql|analysis|content|html|simulation|loads?|balancing|tests?|positioning)|creative (cloud|suite|agency)/;

const traits: Rule[] = [
  { pattern: polishTraits, unless: polishTraitUnless },
  { pattern: englishTraits, unless: englishTraitUnless },
];

/** All patterns of lawful but unsuitable requirements, except languages (unclear-language.ts). */
export const warningRules: readonly ReviewRule<WarningCode>[] = (
  [
    ['age-hint', ageHints],
    ['health-hint', healthHints],
    ['legal-basis', legalBasis],
    ['native-speaker', nativeSpeaker],
    ['private-life', privateLife],
    ['unclear-experience', experience],
    ['unclear-skill', skills],
    ['trait', traits],
  ] as const
).flatMap(([code, rules]) => rules.map((rule) => ({ ...rule, code })));
