/** Negations of the verb behind them. */
export const not = new Set('nie not t never cannot lack lacks lacked lacking'.split(' '));

/** They negate what follows at once. */
export const nearDenial =
  /^(?:zadn\w+|ani|nor|neither|unfamiliar|zamiast|instead|except|excluding|exception|wyjatkiem|wylaczeniem)$/;
/** "Have yet to use", "new to the trade", "nothing to do with". */
export const deniedTo = /^(?:none of|yet to|new to|nothing to)$/;

/**
 * Words after a negation that do not negate the statement: amounts ("nie mniej niż"), "not only", and mistakes not made
 * ("nie spóźniłem się", "never missed a deadline"), work not given up, and what is no trouble.
 */
const noDenial =
  /^(?:tylko|jedynie|mniej|wiecej|gorzej|pozniej|dluzej|rzadziej|bez|boj|obaw|unika|stroni|zawod|zawiod|spozni|przekro|przekracz|opuszcz|opusc|przesta|straci|zapomin|liczac|wliczac|wspomin|wyobraza|sprawi|stanowi|ustep|odmawi|narzek|problem|klopot|przeszkod|rezygn|zrezygn|(?:jest|sa|byl\w*) (?:\w+ ){0,2}(?:obc|problem|klopot|trudn|przeszk)|giv\w+ up|only|just|merely|simply|less|fewer|more|least|limited|afraid|shy|missed|miss|lost|lose|late|failed|fail|stopp?|exceed|forg[eo]t|hesitat|mind|met\b|alone|counting|including|mention|fear|struggl|tired)/;

/** Whether words after a negation are negated by it. */
export function isDeniable(folded: string): boolean {
  return folded !== '' && !noDenial.test(folded);
}

const amount =
  /^(?:\d|code|less|fewer|more|longer|later|doubt|problem|accident|incident|injur|complain|error|mistake|issue|downtime|defect|delay|loss|limit|restrict|convict|criminal|separate|dedicated|supervis|help|assist|guidance|interrupt|nadzor|pomoc|wsparc|przerw|problem|klopot|wypad|bled|strat|skarg|zastrzez|ogranicz|przeszk|przeciwwsk)/;
/** "No experience with", "no building licence" negate; "no fewer than", "no accidents with" do not. */
export function isDeniableAfterNo(folded: string): boolean {
  return folded !== '' && !amount.test(folded);
}

export const contrast = new Set(['ale', 'lecz', 'natomiast', 'but', 'however', 'though', 'jednak', 'tylko', 'only']);
export const englishVerb =
  /^(?:used?|worked|working|work|had|have|done|led|written|touched|managed|prepared|run|handled|know|programmed|coded|been|learned|learnt|studied|built|designed|involved|included|needed|required|part|mine|ours|something)$/;
export const lacking =
  /^(?:doswiadcz|znajom|wiedz|uprawn|umiejetn|prakty|komerc|experien|hands|practical|contact|exposure|working|production|knowled|skill|formal|commerc|profess|prior|previous|valid|driv|degree|any)/;
export const afterNo = new Set(['brak', 'nie', 'no', 'none', 'not']);
/** May come between "nie" and the verb: "nigdy sam nie prowadziłem". */
export const adverb =
  /^(?:in|dnia|sie|nigdy|tam|wtedy|nigdzie|there|then|here|far|myself|ourselves|komercyjnie|zawodowo|dotad|dotychczas|jeszcze|sam|sama|samodzielnie|wczesniej|to|commercially|professionally|stycznosci|kontaktu|okazji|pojecia|wspolnego|nic|zadn\w+|papier\w*|uprawnien\w*|licencj\w*|certyfikat\w*|szkoleni\w*|doswiadczenia|praktyki|wiedzy|umiejetnosci|dostepu|yet|before|ever|go|ich|jej)$/;
export const conjunction = new Set(['i', 'a', 'oraz', 'and', 'wiec', 'so']);
export const pronoun = new Set(['nim', 'niej', 'nich', 'nimi', 'nia', 'go', 'ich', 'jej', 'tego', 'tym', 'it', 'them']);
/** They join what is lacking to its object: "bez wyjazdów za granicę", "without any part in hearings". */
export const relation = /^(?:we?|ze?|za|do|na|in|of|to|with|for)$/;
/** What follows is no object: "nie mam w żadnej metodzie". */
export const preposition = /^(?:w|z|na|do|przy|u)$/;
/** The end of a list that one negation denies. */
export const list = /^(?:\w+ ){0,3}(?:or|nor|ani|(?:i|oraz) (?!(?:do|na|w|z) )(?:\w+ ){1,2}nie)\b/;

/** "Nie miałam okazji robić" */
export const infinitive = /^\w{2,}(?:[aeiouy]c|[sz]c)$/;
/** "Nie prowadziłem", "firma nie miała" */
export const past = /l(?:[aoiy]|[ae]m)?$/;

export const workVerb =
  /\b(?:nie|nigdy|never|not|n't|no) (?:\w+ ){0,3}(?:pracowal|zajmowal|byl|jestem|doswiadczeni|do czynienia|worked|work as|been|experience|exposure|dotykal|uzywal|korzystal|stosowal|mialem|mialam|used|touched|contact|had)|\b(?:experience|doswiadczenie)\s?[:–-] ?(?:none|zero|brak|zadne)\b/;
