/** Families of related fields of study, both languages, folded. A field may be in several. */
const families: RegExp[] = [
  /ekonom|finans|rachunkow|zarzadz|marketing|\bhand(?:el|lu|low)|logisty|ekonometr|bankow|spedycj|econom|financ|account|business|management|commerce|logistic|\bmba\b|supply chain/,
  /mechani|mechatron|budow\w* maszyn|automaty|robotyk|elektro|elektry|inzynieri\w* (?:material|produkcj)|energety|lotnic|machine|electr|techniczn|technical|\bmaterials\b/,
  /informaty|computer|software|cyber|telekomunik|information tech|data science|teleinform|programow/,
  /matematy|statyst|fizyk|ekonometr|analiz\w* danych|mathem|\bmaths?\b|statist|physics|scisl/,
  /budowni|budowlan|civil eng|construction|architekt|architect|geodez|inzynieri\w* (?:ladow|srodowisk)|structural/,
  /medyc|medic|pielegn|nurs|farmac|pharm|fizjoterap|physio|ratowni\w* med|zdrowi|polozn|stomatol|dietet|lekarsk/,
  /\bpraw(?:o|a|ie|nicz\w*)\b|\blaw\b|\bll\.?[mb]\b|administrac|legal/,
  /filolog|philolog|histori|history|pedagog|psycholog|socjolog|sociolog|dzienni|journal|graphic|politolog|kultur|turyst|tourism|humanist|linguist|teolog|muzy/,
  /biolog|chemi|biotech|srodowisk|environment|rolni|agri|lesni|forest|zywno|food|przyrodni/,
  /logisty|logistic|transport|spedyc|supply chain/,
];

/** Words that name a whole family: any of its fields will do. */
const umbrella =
  /\b(?:ekonomiczn|techniczn|technical|medyczn|humanistyczn|scisl|przyrodnicz|prawnicz|informatyczn|inzyniersk|kierunkow)\w*/;

/** The families that a folded text names, as indexes. */
export function fieldFamilies(folded: string): number[] {
  return families.flatMap((family, index) => (family.test(folded) ? [index] : []));
}

/** Whether a requirement names a whole family ("ekonomiczne"). */
export function isUmbrella(folded: string): boolean {
  return umbrella.test(folded);
}
