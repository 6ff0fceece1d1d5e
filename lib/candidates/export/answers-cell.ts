import { createTranslator } from 'next-intl';
import { readAnswers } from '@/lib/domain/application-answers';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/candidates.json';
import pl from '@/messages/pl/candidates.json';
import { maskText, type BlindMask } from '../blind/blind-mask';

const messages = { pl, en };

/** Answers of the application form in words, with their questions. */
export function wordAnswers(stored: unknown, locale: Locale): string[] {
  const t = createTranslator({ locale, messages: messages[locale] });
  return readAnswers(stored).map(({ question, kind, answer }) =>
    [question, kind === 'YES_NO' ? t(`yesOrNo.${answer === 'YES' ? 'YES' : 'NO'}`) : answer].join(' – '),
  );
}

/**
 * The answers as one cell, a line each; null: none.
 *
 * @param blind `mask`: what is masked of a hidden candidate, null where it is not known; left out of one who is shown
 */
export function answersCell(
  application: { answers: unknown } | null,
  locale: Locale,
  blind?: { mask: BlindMask | null },
): string | null {
  const text = wordAnswers(application?.answers, locale).join('\n');
  if (text === '') return null;
  return blind ? maskText(text, blind.mask) : text;
}
