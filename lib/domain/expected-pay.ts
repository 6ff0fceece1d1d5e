export const payUnits = ['HOUR', 'MONTH', 'YEAR'] as const;
export const payTaxes = ['GROSS', 'NET'] as const;

/** Pay as the person says it: "55 zł/h netto". */
export interface ExpectedPay {
  /** Of one unit, in hundredths of the currency. */
  minor: number;
  /** ISO 4217. */
  currency: string;
  unit: (typeof payUnits)[number];
  /** Null: not said. */
  tax: (typeof payTaxes)[number] | null;
}

/** Full time: 21 days of eight hours, the average month of a Polish year. */
const hoursPerMonth = 168;
const perMonth: Record<ExpectedPay['unit'], number> = { HOUR: hoursPerMonth, MONTH: 1, YEAR: 1 / 12 };

/** The same for a month, by which pay is compared: full time at an hourly rate, a twelfth of yearly pay. */
export function monthlyMinor({ minor, unit }: Pick<ExpectedPay, 'minor' | 'unit'>): number {
  return Math.round(minor * perMonth[unit]);
}
