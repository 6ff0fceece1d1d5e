import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/** What is only welcome. */
const welcome =
  /\bmile widzian|\bdodatkow\w+ (?:atut|plus|walor)|\batut(?:em)?\b|\bplus(?:em|a)?\b(?! (?:tips|bonus|commission|prowizj|premi|vat|dodat))|\bnajlepiej\b|\bdoceni(?:my|amy)\b|\bchetnie\b|\bfajnie\b|\bmilo,? (?:jak|jesli|gdy)|\bdobrze (?:by|gdyby|jak|jesli)\b|\bprzyda|\bnice to have\b|\b(?:an?|big|strong|distinct|real|definite) (?:advantage|asset|bonus)\b|\bbonus\W*$|\bprefer(?:ably|red|owan\w*)\b|\bdesirable\b|\bideally\b|\bwould (?:be (?:nice|lovely|great|good|useful|helpful)|help)\b|\bbeneficial\b|\bhelp(?:s|ful)\b|\beven better\b|[–-] ?(?:swietnie|super|fajnie|great|tym lepiej|even better)\b|\b(?:is|are) (?:\w+ )?welcome\b|\bdelighted\b|\b(?:bedzie|byloby|to) (?:nam )?(?:bardzo )?(?:milo|super|swietnie)\b/;
const mustWords =
  /\bkonieczn\w*|\bniezbedn\w*|\bwarunek\b|\bwymagan\w*|\bobowiazkow\w*|\bmust\b|\brequired\b|\bessential\b|\bmandatory\b/;
const strongWords =
  /\bbardzo dobr\w*|\bbiegl\w*|\bdoskonal\w*|\bminimum\b|\bmin\.|\bco najmniej\b|\bat least\b|\bstrong\b|\bexcellent\b|\bexpert\b|\d\s*(?:\+\s*)?(lat|rok|years?)/;
