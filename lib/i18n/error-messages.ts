import { createTranslator } from 'next-intl';
import type { ErrorCode } from '@/lib/error-codes';
import type { Locale } from './locale';
import enErrors from '@/messages/en/errors.json';
import enValidation from '@/messages/en/validation.json';
import plErrors from '@/messages/pl/errors.json';
import plValidation from '@/messages/pl/validation.json';

const catalogue = {
  pl: { errors: plErrors, validation: plValidation },
  en: { errors: enErrors, validation: enValidation },
};

type Values = Record<string, string | number>;
type LooseTranslator = (key: string, values?: Values) => string;

/** The text of an error code (`messages/<locale>/errors.json`). */
export function errorMessage(locale: Locale, code: ErrorCode, values: Values = {}): string {
  const t = createTranslator({ locale, messages: catalogue[locale], namespace: 'errors' }) as LooseTranslator;
  return t(code, values);
}

/** The text of a field error (`messages/<locale>/validation.json`). */
export function fieldErrorMessage(locale: Locale, code: string, values: Values = {}): string {
  const t = createTranslator({ locale, messages: catalogue[locale], namespace: 'validation' }) as LooseTranslator;
  return t(code in catalogue[locale].validation ? code : 'wrong-format', values);
}
