import type { CvDocument } from '@/lib/domain/cv-document';

const polishWords = new Set(
  'i w z na do się jest oraz dla od przez po praca pracy doświadczenie wykształcenie umiejętności języki język roku lat obecnie znajomość studia firma firmy obsługa obsługi klienta klientów przy ze o za co nie lub zakresie zespołu projektów stanowisko kurs szkoła prawo jazdy doswiadczenie wyksztalcenie umiejetnosci jezyki'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the and of in to for with a an is are was as on at by from i my experience education skills languages work team years present responsible university company development management knowledge using including worked customer customers project projects school degree'.split(
    ' ',
  ),
);
const minWords = 5;

/**
 * Detects Polish or English by stop words and Polish letters.
 *
 * @returns `unknown` when the text is too short or in another language
 */
export function detectLanguage(text: string): CvDocument['language'] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let polish = 0;
  let english = 0;
  for (const word of words) {
    if (polishWords.has(word)) polish += 1;
    else if (englishWords.has(word)) english += 1;
    // Names and towns have Polish letters in English CVs too, so these words count less.
    if (/[ąćęłńśźż]/.test(word)) polish += 0.5;
  }
  if (words.length < minWords || Math.max(polish, english) < 0.04 * words.length) return 'unknown';
  return polish >= english ? 'pl' : 'en';
}
