import { useFormatter } from 'next-intl';
import { useCallback } from 'react';

/** Formats millionths of a currency; an amount below one keeps four decimal places. */
export function useMoney(): (micros: number, currency: string) => string {
  const format = useFormatter();
  return useCallback(
    (micros, currency) => {
      const digits = micros !== 0 && Math.abs(micros) < 1_000_000 ? 4 : 2;
      return format.number(micros / 1e6, { style: 'currency', currency, maximumFractionDigits: digits });
    },
    [format],
  );
}
