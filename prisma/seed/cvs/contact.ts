const ascii: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o' };
const domains = ['poczta.example', 'skrzynka.example', 'mail.example', 'listonosz.example', 'inbox.example'];

/** Transliterates to plain Latin: `Łucja Żak` becomes `Lucja Zak`. */
export function withoutDiacritics(text: string): string {
  return text
    .replaceAll(/[łŁßø]/g, (letter) => ascii[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

interface Contact {
  email: string;
  phone: string;
  fileName: string;
}

/**
 * Contact details that reach nobody: e-mail on the reserved `.example` (RFC 2606); Polish numbers with the prefix 490,
 * unused by any known operator; British ones from Ofcom's drama range, 07700 900000-900999.
 */
export function contactOf(
  name: string,
  { locale, isBritish }: { locale: 'pl' | 'en'; isBritish: boolean },
  position: number,
): Contact {
  const words = withoutDiacritics(name)
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const local = [`${first}.${last}`, `${first[0]}.${last}`, `${first}${last}`, `${last}.${first}`][position % 4];
  return {
    email: `${local}@${domains[position % domains.length]}`,
    phone: phoneOf(isBritish, position),
    fileName: fileNameOf(name, locale, position),
  };
}

function phoneOf(isBritish: boolean, position: number): string {
  const tail = String(101 + ((position * 37) % 800)).padStart(3, '0');
  if (isBritish) return `+44 7700 900${tail}`;
  return (
    [`+48 490 100 ${tail}`, `490-200-${tail}`, `tel. 490 300 ${tail}`, `(+48) 490 400 ${tail}`][position % 4] ?? ''
  );
}

function fileNameOf(name: string, locale: 'pl' | 'en', position: number): string {
  const joined = withoutDiacritics(name).replaceAll(' ', '_');
  const polish = [
    `CV_${joined}.pdf`,
    `${name} - CV.pdf`,
    `${joined}_CV_2026.pdf`,
    `CV ${name} (1).pdf`,
    `zyciorys-${joined}.pdf`,
  ];
  const english = [
    `CV_${joined}.pdf`,
    `${name} - Resume.pdf`,
    `${joined}_CV_2026.pdf`,
    `resume-${joined.toLowerCase()}.pdf`,
  ];
  const patterns = locale === 'pl' ? polish : english;
  return patterns[position % patterns.length] ?? `${joined}.pdf`;
}
