import type { Mask } from './mask';

/** A verb, what it is about, what it demands: each in its place of one line. */
const forget =
  /\b(?:ignore|disregard|forget|override|bypass|zignoruj|pomin|zapomnij|odrzuc)(?:cie)?\b.{0,60}\b(?:instru[ck]|prompt|rules?\b|criteria|guidelines|polecen|regul|kryteri|wytyczn)/;
const demands = [
  /\b(?:rate|score|rank|mark|grade|give|assign|recommend|select|treat|consider|set)\b.{0,60}\b(?:100|10\/10|met|fulfilled|satisfied|top|best|highest|perfect|max|suitable|ideal|hire)/,
  /\b(?:ocen|ocencie|przyznaj|daj|wystaw|uznaj|oznacz|zarekomenduj|wybierz|ustaw|potraktuj)\b.{0,80}(?:\b100|10\/10|\bspelnion|\bnajwyz|\bnajleps|\bmaksym|\bidealn)/,
];
const subject =
  /\b(?:this (?:candidate|applicant|cv|resume|person)|me\b|(?:all|every|each) (?:the |of the )?(?:criteri|requirement)|score|te(?:go|mu|n)? kandydat|to cv|wszystki\w{1,3} (?:kryteri|wymagan)|kazd\w{1,3} (?:kryteri|wymagan)|wynik|mnie?\b)/;
const machine =
  /\b(?:ai|llm|language model|chatgpt|gpt|assistant|model\w{0,2} jezykow|system rekrutacyjn|asysten).{0,40}(?:[:,!]|\b(?:must|should|please|musi|musisz|prosze)\b).{0,80}\b(?:rate|score|rank|ignore|output|respond|answer|return|select|recommend|hire|ocen|zignoruj|odpowiedz|zwroc|wybierz|przyznaj)\b/;
const role = /<\||\[\/?inst\]|<\/?(?:system|instructions?|cv)>|^\s{0,9}(?:system|assistant|user)\s?:/;

function isInstruction(line: string): boolean {
  if (role.test(line) || forget.test(line) || machine.test(line)) return true;
  return subject.test(line) && demands.some((demand) => demand.test(line));
}

/**
 * Lines that speak to whoever judges the CV instead of about the person: orders to a model, demands for a score.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findInstructions(text: string): Mask[] {
  const masks: Mask[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (isInstruction(line)) masks.push({ start, end, kind: 'INSTRUCTION' });
    start = end + 1;
  }
  return masks;
}
