import { createTranslator } from 'next-intl';
import type { ExpectedPay } from '@/lib/domain/expected-pay';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/candidate-details.json';
import pl from '@/messages/pl/candidate-details.json';

const messages = { pl, en };

/** Pay as it was said: "55 PLN/h netto". */
export function payCell(pay: ExpectedPay | null, locale: Locale): string | null {
  if (!pay) return null;
  const t = createTranslator({ locale, messages: messages[locale] });
  const said = t(`pay.${pay.unit}`, { amount: `${pay.minor / 100} ${pay.currency}` });
  return pay.tax ? `${said} ${t(`pay.${pay.tax}`)}` : said;
}
