import { createTranslator } from 'use-intl/core';
import en from '@/messages/en/analysis-texts.json';
import pl from '@/messages/pl/analysis-texts.json';
import type { AnalysisTexts } from './analysis-texts';

const texts: Record<'pl' | 'en', AnalysisTexts> = {
  pl: createTranslator({ locale: 'pl', messages: pl }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/**
 * The texts of analyses in `locale` and in the other language, in the reader process, which runs without the build's
 * precompiled messages (`analysis-texts.ts`).
 */
export function textsInReader(locale: 'pl' | 'en'): { texts: AnalysisTexts; otherTexts: AnalysisTexts } {
  return { texts: texts[locale], otherTexts: texts[locale === 'pl' ? 'en' : 'pl'] };
}
