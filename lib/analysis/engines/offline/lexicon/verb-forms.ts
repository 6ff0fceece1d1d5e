import irregularVerbs from './words/irregular-verbs.json';

/** "-owanie" before "-anie": "kierowanie" is "kieruję", "sporządzanie" is "sporządzam". */
const polish: [RegExp, string[]][] = [
  [/owanie$/, ['uję', 'owałem', 'owałam', 'owano']],
  [/anie$/, ['am', 'ałem', 'ałam', 'ano']],
  [/szenie$/, ['szę', 'siłem', 'siłam', 'szono']],
  [/(?<=cz|rz|ż)enie$/, ['ę', 'yłem', 'yłam', 'ono']],
  [/(?<=i)enie$/, ['ę', 'łem', 'łam', 'ono']],
  [/enie$/, ['ę', 'iłem', 'iłam', 'ono']],
];

const irregular: Record<string, string[]> = irregularVerbs;

function englishForms(word: string): string[] {
  const known = irregular[word];
  if (known) return known;
  const base = word.slice(0, -3);
  // "Planning" is "plan", "preparing" is "prepare", "testing" is "test".
  return [`${base}ed`, `${base}e`, /([bdglmnprt])\1$/.test(base) ? base.slice(0, -1) : base];
}

/** The words of one who did it ("prowadzenie szkoleń" is "prowadziłam szkolenia") for a first word that is a noun of doing. */
export function verbForms(first: string, isPhrase: boolean): string[] {
  const word = first.toLowerCase();
  if (/[a-z]{3}ing$/.test(word)) return isPhrase ? englishForms(word) : [];
  const rule = polish.find(([ending]) => word.length > 6 && ending.test(word));
  return rule ? rule[1].map((ending) => word.replace(rule[0], ending)) : [];
}
