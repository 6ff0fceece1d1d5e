import { adjectives, nouns } from './words/nominative.json';

type Gender = keyof typeof adjectives;
/** `clear` forms (instrumental, accusative) have one meaning; a genitive may belong to what stands before it. */
type Form = 'clear' | 'genitive';

interface Pattern {
  pattern: RegExp;
  noun: RegExp;
  nominative: string;
  endings: readonly (readonly string[])[];
}

/** "-ością" ends any noun, "prawem" is a whole one. */
const sourceOf = (form: string): string => form.replace(/^-/, String.raw`\p{L}+`);

function patternOf(nominative: string, forms: readonly string[], gender: Gender, form: Form): Pattern[] {
  if (forms.length === 0) return [];
  const endings = adjectives[gender][form];
  const adjective = String.raw`[\p{L}\d-]{2,}(?:${endings.map(([ending]) => ending).join('|')})`;
  const noun = `(?:${forms.map(sourceOf).join('|')})`;
  // After a genitive, "weekendowej" agrees with it only where nothing follows to which it may belong.
  const after =
    form === 'clear' ? String.raw`(?!\p{L})` : String.raw`(?=$|[,(]|\s(?:w|we|z|ze|na|do|przy|od|min)(?!\p{L}))`;
  return [
    {
      pattern: new RegExp(
        String.raw`^(?:ze?\s)?((?:(?:bardzo|co najmniej|minimum|min\.|przynajmniej|ponad)\s)*)((?:${adjective}\s){0,3})(${noun})(?!\p{L})((?:\s${adjective}){0,2}${after})?`,
        'iu',
      ),
      noun: new RegExp(`(?:${forms.map((one) => one.replace('-', '')).join('|')})$`, 'iu'),
      nominative: nominative.replace('-', ''),
      endings,
    },
  ];
}

const patterns = nouns.flatMap(({ nominative, clear, genitive, gender }) => [
  ...patternOf(nominative, clear, gender as Gender, 'clear'),
  ...patternOf(nominative, genitive, gender as Gender, 'genitive'),
]);

function agreeing(words: string, endings: Pattern['endings']): string {
  return words.replace(/[\p{L}\d-]+/gu, (word) => {
    const [from = '', to = ''] = endings.find(([ending = '']) => word.endsWith(ending)) ?? [];
    return word.slice(0, word.length - from.length) + to;
  });
}

/**
 * A Polish wish in the case in which it stands in a list: "ze znajomością SAP" becomes "znajomość SAP", "wykształcenia
 * wyższego" "wykształcenie wyższe". Anything else stays.
 */
export function inNominative(text: string): string {
  for (const { pattern, noun, nominative, endings } of patterns) {
    const [whole, degree = '', before = '', form = '', after = ''] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    const named = form.replace(noun, nominative);
    return degree + agreeing(before, endings) + named + agreeing(after, endings) + text.slice(whole.length);
  }
  return text;
}
