import { masksOf, type Mask } from '../mask';
import { isOfOthers } from './clause';
import type { FamilyPage } from './family-page';

const polishState = String.raw`(?:(?:ciezko |przewlekle |obloznie )?(?:swo|mo|wlasn|chor|starsz|starzej|niepelnospr|niesamodz|umieraj|schorow|ciezko|samotn|mal|nowo|dorastaj|lezac|dwuletn|roczn)\p{L}{0,12} ){0,3}`;
const polishAdult = String.raw`(?:matk[aei]|mam[aye]|ojc(?:em|a|u)|tat[aye]|rodzic(?:em|ami|ow|a|e)|dziadk(?:iem|a|ami|ow)|babci[aei]|tesci(?:em|owa|owej|ami)|mez(?:em|a)|zon[aye]|brat(?:em|a)|siostr[aye]|partner(?:em|ka|ki)|czlonk(?:iem|a|ami|ow) (?:najblizszej )?rodziny|(?:najblizsz\p{L}{1,3}|blisk)(?:im|a|iej)?(?: osoba| osoby)?|krewn\p{L}{1,3}|rodzina(?= ?(?:$|[\n,.;)])))`;
const polishChild = String.raw`(?:syn(?:em|kiem|ami|a)|cor(?:ka|eczka|kami|ki)|dzieckiem|dziecka|dziecmi|niemowleciem|noworodkiem|blizni(?:etami|akami))`;
const polishCare = String.raw`(?:opiek\p{L}{1,2} nad|opiekow\p{L}{1,8} sie|opiekuj\p{L}{1,4} sie|opiekowac sie|zajmow\p{L}{1,8} sie|zajmuj\p{L}{1,4} sie|pielegn\p{L}{2,10}|opiekun\p{L}{0,3}|wsparci\p{L}{1,2}(?= (?:swoj|swoi|moj|moi|sweg|swej|swych|wlasn))|chorob\p{L}|smierc\p{L}{0,2}|wychow(?:uje|uj[ae]c|ywal\p{L}{1,3}|alam|alem))`;
const polishIllness = String.raw`(?:,? (?:po|z|w|na|chor\p{L}{1,3} na|cierpi\p{L}{2,4} na) (?:\p{L}{3,12} )?(?:udar|wypad|zawal|operacj|chorob|demencj|otepien|alzheimer|nowotwor|rak|parkinson|wylew|amputacj|depresj|niepelnospr)\p{L}{0,6}(?: \p{L}*(?:alzheimer|parkinson|nowotwor)\p{L}*)?)?`;
/** A child is the person's own where it says so; a nurse and a nanny care for children too. */
const ownChild = String.raw`(?:(?:swo|mo|wlasn|chor|niepelnospr|mal|dorastaj|nowo|dwuletn|roczn)\p{L}{0,12} ){1,3}`;

