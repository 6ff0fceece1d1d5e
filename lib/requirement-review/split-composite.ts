import { bareWish, isWish, leadInOf } from './wish-words';
import { anyWritten } from '@/lib/word-lists/word-pattern';
import words from './words/split-composite.json';

/** "(CSWP is a plus)", "(technik mile widziany)": a wish of its own. */
const inBrackets = /\(([^()]*)\)/g;
/** "Niemiecki mile widziany, podobnie jak czeski", "… is a plus, so is Welsh". */
const likewise = /^([^,]+),\s(?:podobnie(?: jak)?|as (?:is|are|would|well as)|so (?:is|are))\s(.+)$/iu;
/** "doświadczenie – mile widziane w handlu": the wish goes on. */
const wishAfterDash = /\s[–—-]\s(?=(?:mile widzian\p{L}+|najlepiej|preferably|ideally)\s\p{L})/giu;
/** Words that join a wish as a comma does. */
const asWell = /,? (?:along with|as well as|together with|jak również|a także)\s/giu;
/** A bracket such as "(desirable)" that is about what stands before it. */
const onlyWish = /^(?:essential|desirable|preferred|required|mile widzian\w*|nice to have|optional)$/i;
/** Alternatives stay together. */
const alternatives = /\b(?:lub|albo|bądź|czy|or|either)\b/iu;
/** "accounting, finance or a related field": an alternative to what stands before. */
const relatedField = /\b(?:lub|or) (?:an? )?(?:related|similar|equivalent|other|pokrewn|podobn|inn)/iu;
/** An explanation of what stands before, or for how long. */
const explains = new RegExp(
  [
    `^${anyWritten(words.explaining)}(?!\\p{L})`,
    String.raw`^(?:min(?:imum|\.)?|co najmniej|at least)?\s*\d+\+?\s?(?:lat\p{L}*|rok\p{L}*|years?)\.?$`,
    String.raw`^(?:od|min\.?|co najmniej|at least|from|poziom\p{L}*|level)\s+[ABC][12](?!\p{L})`,
    `^${anyWritten(words.spans)} (?:\\p{L}+ )?${anyWritten(words.spanUnits)}(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** Remarks: the reason, and what the company does about it. */
const aside = new RegExp(`^${anyWritten(words.asides)}(?!\\p{L})`, 'iu');
const first = /^(?:oraz|i|a (?:także|ponadto)|także|plus(?!:)|and|as well as)\s+/iu;
const and = /\s(?:i|oraz|and|&)\s/iu;
const preposition = new RegExp(`\\s${anyWritten(words.prepositions)}\\s`, 'iu');
/** Two wishes without a comma: the second begins as a wish does ("i certyfikat …", "and good …"). */
const secondWish = new RegExp(
  [
    `\\s(?:i|oraz|and)\\s(?=(?:bardzo )?${anyWritten(words.gradesOfWishes)}?${anyWritten(words.beginningsOfWishes)})`,
    String.raw`(?<=\s\S{2,30})\s(?:i|oraz)\s(?=\p{L}{2,}(?:asz|esz|isz|ysz)\s)`,
    String.raw`(?<!ość)\s(?:i|oraz)\s(?=(?:\p{L}+ość|chęć|chęci)(?!\p{L}))`,
  ].join('|'),
  'iu',
);
/** "a qualified cook with four years' experience". */
const withYears =
  /\s(?:with|z|ze)\s(?=(?:at least|a minimum of|min(?:imum|\.)?|co najmniej|przynajmniej)?\s?(?:\d|two|three|four|five|six|dw|trz|cztero|pięcio)[^,]{0,12}(?:year|month|letn|lat|rocz|miesi))/iu;
/** "zdolności analityczne i organizacyjne", "i wyższym": an adjective alone is no second wish. */
const onlyAdjective = /^(?:\p{L}+(?:[nkw]|cz|ż)(?:[aeyią]|ej|ego|ych|ym|ymi|ich)|wyżej|above|higher|pokrewn\p{L}+)$/u;
const sharedNoun =
  /^((?:good|strong|excellent|great|solid) )?(.+?) and (.+) (skills|knowledge|experience|fundamentals|basics|abilities)$/iu;
/** "IFRS 15 and IFRS 16", "ISO 13485:2016 and 21 CFR Part 820": standards that are named together. */
const standards =
  /(?<!\S)[\p{Lu}-]{2,10} \d[\d.:/-]{0,12} (?:and|or|i|oraz|lub|&) (?:\d{1,3} )?[\p{Lu}-]{2,10} (?:\p{Lu}\p{Ll}{1,6} )?\d/u;
/** A longer text is no list of requirements. */
const longestSentence = 600;

/** "pisanie i poprawianie programów", "Linux and networking basics (DNS, TLS)": what ends the two is of both. */
const belongsTogether = /^(?:\p{L}+ )?\p{L}+(?:ni|ci)e (?:i|oraz) \p{L}+(?:ni|ci)e \p{L}|\([^(),]*,[^()]*\)\s*$/u;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** Cuts at commas outside brackets, but not the categories of a licence ("B, C"). */
function cutAtCommas(sentence: string): string[] {
  if (isWholeList(sentence)) return [sentence];
  const bare = sentence.replace(inBrackets, (found) => '_'.repeat(found.length));
  const items: string[] = [];
  let at = 0;
  for (const { index } of bare.matchAll(/,\s+(?!\p{Lu}(?!\p{L}))/gu)) {
    items.push(sentence.slice(at, index));
    at = index + 1;
  }
  return [...items, sentence.slice(at)].map((item) => item.trim()).filter((item) => item !== '');
}

/** "accounting, or be willing to learn it" goes on with what stands before. */
const goesOn = /^(?:lub|albo|bądź|or)\s|\s(?:itp|itd|etc)\.?$/iu;

/** "preferowane kierunki: chemia", a list of fields of study. */
const fields = /kierun\p{L}*: /iu;

/** "w branży mebli, tkanin lub szkła" names fields in a list. */
const inField = /\b(?:branż|sektor|industr|sector)/iu;
/** "ideally in fintech" is about the experience before it. */
const where = /^(?:(?:zdobyt\p{L}+|gained) )?(?:w|we|przy|in|within)\s/iu;

/** "wykształcenie średnie, preferowane rolnicze": the adjective is about the education. */
const ofEducation = /^(preferowane|najlepiej|mile widziane)\s(?=\p{L}+e(?: lub \p{L}+e)?$)/iu;

/** A wish of where experience was gained says that it is experience, one of a kind of education that it is education. */
function withNoun(item: string, at: number, items: string[]): string {
  if (/^\S*\s?wykształcenie\b/iu.test(items[at - 1] ?? '') && ofEducation.test(item))
    return item.replace(ofEducation, 'mile widziane wykształcenie ');
  const [noun = ''] = /\b(?:doświadczen|experience)/iu.exec(items[at - 1] ?? '') ?? [];
  const bare = bareWish(item);
  if (noun === '' || !isWish(item) || !where.test(bare)) return item;
  return item.replace(bare, `${/^e/i.test(noun) ? 'experience' : 'doświadczenie'} ${bare}`);
}

/** Puts back what explains the item before it, and leaves asides out. */
function joinExplanations(items: string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && aside.test(item)) continue;
    const isSaid =
      explains.test(item) ||
      goesOn.test(item) ||
      (inField.test(last ?? '') && alternatives.test(item)) ||
      fields.test(last ?? '') ||
      bareWish(item) === '' ||
      bareWish(last ?? '') === '';
    if (last !== undefined && isSaid) joined[joined.length - 1] = `${last}, ${item}`;
    else joined.push(item);
  }
  return joined.map((item) => item.replace(first, '')).map(withNoun);
}

/** Words that begin a list and belong to every item of it. */
const head = new RegExp(`^(?:\\p{L}+ ){0,4}${anyWritten(words.headsOfLists)}\\s+`, 'iu');
/** "with React and TypeScript": names after a preposition. */
const beforeName = /^(?:.*\s(?:z|ze|with|using)|[Ff]luent|[Ss]trong|[Gg]ood|[Ss]olid|[Ee]xcellent)\s(?=\p{Lu})/u;
/** An item after which nothing continues: a level, a licence. */
const closed = /(?:\b[ABC][12]\+?|\bkat(?:\.|\p{L}+) \p{Lu}\+?\p{Lu}?|\bprawo jazdy|\blicen[cs]e|\(\S[^()]*\))$/u;

/** "deklaracje VAT": an abbreviation says which. */
const oneKind =
  /^(?![Gg]ood|[Ss]trong|[Ss]olid|[Dd]obr|[Bb]ieg|[Bb]ardzo|[Śś]wiet)(?:\p{Ll}|\p{L}+cj[ei]\s)[^\p{Lu}]*(?<=\s)\p{Lu}{2,}$/u;

/** "biegła obsługa Excela i programu Symfonia": both need the words that begin the list. */
function cutWithHead(parts: string[]): string[] | null {
  const [before = '', after = ''] = parts;
  const [begin = ''] = head.exec(before) ?? beforeName.exec(before) ?? [];
  if (head.test(after)) return null;
  const isName = /^\p{Lu}/u.test(after);
  const isThing =
    isName ||
    (head.test(before) && /^\p{Ll}+$/u.test(after)) ||
    (wordCount(after) > 1 && !preposition.test(` ${after} `)) ||
    /^\p{L}+(?:ani|eni|ci)a\s|^\p{Ll}+ (?:w|in) \p{Lu}/u.test(after);
  if (parts.length !== 2 || begin === '' || !isThing || !/^[\p{Lu}\p{Ll}\d]/u.test(after)) return null;
  return [before, begin + after];
}

/** "Excel and Word" are two; "praca w mowie i piśmie" is one, as what follows a preposition belongs together. */
export function cutAtAnd(item: string): string[] {
  // "a degree or an HND with five years": the years are of one of the two.
  const wishes = item.split(secondWish).flatMap((wish) => (alternatives.test(wish) ? [wish] : wish.split(withYears)));
  if (wishes.length > 1) return wishes.flatMap(cutAtAnd);
  if (isWholeList(item) || belongsTogether.test(item) || standards.test(item)) return [item];
  if (alternatives.test(item.replace(inBrackets, ''))) return [item];
  const shared = sharedNoun.exec(item);
  if (shared) {
    const [, how = '', one = '', other = '', noun = ''] = shared;
    return [`${how}${one} ${noun}`, `${how}${other} ${noun}`];
  }
  const parts = item.split(and);
  const [before = '', after = ''] = parts;
  const withHead = cutWithHead(parts);
  if (withHead) return withHead;
  if (parts.length === 2 && closed.test(before)) return parts;
  // "deklaracje VAT i JPK" are one kind of thing.
  if (oneKind.test(before) && /^\p{Lu}{2}\S*$/u.test(bareWish(after))) return [item];
  const isName = /^\p{Lu}\p{L}*$/u.test(before) && /^\p{Lu}\p{L}*\s\p{Ll}/u.test(after);
  const isTogether =
    parts.length !== 2 ||
    isName ||
    preposition.test(` ${before} `) ||
    (wordCount(bareWish(before)) > 1 && onlyAdjective.test(after));
  return isTogether || preposition.test(` ${after} `.replace(' of ', ' ')) ? [item] : parts;
}

/** A comma before an alternative is part of its list: "Java, Kotlin lub Scala", "ACA, ACCA or CIMA, and a van". */
function joinAlternatives(items: string[]): string[] {
  const bare = items.map((item) => item.replace(inBrackets, '').replace(/^.*: /, ''));
  if (relatedField.test(bare.at(-1) ?? '')) return [items.join(', ')];
  const at = bare.findIndex((item) => alternatives.test(item));
  const list = bare.slice(0, at + 1);
  const isWhole = at === items.length - 1 && list.every((item) => wordCount(item) < 4);
  const isOfNames = list.every((item) => /^\p{Lu}/u.test(item) && wordCount(item.split(alternatives)[0] ?? '') < 3);
  if (at < 1 || (!isWhole && !isOfNames)) return items;
  return [items.slice(0, at + 1).join(', '), ...items.slice(at + 1)];
}

/**
 * The requirements that one sentence asks for: "Excel, wykształcenie wyższe, angielski B1" are three, "SolidWorks (CSWP is a
 * plus)" two. A list of alternatives stays one.
 */
export function splitComposite(sentence: string): { required: string[]; wishes: string[] } {
  if (sentence.length > longestSentence) return { required: [sentence], wishes: [] };
  const wishes: string[] = [];
  const [, alone = sentence, alike = ''] = (isWish(sentence) && likewise.exec(sentence)) || [];
  if (alike !== '') wishes.push(bareWish(alike));
  const rest = alone
    .replace(wishAfterDash, ', ')
    .replace(asWell, ', ')
    .replace(inBrackets, (found, inner: string) => {
      if (/!\s*$/.test(inner)) return ' ';
      if (!isWish(inner) || onlyWish.test(inner.trim())) return found;
      wishes.push(bareWish(inner));
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;]|$)/g, '')
    .trim();
  return { required: joinAlternatives(joinExplanations(cutAtCommas(rest))), wishes };
}

/** "obsługa przyrządów: suwmiarka, mikrometr": what stands before names the list. */
const afterColon = /^(?<head>\p{L}\S* [^:–—]{3,}?):\s(?<list>[^:]+)$/u;
/** "a WMS used daily – SAP EWM, Reflex or Manhattan" */
const afterDash = /^(?<head>\S+ [^:–—]{5,}?)\s[–—-]\s(?<list>\p{Lu}[^:–—]+)$/u;
const between = /,\s+|\s(?:lub|albo|i|oraz|or|and)\s/iu;
/** More words are no item of a list, but a wish of its own. */
const mostWords = 3;

/** Whether an item is a list of things with the words that name it: it stays whole. */
function isWholeList(item: string): boolean {
  const { head = '', list = '' } = (afterColon.exec(item) ?? afterDash.exec(item))?.groups ?? {};
  if (list === '' || leadInOf(`${head}: `) !== '') return false;
  const items = list.replace(/\([^()]*\)/g, '').split(between);
  return items.length > 1 && items.every((one) => one.trim().split(/\s+/).length <= mostWords);
}
