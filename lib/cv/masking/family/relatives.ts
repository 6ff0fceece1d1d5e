import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import { isOfOthers } from './clause';
import type { FamilyPage } from './family-page';
import words from '../words/relatives.json';

const polishState = String.raw`(?:(?:ciezko |przewlekle |obloznie )?${anyExact(words.states)}\p{L}{0,12} ){0,3}`;
const polishAdult = anyExact(words.polishAdults);
const polishChild = anyExact(words.polishChildren);
const polishCare = anyExact(words.polishCare);
const polishIllness = String.raw`(?:,? (?:po|z|w|na|chor\p{L}{1,3} na|cierpi\p{L}{2,4} na) (?:\p{L}{3,12} )?${anyExact(words.polishIllnesses)}\p{L}{0,6}(?: \p{L}*(?:alzheimer|parkinson|nowotwor)\p{L}*)?)?`;
/** A child counts only where the text says it is the person's own; nurses and nannies care for children too. */
const ownChild = String.raw`(?:${anyExact(words.ownStates)}\p{L}{0,12} ){1,3}`;

const polish = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${polishCare} (?:${polishState}${polishAdult}(?! (?:i|oraz) (?:jej )?(?:dzieck|dziec|noworod|niemowl))|${ownChild}${polishChild})(?:,? (?:i|oraz) ${polishState}(?:${polishAdult}|${polishChild}))?${polishIllness})(?![\p{L}])(?! ${anyExact(words.notBehindCare)}|,? w ${anyExact(words.placesOfCare)})`,
  'gu',
);

const adult = anyExact(words.adults);
const youngster = anyExact(words.children);
const weak = `(?:${anyExact(words.howIll)}?${anyExact(words.englishStates)} )`;
const englishCare = anyExact(words.englishCare);
const illness = String.raw`(?:,? ${anyExact(words.beforeIllness)} (?:an? |her |his |their )?(?:\p{L}{3,12} )?${anyExact(words.illnesses)})?`;
const english = new RegExp(
  `(?<![\\p{L}])(?<value>${englishCare} (?:(?:my|our) (?:\\p{L}{3,12} ){0,2}(?:${adult}|${youngster})|(?:an? |close |one of my )?${weak}${adult}(?! (?:of (?:the|our|staff)|and (?:their )?famil))|(?:an? |a close |close )?family members?)${illness})(?![\\p{L}])(?! (?:compan|tongue|of (?:patients|clients|residents|pupils)))`,
  'gu',
);
const unpaidCarer = new RegExp(
  String.raw`(?<=(?:^|\n|[(,;:|\t\u2013\u2014-] ?|\d )(?:full-time |unpaid |as an? |as )?)(?<value>${anyExact(words.unpaidCare)})(?= ?(?:$|[\n(),;|.\t\u2013\u2014-]|\d))`,
  'gu',
);

const mineAlone = `(?:wife|husband|fiancee?|spouse|girlfriend|boyfriend|${adult}|${youngster}|family)`;
/** "my wife and our son"; never "my mother tongue". */
const mine = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:my ${anyExact(words.beforeRelative)}?(?:${anyExact(words.whichChildren)} ){0,2}|our (?=son|daughter|baby|twins))${mineAlone}(?:['’]s?)?(?:,? (?:and|with) (?:my |our |two |three )?(?:(?:one|two|three|four|young|small) )?(?:${youngster}|${adult}))?)(?![\p{L}-])(?! ${anyExact(words.notRelatives)})`,
  'gu',
);
const polishMine = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${anyExact(words.polishMine)}(?:,? (?:i|z|oraz) (?:moj\p{L}{1,3} |dwoj\p{L}{1,3} |troj\p{L}{1,3} )?${anyExact(words.polishWith)})?)(?![\p{L}])(?! (?:w|ze szkol|w wieku przedszk))`,
  'gu',
);
const rearing = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${anyExact(words.rearing)} ${anyExact(words.ofRearing)}?(?:young |small )?${anyExact(words.reared)})(?![\p{L}])(?! (?:in|with|aged? \d+[–-]\d+ in|business) )`,
  'gu',
);

/** "Żona Krystyna prowadzi sklep", "Mąż pracuje w Gdyni": a sentence about a relative. */
const subject = new RegExp(
  String.raw`(?<=(?:^|[\n|;•·]|\. )\s?)(?<value>${anyExact(words.subjects)}(?:,? (?<name>\p{L}{3,15}))?)(?= (?:\p{L}|\())`,
  'gu',
);
const relativesOnly = new RegExp(`^${anyExact(words.relatives)}$`);
const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

function findSubjects({ text, folded, isOwn }: FamilyPage): Mask[] {
  return [...folded.matchAll(subject)].flatMap(({ index, groups }): Mask[] => {
    const { value = '', name = '' } = groups ?? {};
    const end = index + value.length;
    const isNamed = name !== '' && isCapital(text.slice(end - name.length, end));
    const relative = value.split(/[ ,]/)[0] ?? '';
    if (!isOwn(index) || !isCapital(text.slice(index, end))) return [];
    if (!isNamed && !relativesOnly.test(relative)) return [];
    return [{ start: index, end: isNamed ? end : index + relative.length, kind: 'FAMILY' }];
  });
}

/** Finds the person's own relatives, and caring for them. Care as a job stays. */
export function findRelatives(page: FamilyPage): Mask[] {
  const { folded } = page;
  const patterns = [polish, english, unpaidCarer, mine, polishMine, rearing];
  return [
    ...patterns
      .flatMap((pattern) => masksOf(folded, pattern, 'FAMILY', 'value'))
      .filter((mask) => !isOfOthers(folded, mask)),
    ...findSubjects(page),
  ];
}
