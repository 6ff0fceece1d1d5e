import { masksOf, type Mask } from '../mask';
import { clauseBefore } from './clause';
import type { FamilyPage } from './family-page';

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|stycz\\p{L}{1,4}|lut\\p{L}{1,3}|marc\\p{L}{1,2}|kwie\\p{L}{2,4}|maj\\p{L}{0,2}|czerwc\\p{L}{1,2}|lipc\\p{L}{1,2}|sierpni\\p{L}{1,2}|wrzes?ni\\p{L}{1,2}|pazdziernik\\p{L}{0,2}|listopad\\p{L}{0,3}|grudni\\p{L}{1,2})';
const ordinal = '(?:pierwsz|drug|trzec|czwart|piat|szost|siodm|osm|dziewiat)\\p{L}{1,3}';
const polishPregnancy = new RegExp(
  `(?<![\\p{L}])(?<value>w (?:${ordinal}|\\d{1,2}\\.?) (?:miesiacu|tygodniu|mies\\.|tc|trymestrze)(?: ciazy)?|(?<=(?:jestem|bylam|bedac|bede|zostalam|zaszlam|aktualnie|obecnie) )w (?:zaawansowanej |zagrozonej |drugiej )?ciaz[yae]|(?<=(?:zwolnieni\\p{L}{1,3}|l4|przerw\\p{L}|powodu|podczas|trakcie|nieobecnosc) (?:w |z |z powodu |w trakcie )?)ciaz[yae]|moj(?:a|ej|ą) ciaz[yae]|spodziewa(?:m|my) sie (?:\\p{L}{4,9} )?(?:dziecka|potomka|malucha|syna|corki|blizniat)|(?:planowany |przewidywany )?termin(?:em)? (?:mojego )?porodu(?: (?:w |na |to |: ?)?(?:\\d{1,2}\\.\\d{2}(?:\\.\\d{4})?|(?:\\d{1,2} )?${month}))?|(?<=(?:^|[\\n,;|(\\u2013-] ?|\\d ))(?:w )?ciaz[ay](?= ?(?:$|[\\n,;|)(.]| i | \\d)))(?![\\p{L}])`,
  'gu',
);
const englishPregnancy = new RegExp(
  `(?<![\\p{L}])(?<value>(?:currently|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine) (?:weeks?|months?)|(?:i am|i'm|i was|i became|while|being|am|was|visibly|now)(?: currently)?) pregnant(?:,? (?:and |with )?(?:(?:my|our|a|the) )?(?:(?:first|second|third) )?(?:child|baby|twins)?(?:,? ?(?:and |baby )?due (?:date )?(?:in |on |by )?(?:early |mid-|late )?(?:\\d{1,2} )?${month}(?: \\d{4})?)?)?|(?:due date|baby (?:is )?due|due) (?:is |: ?)?(?:in |on )(?:early |mid-|late )?(?:\\d{1,2} )?${month}(?= ?(?:$|[\\n.,;)]))|my (?:second |first )?pregnanc(?:y|ies)|(?:we are |i am |i'm |currently )expecting(?: (?:a|my|our|the))?(?: (?:first|second|third))?(?: (?:baby|child|twins))|(?<=(?:^|[\\n,;|(\\u2013-] ?|\\d |due to |because of |during |after ))pregnan(?:cy|t)(?: and (?:maternity|childbirth|birth))?(?= ?(?:$|[\\n,;|)(.]))|pregnancy leave|(?:gave|giving) birth to (?:my |our |a )\\p{L}{3,8})(?![\\p{L}])(?! (?:women|patients|clients|mothers))`,
  'gu',
);
const polishPlans =
  /(?<![\p{L}])(?<value>(?:nie )?(?:planuj\p{L}{1,3}|zamierza\p{L}{1,3}|chc\p{L}{1,5}|mam w planach|w planach(?: mam)?|myslimy o|staram(?:y)? sie o|starania o) (?:\p{L}{3,9} ){0,2}?(?:dziec(?:i|ka|ko)|potomstw\p{L}|ciaz[yae]|slub\p{L}{0,2}|malzenstw\p{L}|rodzin[yea]|wyjsc za maz|(?:powiekszen|zalozen)\p{L}{1,3} rodziny|powiekszyc rodzine|zalozyc rodzine|adopcj\p{L})|powiekszeni\p{L} rodziny|wychodze za maz|zamazpojsci\p{L}|biore slub|(?:w trakcie|po) rozwod(?:u|zie)|narzeczon[ya] od \d{4})(?![\p{L}])/gu;
const englishPlans =
  /(?<![\p{L}])(?<value>(?:(?:no |not |don't |do not )?(?:plan(?:s|ning)?|hop(?:e|ing)|intend(?:ing)?|want(?:ing)?|wish(?:ing)?|looking)(?: on)?(?: to| for| of)? (?:\p{L}{2,8} ){0,2}?(?:start(?:ing)? (?:a|my|our) family|hav(?:e|ing) (?:\p{L}{2,6} )?(?:children|kids|a baby|babies|a family)|get(?:ting)? (?:married|engaged|divorced)|adopt(?:ing)? a (?:child|baby)|expand(?:ing)? (?:my|our) family|marry|settle down)|(?:getting|got) (?:married|divorced|engaged)|start(?:ed|ing)? (?:a|my|our) family|going through a divorce|(?:my|our) (?:upcoming )?(?:wedding|divorce|marriage)|undergoing ivf|ivf treatment(?= ?(?:$|[\n,.;]))))(?![\p{L}])/gu;
/** Midwives and family lawyers work with those of others. */
const others =
  /kobiet|pacjent|klient|pary|par |rodzic|women|patients?|clients?|couples|mothers|families|parents|midwi|polozn|oddzial|clinic|ward/u;
const firstPerson = /(?<![\p{L}])(?:jestem|bylam|i am|i'm|i was|moj[ae]|my)(?![\p{L}])/u;

/** Pregnancy and plans for a family, where they are the person's. */
export function findExpectations({ folded }: FamilyPage): Mask[] {
  return [polishPregnancy, englishPregnancy, polishPlans, englishPlans]
    .flatMap((pattern) => masksOf(folded, pattern, 'FAMILY', 'value'))
    .filter(({ start, end }) => {
      const clause = clauseBefore(folded, start);
      return !others.test(clause) || firstPerson.test(clause + folded.slice(start, end));
    });
}