const polish = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${polishCare} (?:${polishState}${polishAdult}(?! (?:i|oraz) (?:jej )?(?:dzieck|dziec|noworod|niemowl))|${ownChild}${polishChild})(?:,? (?:i|oraz) ${polishState}(?:${polishAdult}|${polishChild}))?${polishIllness})(?![\p{L}])(?! (?:pacjent|uczni|podopieczn|klient|wychowank|naszych)|,? w (?:zlob|przedszk|szpital|dom[uia]|oddzial|osrod|klini|hospic|ramach))`,
  'gu',
);

const adult =
  '(?:mother|father|mum|mom|dad|parents?|grand(?:mother|father|ma|pa|parents?)|nan|gran|husband|wife|spouse|fiancee?|sisters?|brothers?|siblings?|aunt|uncle|(?:mother|father|parents?)-in-law|in-laws|family members?|relatives?|loved ones?|girlfriend|boyfriend)';
const youngster = '(?:son|daughter|sons|daughters|child|children|kids|baby|newborn|twins|toddler)';
const weak =
  '(?:(?:very |seriously |terminally |chronically )?(?:ill|sick|elderly|ageing|aging|disabled|dying|frail|old|older|unwell) )';
const englishCare =
  '(?:(?:take|took|taking) care of|car(?:e|ed|ing) (?:for|of)|look(?:ed|ing)? after|nurs(?:e|ed|ing)|tend(?:ed|ing) to|(?:support(?:ed|ing)?|help(?:ed|ing)?)(?= (?:my|our) )|carer (?:for|to|of)|caregiver (?:for|to|of)|death of|loss of|illness of)';
const illness =
  '(?:,? (?:who (?:had|has|was|suffered)|with|after|through|following|suffering from|during) (?:an? |her |his |their )?(?:\\p{L}{3,12} )?(?:dementia|stroke|cancer|alzheimer\\S{0,2}|parkinson\\S{0,2}|illness|surgery|accident|disabilit\\p{L}{1,3}|operation|disease|ill|unwell))?';
const english = new RegExp(
  `(?<![\\p{L}])(?<value>${englishCare} (?:(?:my|our) (?:\\p{L}{3,12} ){0,2}(?:${adult}|${youngster})|(?:an? |close |one of my )?${weak}${adult}(?! (?:of (?:the|our|staff)|and (?:their )?famil))|(?:an? |a close |close )?family members?)${illness})(?![\\p{L}])(?! (?:compan|tongue|of (?:patients|clients|residents|pupils)))`,
  'gu',
);
const unpaidCarer =
  /(?<=(?:^|\n|[(,;:|\t\u2013\u2014-] ?|\d )(?:full-time |unpaid |as an? |as )?)(?<value>(?:full-time |unpaid )?(?:family|unpaid) car(?:er|egiver)|car(?:e|ing) (?:for|of) (?:a |an )?(?:family|parent|child|relatives?)|family care|carer'?s leave|urlop opiekunczy|opieka nad (?:rodzicem|rodzicami|rodzina))(?= ?(?:$|[\n(),;|.\t\u2013\u2014-]|\d))/gu;

const mineAlone = `(?:wife|husband|fiancee?|spouse|girlfriend|boyfriend|${adult}|${youngster}|family)`;
/** "my wife and our son"; never "my mother tongue". */
const mine = new RegExp(
  `(?<![\\p{L}])(?<value>(?:my (?:late |ex-|own |elderly |\\d{1,2}-year-old )?(?:(?:one|two|three|four|young|small|little|eldest|youngest|older|younger) ){0,2}|our (?=son|daughter|baby|twins))${mineAlone}(?:['’]s?)?(?:,? (?:and|with) (?:my |our |two |three )?(?:(?:one|two|three|four|young|small) )?(?:${youngster}|${adult}))?)(?![\\p{L}-])(?! (?:tongue|compan|business|firm|law|name|maiden|entit|boards?|ship))`,
  'gu',
);
const polishMine =
  /(?<![\p{L}])(?<value>(?:(?<!prac\p{L}{1,3} )(?:moj|swoj|nasz)(?:a|ej|ego|emu|im|ich|e|imi)? (?:(?:mal|starsz|mlodsz|zmarl|bylej|byl|chor)\p{L}{1,4} )?(?:zon\p{L}|maz|mez(?:a|em|owi)|syn(?:a|em|owi|ka|kiem)?|cork?\p{L}{1,2}|coreczk\p{L}|matk\p{L}|mam[aye]|mamie|ojc(?:a|em|u|iec)|tat[aye]|rodzic(?:e|ow|ami|om)|babci\p{L}?|dziadk\p{L}{1,3}|siostr\p{L}{1,2}|brat(?:a|em|u)?|narzeczon\p{L}{1,3}|partnerk\p{L}|dziec(?:i|ko|ka|kiem|mi|iom)|dzieciach|dzieckiem)|(?:z|ze|za|dla|u|od|prac[aey]|wyjazd\p{L}{0,2}) (?:mez(?:em|a)|zon[aye])|(?:wychowuj\p{L}|wychowal\p{L}m|opiekuj\p{L} sie) (?:samotnie |moj\p{L}{1,3} |swoj\p{L}{1,3} )?(?:(?:\d|dwoje|troje|dwojk\p{L}|trojk\p{L}|jedno) )?(?:malych |male )?(?:dzieci|dziecko|dzieckiem|dziecmi|syna|corke)|samotnie wychowuj\p{L}{1,4} \p{L}{3,8})(?:,? (?:i|z|oraz) (?:moj\p{L}{1,3} |dwoj\p{L}{1,3} |troj\p{L}{1,3} )?(?:syn\p{L}{0,3}|cork\p{L}{1,3}|dziec\p{L}{1,4}|mez(?:em|a)|zon[aye]))?)(?![\p{L}])(?! (?:w|ze szkol|w wieku przedszk))/gu;
const rearing =
  /(?<![\p{L}])(?<value>(?:raise|raising|raised|bringing up|brought up) (?:my |our |a |(?:one|two|three|four|\d) )?(?:young |small )?(?:children|child|kids|family|sons?|daughters?))(?![\p{L}])(?! (?:in|with|aged? \d+[–-]\d+ in|business) )/gu;

/** "Żona Krystyna prowadzi sklep", "Mąż pracuje w Gdyni": who a sentence of the person's own data begins with. */
const subject =
  /(?<=(?:^|[\n|;•·]|\. )\s?)(?<value>(?:zona|maz|wife|husband|narzeczon[ay]|syn|corka|дружина|чоловік)(?:,? (?<name>\p{L}{3,15}))?)(?= (?:\p{L}|\())/gu;
const relativesOnly = /^(?:zona|maz|wife|husband|narzeczon[ay])$/;
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

/** Relatives where they are the person's own, and the care of them. Care that is the work stays. */
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
