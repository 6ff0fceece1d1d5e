/**
 * Cyrillic letters, each as one Latin letter, so that patterns for Latin letters read them too and offsets stay. з is x in a
 * word and stays alone: "з 2018" (since) is neither a Polish "z 2018" (of) nor a "Model X 2018".
 */
const letters = new Map(
  'а=a б=b в=w г=h ґ=g д=d е=e ё=e є=e ж=z з=x и=y й=i і=i ї=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=u ф=f х=h ц=c ч=c ш=s щ=s ъ=j ы=y ь=j э=e ю=u я=a'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(2)] as const),
);

const anyLetter = /[\u0400-\u04ff]/;

/** A text in small letters with its Cyrillic ones as Latin ones, of the same length. */
export function withoutCyrillic(text: string): string {
  // Most texts have none.
  if (!anyLetter.test(text)) return text;
  return text.replace(/(?!(?<!\p{L})з(?!\p{L}))[\u0400-\u04ff]/gu, (letter) => letters.get(letter) ?? letter);
}