const notNeeded =
  /\bnie (?:jest|sa|bedzie) (?:\w+ )?(?:wymagan|koniecz|potrzeb)\w*|\bnie wymagamy|\b(?:not|no|never) (?:\w+ )?(?:required|necessary|needed|essential)\b|\bno (?:\w+ ){0,2}experience\b|\bniewymagan\w+|^bez doswiadczenia|^(?:you )?(?:nie musisz|don't need|do not need)|^(?:nie wymagan\w+|not required)$/;

/** "We're looking for a cook with 3 years of grilling" asks for these years. */
const personLeadIn =
  /^((?:[^.;:]{0,60}\s)?(?:szuka\p{L}*|poszukuj\p{L}+|potrzebuj(?:emy|e|ą)|zatrudni\p{L}+|zapraszamy|przyjm\p{L}+|looking for|look for|requires?|seek(?:s|ing)?|hiring|needs?|want(?:s|ed)?|(?:like|love) (?=some|to hear|a ))\s[^;.]{0,80}?),?\s(?:z|ze|co|kto|któr\p{L}+|with|(?=able |willing )|(?:who|that)(?:['’]s)?):?\s+/iu;
/** "Surveyor wanted by a contractor: …", "If you are an electrician with your …". */
const listLeadIn =
  /^((?:[^:;]{5,120}\s)?(?:required|wanted|needed|sought|poszukiwan\p{L}*|wymagania|requirements)(?:\s[^:;]{0,80})?:|if you(?:['’]re| are)\s[^,.;]{0,60}\swith(?: your)?|[^,.;:]{5,50}\sif you(?=\s(?:hold|have|can|know)\s)|(?:to )?(?:ktoś|osob[aęy]|somebody|someone|a person|people),?\s(?:kto|któr\p{L}+|who|that))\s+/iu;
/** "Mile widziane: Docker" asks for Docker. */
const leadIns = [
  /^(?:\((?:desirable|optional|nice to have|mile widzian\p{L}+)\)|(?:dodatkow\p{L}+ |du[zż]ym |ogromnym )?(?:atut|plus)\p{L}*(?: b[eę]d\p{L}+)?(?: r[oó]wnie[zż])?|mile widzian\p{L}*(?: (?:jest|s[aą]|b[eę]d\p{L}+|r[oó]wnie[zż]))?|dobrze(?=,? (?:jak|jeśli|jeżeli|gdy|by))|(?:fajnie|dobrze|miło|super|najlepiej|idealnie),? (?:jak|jeśli|jeżeli|gdy|gdyby)|(?:fajnie|miło|super|najlepiej|idealnie)|(?:a )?(?:jak|jeśli|jeżeli)(?: do tego)?(?=\s)|doceni(?:my|amy)(?: te[zż])?|preferowan\p{L}+ (?:b[eę]d\p{L}+ |s[aą] )?(?:osoby|kandydaci)(?: ze?)?|preferowan\p{L}+(?=:)|przyda(?:łoby)? si[eę]|we(?:['’]d| would) (?:be (?:delighted|happy|glad|pleased)|love it) if you(?: also)?(?: (?:had|have|knew|know|held|hold))?) ?[:,–—-]?(?:\s+|$)/iu,
  /^(?:wymagan\p{L}*(?: jest| s[aą])?|(?:od (?:ciebie|kandydat\p{L}+) )?(?:wymagamy|oczekujemy)(?: od (?:ciebie|kandydat\p{L}+))?|(?:nasz\p{L}* )?(?:idealn\p{L}+ )?kandydat\p{L}*(?: idealn\p{L}+)?(?=,? (?:powin|musi|ma |posiada|zna |jest|(?:u|s|prze)\p{L}+ł))(?: (?:powin\p{L}+|musi|ma)(?: mieć| posiadać| znać)?)?|powin\p{L}+(?:ś|aś|a|ien|no)? (?:mieć|posiadać|znać)|(?:najważniejsze|ważne|wystarczy|zależy nam|liczymy na to)(?: jest)?,? (?:to|[zż]e(?:by)?\p{L}*)|zależy nam na|liczymy na|(?:szczególnie |bardzo )?(?:cenimy|stawiamy na)|ważn\p{L}+ (?:jest|są) dla nas|(?:[^,;:]{1,60}, )?potrzebujesz|warunek(?=:)|(?:niezbędn|konieczn)\p{L}+ (?:jest|są|będ\p{L}+)|potrzebn\p{L}+ (?:jest|są|będ\p{L}+)|musisz(?: (?:mieć|posiadać|znać))?|(?:kto |co |któr\p{L}+ )?(?:mieć|ma(?:sz|ją)?(?: już)?|posiada(?:sz)?|zna(?:sz)?|ogarnia(?:sz)?|jest(?:eś)?|b[eę]dzie mia[lł]\p{L}*|cechuje (?:ci[eę]|ciebie))(?: za sobą)?) ?[:–—-]?\s+/iu,
  /^(?:requirements (?:include|are)|are you|do you (?:have|hold|know|speak)|have you(?: got)?|it helps(?: if)?(?: you)?|(?:it )?would (?:be (?:nice|great|good|lovely|helpful|useful|a bonus|a plus)|help)(?: if| for)?(?: you)?(?: also)?(?: have| had| know| knew)?|ideally|preferably|nice to have|preferred|desirable|a plus|required|must(?: have)?|needs?|we need|(?:who )?(?:has|have|holds?|is|are|knows?|be)|(?:you|(?:the )?(?:ideal |successful |right )?(?:candidate|applicant|person)s?)(?:['’]ll| will| should| must| also)* (?:have|has|bring|hold)s?(?= (?:an?|at|\d|\p{Lu}|good|strong|excellent|solid|experience|knowledge))|(?:you|candidates|applicants)(?:['’]ll| will)? (?:need|should|must)(?: to)?(?: have| be)?|if you(?: are| have| hold| can)|you (?:enjoy|like|love)|you(?:['’]ll| will| should| must) (?:also )?be|they (?:are|have)|(?:(?:our|the) )?(?:ideal|successful|right)? ?(?:candidate|applicant)s? (?:will|should|must) (?:be|have)|(?:he or she|she or he|s\/he|they) (?:will|should|must) (?:be|have)|used to|comfortable with|confident (?:with|on|in|using)|familiar with) ?[:,–—-]?\s+/iu,
];
const endings = [
  // "Python nie jest Ci obcy".
  /\snie (?:jest|są|ma|mają|będ\p{L}+|może|mogą|sprawia\p{L}*|stanowi\p{L}*)\s[^,]{0,40}(?:obc[yaei]|tajemnic|problemu?|trudności)(?!\p{L})/iu,
  /\s(?:is |are )?(?:welcome|preferred|desirable),? but not .*$|,? (?:but not|ale nie(?: jest)?) (?:essential|required|necessary|koniecz\p{L}+|wymagan\p{L}+)$/iu,
  // "Jira to Twój chleb powszedni", "… – fajnie, jak masz", "… musi być".
  /\sto (?:Tw[oó]j\p{L}*|Twoi|dla Ciebie)\s.*$|\s[–—-]\s(?:fajnie|super|świetnie|dobrze|miło|tym lepiej|great|even better)(?!\p{L}).*$|\smatters to us.*$|\s(?:jest|są) dla nas ważn\p{L}+$|\s(?:musi być|to (?:podstawa|konieczność|mus|must))$/iu,
  // What the company adds: "… – pracujemy z Pragą".
  /\s[–—-]\s(?:(?:na|przy)?uczymy|(?!systemy|programy|problemy)\p{Ll}+(?:emy|imy|ymy|amy)\s|we\s|our\s|bo\s|bez tego\s).*$/u,
  /\s(?:będzie|będą) (?:\p{L}+ )?(?:plusem|atutem),.*$/iu,
  /(?:[,–—-]\s*)?\(?(?:(?:jest |są )?(?:bardzo |szczególnie )?mile widzian\w*|nice to have|(?:(?:będzie|będą|to) )?(?:na |(?:dodatkow\w+|du[zż]\w*) )?(?:atut\w*|plus(?:em)?)|(?:to )?masz plusa|(?:to )?(?:będzie|byłoby) (?:nam )?(?:bardzo )?(?:miło|super|świetnie)|(?:then )?even better|(?:is |are |would be |will be )?an? (?:big |strong |definite |distinct |real )?(?:plus|advantage|asset|bonus)|(?:is |are |would be )?(?:highly |very )?(?:desirable|essential|preferred|required|beneficial|helpful|useful|needed|necessary|mandatory|a must)|would (?:be (?:nice|lovely|great|good|useful|helpful)|help(?: your application)?)|helps|(?:(?:jest|są) )?(?<!\p{L})(?:wymagan|konieczn|niezbędn|obowiązkow)\p{L}+|warunek konieczny|świetnie|(?:(?:is|are) (?:\p{L}+ )?)?welcome|too)\)?\s*$/iu,
];
const brink = /(?<![\s.;,!?])[\s.;,!?]+$/u;
/** "a przede wszystkim cierpliwość", "a van" */
const also =
  /^(?:(?:a )?(?:również|także|też|przede wszystkim)|also|above all|an?|the|with(?= (?:at least|a minimum|min|\d)))\s/iu;
/** Without the spaces and stops around it. */
export const withoutEnd = (text: string): string => text.trim().replace(brink, '');

/** Whether a wish is only welcome. */
export const isWish = (text: string): boolean => welcome.test(foldSameLength(text));
/** Who is looked for, and what the sentence says that the person has. */
export function cutPerson(sentence: string): { person: string; rest: string } {
  const [words = '', person = ''] = personLeadIn.exec(sentence) ?? listLeadIn.exec(sentence) ?? [];
  return { person, rest: sentence.slice(words.length) };
}
/** The words that ask for everything after them, if a sentence begins so. */
export const leadInOf = (sentence: string): string => leadIns.map((words) => words.exec(sentence)?.[0] ?? '').join('');
/** "Doświadczenie nie jest wymagane": nobody asks for it. */
export const isNotNeeded = (text: string): boolean => notNeeded.test(foldSameLength(text));

/** What is said besides: a reason, a purpose, the company's offer, a greeting, an invitation. */
const reason = /\s(?:because|as we|since we|although|though|choć|chociaż|bo|ponieważ|gdyż)\s.*$/iu;
const purpose =
  /^(?:(?:aby|żeby|to (?:be|succeed|thrive|do))\s[^,]{1,80},\s|to (?:be successful|succeed|apply|be considered)[^,]{0,40}?\s(?=you\s)|(?:ważne|istotne|zależy nam),\s(?:że|żeby|aby|by)(?:ś|ście)?\s(?:\p{L}+(?:ł|ła|ł\/a|ł\(a\)|li):?\s)?)/iu;
/** "… is not essential but would help": only welcome. */
const notButWelcome =
  /\s(?:nie (?:jest|są)(?: to)? (?:warun|wymaga|wymóg|koniecz|niezbęd)\p{L}*|(?:is |are )?not (?:essential|required|necessary|needed|a must)),? (?:ale|lecz|but|though)\s.*$/iu;
const invitation =
  /(?:niepelnospraw|orzeczeni|disabilit|background).*(?:zapraszamy|encourag|welcome)|equal opportunit|discriminate|welcome applications/;
const notAsked =
  /^(?:(?:ze swojej strony|w zamian|oferujemy|zapewniamy|proponujemy|gwarantujemy|dajemy|placimy|we (?:offer|provide|give|pay|cover)|in return|working in a team of|please|prosze|(?:you|you'll) (?:will )?(?:get|receive|join|be (?:responsible|working|joining))|are you (?:ready|hungry|looking|passionate)|do you (?:love|like|want|enjoy)|can you|then|read on|bedziesz)\b|(?:lubisz|chcesz|marzysz)\b.*\?$)|\bzapraszamy\b(?! osob)|\bencourag\w+ to|visa sponsorship|\b(?:zapewniamy|oferujemy)$|^(?:work )?location:|^lokalizacja:|^miejsce pracy:/;

/** Whether a sentence only says that somebody is looked for. */
export const isAnnouncement = (sentence: string): boolean =>
  /\b(?:zaprosi|zatrudni|poszukuje|szuka|oglasza)\b/.test(foldSameLength(sentence));
/** Without the reason and purpose that a sentence gives, and whether it is only welcome after all. */
export function cutBesides(sentence: string): { asked: string; isWelcome: boolean } {
  const bare = sentence.replace(reason, '').replace(purpose, '');
  return { asked: bare.replace(notButWelcome, ''), isWelcome: notButWelcome.test(bare) };
}
/** Whether whom nobody leaves out is told so: it names a ground, and is lawful. */
export const isInvitation = (sentence: string): boolean => invitation.test(foldSameLength(sentence));
/** Whether a sentence asks for nothing: an offer, a greeting, an invitation. */
export const asksNothing = (sentence: string): boolean => notAsked.test(foldSameLength(sentence));

/** 1..5, as an advert's words say it. */
export function importanceOf(text: string): number {
  const folded = foldSameLength(text);
  if (mustWords.test(folded)) return 5;
  return strongWords.test(folded) ? 4 : 3;
}

/** Whether words introduce or end a wish here: "potrzebujesz …", "… nie ma przed Tobą tajemnic". */
export const isIntroduced = (text: string): boolean => bareWish(text) !== withoutEnd(text);

/** What is asked for, without the words that introduce or weigh it. */
export function bareWish(text: string): string {
  const begun = leadIns.reduce((rest, words) => rest.replace(words, ''), withoutEnd(text)).replace(also, '');
  return endings
    .reduce((rest, words) => rest.replace(words, ''), begun)
    .replace(brink, '')
    .trim();
}
