import { createTranslator } from 'next-intl';
import en from '@/messages/en/analysis-texts.json';
import pl from '@/messages/pl/analysis-texts.json';

type Locale = 'pl' | 'en';

const messages = { pl, en };

function translatorFor(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}

/** Translator of `messages/<locale>/analysis-texts.json`. */
export type AnalysisTexts = ReturnType<typeof translatorFor>;

const translators = new Map<Locale, AnalysisTexts>();

/** The texts of analyses, usable outside React and requests (durable steps, scripts). */
export function analysisTexts(locale: Locale): AnalysisTexts {
  const known = translators.get(locale);
  if (known) return known;
  const translator = translatorFor(locale);
  translators.set(locale, translator);
  return translator;
}
