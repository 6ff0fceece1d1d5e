import type { RecognisedWord } from './tesseract';

/** What bullets are taken for; none is a word that begins a line. */
const likeBullet = /^(?:e|e«|«|»|\*|\+|©|°|¢|®|=|¤|>|›)$/u;
/** Signs that are bullets where several lines begin with them: not those that are words. */
const maybeBullet = /^(?![aiuwz])(?:\p{Ll}|[^\p{L}\p{N}])$/u;
const severalLines = 3;

/** What "@" is taken for. */
const likeAt = '[GQ©®@]';
const domain = '[\\p{Ll}\\d-]+(?:\\.[\\p{Ll}\\d-]+)*\\.\\p{Ll}{2,}';
const endsBeforeDomain = new RegExp(`^[\\p{L}\\d._+-]*${likeAt}$`, 'u');
const isDomain = new RegExp(`^${domain}$`, 'u');
const misreadEmail = new RegExp(`^(\\p{L}?[\\p{Ll}\\d._+-]+)${likeAt}(${domain})$`, 'u');
/** "II" and "III"; neither language has such a word. */
const misreadRoman = /^I[Il1]{1,2}$/;

const email = new RegExp(`^[\\p{Ll}\\d._+-]+@${domain}$`, 'u');
const partOfName = /^(?!e?-?mail$)[\p{Ll}\d_-]{2,}$/u;

function joined(first: RecognisedWord, second: RecognisedWord, between = ''): RecognisedWord {
  const confidence = Math.min(first.confidence, second.confidence);
  return { ...first, text: first.text + between + second.text, right: second.right, confidence };
}

/** "E-mail: anna nowak@poczta.example": a small word between the label, or nothing, and an address has lost its full stop. */
function withFirstName(words: RecognisedWord[]): RecognisedWord[] {
  const at = words.findIndex(({ text }) => email.test(text));
  const [label, name, address] = [words[at - 2], words[at - 1], words[at]];
  if (!name || !address || !partOfName.test(name.text) || (label && !label.text.endsWith(':'))) return words;
  return words.toSpliced(at - 1, 2, joined(name, address, '.'));
}

/** "name © place.example", "nameG place.example": words that are one e-mail address. */
function joinEmails(words: RecognisedWord[]): RecognisedWord[] {
  const whole: RecognisedWord[] = [];
  for (const word of words) {
    const [at, name] = [whole.at(-1), whole.at(-2)];
    if (!at || !isDomain.test(word.text) || !endsBeforeDomain.test(at.text)) whole.push(word);
    else if (at.text.length > 1) whole.splice(-1, 1, joined(at, word));
    else if (name) whole.splice(-2, 2, joined(joined(name, at), word));
  }
  return withFirstName(whole.map((word) => ({ ...word, text: word.text.replace(misreadEmail, '$1@$2') })));
}

function correctRoman(word: RecognisedWord): RecognisedWord {
  return misreadRoman.test(word.text) ? { ...word, text: word.text.replace(/[l1]/g, 'I') } : word;
}

/** Corrects what is often taken for something else: bullets, the sign in e-mail addresses, Roman numbers. */
export function correctWords(lines: RecognisedWord[][]): RecognisedWord[] {
  const starts = new Map<string, number>();
  for (const [first, ...rest] of lines)
    if (first && rest.length > 0 && maybeBullet.test(first.text))
      starts.set(first.text, (starts.get(first.text) ?? 0) + 1);
  const isBullet = (text: string) => likeBullet.test(text) || (starts.get(text) ?? 0) >= severalLines;
  return lines.flatMap((line) => {
    const [first, ...rest] = joinEmails(line.map(correctRoman));
    if (!first) return [];
    return [rest.length > 0 && isBullet(first.text) ? { ...first, text: '•' } : first, ...rest];
  });
}
