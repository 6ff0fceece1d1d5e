/** Families of related fields of study, both languages, folded. A field may be in several. */
const families: RegExp[] = [
  /ekonom|finans|rachunkow|zarzadz|marketing|\bhand(?:el|lu|low)|logisty|ekonometr|bankow|spedycj|econom|financ|account|business|management|commerce|logistic|\bmba\b|supply chain/,
  /mechani|mechatron|budow\w* maszyn|automaty|robotyk|elektro|elektry|inzynieri\w* (?:material|produkcj)|energety|lotnic|machine|electr|techniczn|technical|\bmaterials\b|aerospace|aeronaut|tokarz|frezer|slusarz|obrabia|skrawa|machinist|turner|millwright|spawal|welder|chlodnic/,
  /informaty|computer|software|cyber|telekomunik|information tech|data science|teleinform|programow/,
  /matematy|statyst|fizyk|ekonometr|analiz\w* danych|mathem|\bmaths?\b|statist|physics|scisl/,
  /budowni|budowlan|civil eng|construction|architekt|architect|geodez|inzynieri\w* (?:ladow|srodowisk)|structural|building studies|built environment/,
  /life scien|medyc|medic|pielegn|nurs|farmac|pharm|fizjoterap|physio|ratowni\w* med|zdrowi|health|medicine|polozn|stomatol|dietet|lekarsk|kosmetolog|cosmetolog/,
  /\bpraw(?:o|a|ie|nicz\w*)\b|\bnauk\w* prawn|\blaws?\b|\bll\.?[mb]\b|administrac|legal/,
  /filolog|philolog|histori|history|pedagog|psycholog|socjolog|sociolog|social scien|nauk\w* spoleczn|dzienni|journal|politolog|kultur|turyst|tourism|humanist|linguist|teolog|muzy|filozof|philosoph/,
  /biolog|chemi|biotech|life scien|natural scien|nauk\w* o zyciu|srodowisk|environment|rolni|ogrodni|horticult|agri|agro|lesni|forest|zywno|food|przyrodni/,
  /logisty|logistic|transport|spedyc|supply chain/,
  /ogolnoksztalc|general secondary/,
  /graphic|grafi[kc]|wzornict|\bdesign|\bsztuk|\barts?\b|artes\b|plastyczn|artystyczn|architekt|architect/,
];

/** The same field in both languages, folded. */
const sameFields: RegExp[] = [
  /pielegn|nurs/,
  /elektryczn|elektryk|elektrotech|elektromont|\belectric/,
  /elektroni|electronic/,
  /budown|budowlan|civil eng|construction|building studies|built environment/,
  /informaty|comput|software|\bit\b/,
  /\bpraw(?:o|a|ie|nicz\w*)\b|\bnauk\w* prawn|\blaws?\b|\bll\.?\s?[mb]\b|\bgdl\b/,
  /mechani(?!k samoch)|obrabia|skrawa|tokarz|frezer|slusarz|machinist|\bturner|toolmak/,
  /mechatroni/,
  /automaty|automation|robot/,
  /farmac|pharm/,
  /ekonom|econom/,
  /rachunkow|account/,
  /finans|financ/,
  /zarzadz|management|business/,
  /logisty|logistic/,
  /marketing/,
  /chemi/,
  /biolog|biotech/,
  /matem|\bmaths?\b|mathem/,
  /fizyk|physic/,
  /pedagog|\beducation\b|teaching|pgce/,
  /psycholog/,
  /architekt|architect/,
  /geodez|survey/,
  /medyc|lekarsk|medicine/,
  /fizjo|physio|rehabilit/,
  /przedszkol|preschool|pre-school|early childhood|early years/,
  /fryzjer|hairdress/,
  /kosmetolog|cosmetolog/,
  /rolni(?!k polit)|agricult|agrarian|agronom/,
  /ogrodni|horticult|sadowni/,
  /zywno|food|\bnutrition|zywieni/,
  /socjaln|social work/,
  /ochron\w* srodowiska|inzynieri\w* srodowiska|environmental/,
  /weteryn|veterin/,
  /socjolog|sociolog/,
  /gastronom|kuchar|culinary|catering/,
  /dietety|dietet/,
  /dzienni|journal/,
  /turyst|hotel|tourism|hospitality/,
  /filolog|philolog|linguist/,
  /grafi[kc]|graphic|wzornict|\bdesign\b/,
  /fine arts?|\bsztuk\w* (?:piekn|plastyczn)|plastyczn|belas-artes/,
];

/** The fields that a folded text names, in either language. */
export function fieldsIn(folded: string): number[] {
  const text = folded.replace(schoolName, ' ');
  return sameFields.flatMap((field, index) => (field.test(text) ? [index] : []));
}

/** The name of a school is no field: who studied languages at a university of economics is no economist. */
const schoolName =
  /\b(?:uniwersytet\w*|akademi[aeiu]\w*|wyzsz\w* szkol\w*|szkol\w* glown\w*|politechnik\w*) (?:ekonomiczn|medyczn|techniczn|przyrodnicz|humanistyczn|handlow|rolnicz|pedagogiczn|muzyczn|biznes|bankow|morsk|gorniczo)\w*|\buniversity of (?:economics|technology|medicine|life sciences)|\b(?:business|medical|law) school\b/g;

/** The families that a folded text names, as indexes. */
export function fieldFamilies(folded: string): number[] {
  const text = folded.replace(schoolName, ' ');
  return families.flatMap((family, index) => (family.test(text) ? [index] : []));
}
