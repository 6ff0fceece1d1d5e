/** Ukrainian letters as passports write them (Resolution 55 of the Cabinet of Ukraine, 2010), and Russian ones beside them. */
const letters = new Map(
  'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ъ= ю=iu я=ia ё=e ы=y э=e ў=u'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);

/** A word in small letters with its Cyrillic letters written as Latin ones; any other stays as it is. */
export function toLatin(word: string): string {
  if (!/\p{Script=Cyrillic}/u.test(word)) return word;
  const first = word.charAt(0) === 'є' ? 'ye' : word.charAt(0) === 'ю' ? 'yu' : word.charAt(0) === 'я' ? 'ya' : null;
  const rest = [...word].map((letter) => letters.get(letter) ?? letter);
  if (first !== null) rest[0] = first;
  return rest.join('');
}
