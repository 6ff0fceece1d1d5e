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
  ['dwadziescia piec|dwudziestu pieciu|twenty[- ]five', 25],
  ['trzydziesci|trzydziestu|trzydziesto|thirty', 30],
  ['czterdziesci|czterdziestu|czterdziesto|forty', 40],
  ['piecdziesiat|piecdziesieciu|piecdziesiecio|fifty', 50],
];

const byValue = values.map(([source, value]) => ({ value, words: new RegExp(`^(?:${source})$`) }));

/** Matches a number up to 50 in folded words, either language; the longest first. */
export const numberWord = values
  .flatMap(([source]) => source.split('|'))
  .toSorted((first, second) => second.length - first.length)
  .join('|');

/** The value of digits or of words that `numberWord` matches; 0 for other text. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  return byValue.find(({ words }) => words.test(text))?.value ?? 0;
}
