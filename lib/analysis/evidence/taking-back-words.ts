/*
 * What beside a quote takes it back, in folded text with single spaces: it has expired, is only planned, amounts to nothing, or is somebody else's work.
 * A quote that was cut off from such words is no proof that a criterion is met.
 */

const lost =
  'expired|lapsed|out of date|no longer (?:valid|held|current)|revoked|suspended|withdrawn|cancell?ed|surrendered|wygasl\\w*|wygasniet\\w+|niewazn\\w+|przeterminowan\\w+|nieaktualn\\w+|cofniet\\w+|odebran\\w+|utracon\\w+|stracon\\w+|zatrzyman\\w+|zawieszon\\w+|uniewaznion\\w+|(?:uplynel|uplynal|stracil|utracil)\\w*|not renewed|nie ?odnowi\\w+|failed|not passed|niezdan\\w+|oblan\\w+';
const plan =
  '(?:za)?planowan\\w+|planuje|planned|w planach|upcoming|not yet|jeszcze nie|to be (?:taken|sat|completed|obtained)|in progress|under ?way|w (?:trakcie|toku)(?= ?(?:[).,;]|$))';
const experience =
  '(?:experience|practice|knowledge|exposure|certificate|licen[cs]e|doswiadczen\\w+|praktyk\\w*|znajomosc\\w*|wiedzy|stycznosci|kontaktu|uprawnien|certyfikat\\w*)';
/** "No experience in Oracle" behind SAP is of Oracle; "in practice" and "with it" are of SAP. */
const ofOther =
  '(?! (?:we?|ze?|na|przy|jako|in|with|of|at|as)\\b(?! (?:praktyce|pracy|produkcji|ni[mej]+|tym|komerc\\w+|it|this|practice|production|commercial|work)\\b))';
const unit =
  '(?: ?(?:/ ?\\d|%|$|[),;|])| (?:z|of|out of|na) \\d| ?(?:lat|rok\\w*|years?|yrs?|miesi\\w+|months?|pkt|points?|stars?|gwiazd\\w*)\\b)';

const joint = '(?: ?[,:(|/\\[–—-]){1,3} ?';
const filler =
  '(?:(?:ale|lecz|but|though|niestety|unfortunately|juz|already|now|obecnie|currently|ktor\\w+|which|that|it|has|have|had|is|are|was|were|been|jest|sa|byl\\w*|zosta[lj]\\w*|(?:jego|jej|its|the|my|mi) |waznosc|validity|uprawnienia) ){0,3}';

/** "… (expired 2018)", "…, cofnięte w 2021", "… wygasł". */
export const lostBehind = new RegExp(`^(?:${joint}| )${filler}(?:${lost})(?!\\w)`);
/** "Expired: …", "nieważny certyfikat". */
export const lostBefore = new RegExp(`(?:^|[\\s(])(?:(?:${lost}) ?[:–—(-][^.;|]*|(?:${lost}) )$`);
/** Expired things that were seen to: "expired licences renewed". */
export const seenTo =
  /(?<!\b(?:nie|not|never|do|be) ?)\b(?:renew\w*|odn[ao]w\w+|wznow\w+|przedluz\w+|replac\w+|wymian\w+)/;

/** What of a line takes back a thing before or behind it. */
export const takingBackBehind: readonly RegExp[] = [
  // "… (planowany 2026)"
  new RegExp(`^${joint}${filler}(?:${plan})(?!\\w)(?! (?:i|oraz|lub|and|or)\\b)`),
  // ": 0/5", " – 0 years", ", 0 lat"
  new RegExp(`^(?:${joint}| )(?:(?:level|poziom|experience|doswiadczenie) ?:? )?(?:0(?![.,]?\\d)|zero)${unit}`),
  // ", no commercial experience"
  new RegExp(
    `^${joint}${filler}(?:no|zero|without|lacking|brak\\w*|bez|nie mam|nie posiadam) (?:[\\w-]+ ){0,2}${experience}\\b${ofOther}`,
  ),
  // "… belonged to sales"
  /^(?: [\w-]+){0,3} belonged to (?!(?:me|my|us|our|mine)\b)/,
];
export const takingBackBefore: readonly RegExp[] = [
  // "Planned: …, …", "W planach – …"
  /(?:^|[\s(])(?:planned|plans?|plany|(?:za)?planowan\w+|w planach|w przyszlosci|upcoming|in progress|w (?:trakcie|toku)|brak\w*|missing) ?[:–—-][^.;|]*$/,
  // "Planowany certyfikat"; "planned" before a thing may be a verb.
  /(?:^|[\s(])(?:za)?planowan[yae] $/,
];
