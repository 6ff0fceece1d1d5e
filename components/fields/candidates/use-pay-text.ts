import { useFormatter, useTranslations } from 'next-intl';
import { monthlyMinor, type ExpectedPay } from '@/lib/domain/expected-pay';

/** Pay in words, as it was said; what was converted for a month says so. Null: unknown. */
export function usePayText(): (pay: ExpectedPay | null) => string | null {
  const t = useTranslations('candidateDetails.pay');
  const format = useFormatter();
  const money = (minor: number, currency: string): string =>
    format.number(minor / 100, {
      style: 'currency',
      currency,
      useGrouping: 'always',
      ...(minor % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
    });
  return (pay) => {
    if (!pay) return null;
    const { minor, currency, unit, tax } = pay;
    const said = t(unit, { amount: money(minor, currency) }) + (tax ? ` ${t(tax)}` : '');
    if (unit === 'MONTH') return said;
    const whole = Math.round(monthlyMinor(pay) / 100) * 100;
    return `${said} (${t('converted', { amount: money(whole, currency) })})`;
  };
}
