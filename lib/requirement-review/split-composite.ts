/** "(CSWP is a plus)", "(technik mile widziany)": a wish of its own. */
const wish =
  /\(([^()]*\b(?:mile widzian\w*|atut\w*|plus(?:em)?|preferred|nice to have|would be (?:nice|lovely)|desirable|asset|bonus|advantage)\b[^()]*)\)/giu;
/** Alternatives and examples stay together. */
const belongsTogether = /\b(?:lub|albo|bądź|czy|or|either|np|m\.in|e\.g|such as|takich jak|jak)\b/iu;
/** What follows explains what stands before. */
const explains =
  /^(?:także|również|w tym|ale|lecz|a także|w szczególności|który|która|które|including|both|also|but|which|that|who)\b/iu;
/** "Java, min. 3 lata": how long, of what stands before. */
const onlyTime = /^(?:min(?:imum|\.)?|co najmniej|at least)?\s*\d+\+?\s?(?:lat\p{L}*|rok\p{L}*|years?)\.?$/iu;
const inBrackets = /\([^()]*\)/g;
const lastOfList = /\s(?:i|oraz|and)\s(?!\S+$|higher\b|above\b|wyżej\b|pokrewn)/iu;
/** Two wishes without a comma: the second begins as a wish does ("i certyfikat …", "and good …"). */
const secondWish =
  /\s(?:i|oraz|and)\s(?=(?:dobr\w+ |biegł\w+ |good |strong |excellent |great |solid |a )?(?:znajomoś|umiejętnoś|doświadczeni|wykształceni|certyfikat|uprawnieni|prawo jazdy|język |knowledge|experience|ability|certifi|licen[cs]e|degree|good |strong |great |excellent ))/iu;
const longestItem = 12;
/** A longer text is no list of requirements. */
const longestSentence = 600;
/** "(desirable)" is about what stands before it. */
const onlyWish = /^(?:essential|desirable|preferred|required|mile widzian\w*|nice to have|optional)$/i;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** Cuts at commas outside brackets, but not the categories of a licence ("B, C"). */
function cutAtCommas(sentence: string): string[] {
  const bare = sentence.replace(inBrackets, (found) => '_'.repeat(found.length));
  const items: string[] = [];
  let at = 0;
  for (const { index } of bare.matchAll(/,\s+(?!\p{Lu}(?!\p{L}))/gu)) {
    items.push(sentence.slice(at, index));
    at = index + 1;
  }
  return [...items, sentence.slice(at)].map((item) => item.trim()).filter((item) => item !== '');
}

function cutLast(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  const cut = lastOfList.exec(last);
  if (items.length < 2 || !cut || last.includes('('))
    return items.map((item) => item.replace(/^(?:oraz|and|i)\s+/iu, ''));
  return [...items.slice(0, -1), last.slice(0, cut.index), last.slice(cut.index + cut[0].length)];
}

/**
 * The requirements that one sentence asks for: "Excel, wykształcenie wyższe, angielski B1" are three, "SolidWorks (CSWP is a
 * plus)" two. A list of alternatives stays one.
 */
export function splitComposite(sentence: string): { required: string[]; wishes: string[] } {
  if (sentence.length > longestSentence) return { required: [sentence], wishes: [] };
  const wishes = [...sentence.matchAll(wish)]
    .map(([, inner = '']) => inner.trim())
    .filter((text) => !onlyWish.test(text));
  const rest = sentence
    .replace(wish, (found: string, inner: string) => (onlyWish.test(inner.trim()) ? found : ' '))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;]|$)/g, '')
    .trim();
  const items = cutAtCommas(rest);
  // A comma before an alternative is part of its list: "Java, Kotlin lub Scala".
  const isList = items
    .slice(1)
    .some((item) => belongsTogether.test(item.replace(inBrackets, '')) && wordCount(item) < 4);
  const isOne =
    isList || items.some((item) => explains.test(item) || onlyTime.test(item) || wordCount(item) > longestItem);
  const required = isOne ? [rest] : cutLast(items);
  return {
    required: required.flatMap((item) => (belongsTogether.test(item) ? [item] : item.split(secondWish))),
    wishes,
  };
}
