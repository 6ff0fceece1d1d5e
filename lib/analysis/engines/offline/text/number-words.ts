const values: [pattern: string, value: number][] = [
  ['poltora', 1.5],
  ['jeden|jednego|one', 1],
  ['dwa|dwoch|dwie|dwoje|dwoma|dwiema|dwom|dwu|two', 2],
  ['trzy|trzech|troje|trzema|trzem|three', 3],
  ['cztery|czterech|czworo|czterema|czterem|cztero|four', 4],
  ['piec|pieciu|piecioro|piecioma|piecio|five', 5],
  ['szesc|szesciu|szescioma|szescio|six', 6],
  ['siedem|siedmiu|siedmioma|siedmio|seven', 7],
  ['osiem|osmiu|osmioma|osmio|eight', 8],
  ['dziewiec|dziewieciu|dziewiecioma|dziewiecio|nine', 9],
  ['dziesiec|dziesieciu|dziesiecioma|dziesiecio|ten', 10],
  ['jedenascie|jedenastu|jedenasto|eleven', 11],
  ['dwanascie|dwunastu|dwunasto|twelve', 12],
  ['trzynascie|trzynastu|trzynasto|thirteen', 13],
  ['czternascie|czternastu|czternasto|fourteen', 14],
  ['pietnascie|pietnastu|pietnasto|fifteen', 15],
  ['szesnascie|szesnastu|szesnasto|sixteen', 16],
  ['siedemnascie|siedemnastu|seventeen', 17],
  ['osiemnascie|osiemnastu|eighteen', 18],
  ['dziewietnascie|dziewietnastu|nineteen', 19],
  ['dwadziescia|dwudziestu|dwudziesto|twenty', 20],
  ['trzydziesci|trzydziestu|trzydziesto|thirty', 30],
  ['czterdziesci|czterdziestu|czterdziesto|forty', 40],
  ['piecdziesiat|piecdziesieciu|piecdziesiecio|fifty', 50],
];
const isTens = (value: number): boolean => value >= 20;
const isUnit = (value: number): boolean => value >= 1 && value < 10 && Number.isInteger(value);

const byValue = values.map(([source, value]) => ({ value, words: new RegExp(`^(?:${source})$`) }));

const wordsOf = (isWanted: (value: number) => boolean): string =>
  values
    .filter(([, value]) => isWanted(value))
    .flatMap(([source]) => source.split('|'))
    .toSorted((first, second) => second.length - first.length)
    .join('|');

/** Matches a number up to 59 in folded words, either language ("trzydzieści pięć", "thirty-five"); the longest first. */
export const numberWord = `(?:${wordsOf(isTens)})[ -](?:${wordsOf(isUnit)})(?![a-z])|${wordsOf(() => true)}`;

const valueOf = (word: string): number => byValue.find(({ words }) => words.test(word))?.value ?? 0;

/** The value of digits or of words that `numberWord` matches; 0 for other text. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  const words = text.split(/[ -]/).map(valueOf);
  return words.includes(0) ? 0 : words.reduce((sum, value) => sum + value, 0);
}
