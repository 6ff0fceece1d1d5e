import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { DetailField } from '@/lib/domain/detail-enums';
import { detailKeys, detailsSchema, expectedPaySchema, type Details } from '@/lib/domain/detail-schemas';
import { monthlyMinor, type ExpectedPay } from '@/lib/domain/expected-pay';
import { phoneE164 } from '@/lib/validation/phone-e164';

/** Of a candidate: the corrections that hold. */
export const presentCorrections = {
  where: { endedAt: null },
  select: { id: true, field: true, value: true, readValue: true },
} satisfies Prisma.Candidate$detailCorrectionsArgs;

export const payColumns = { expectedPay: true, expectedSalaryMinor: true, expectedCurrency: true } as const;

export const detailColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  city: true,
  voivodeship: true,
  country: true,
  currentPosition: true,
  languages: true,
  availability: true,
  ...payColumns,
  detailCorrections: presentCorrections,
} satisfies Prisma.CandidateSelect;

type PayRow = Prisma.CandidateGetPayload<{ select: typeof payColumns }>;
type CorrectedRow = Prisma.CandidateGetPayload<{ select: { detailCorrections: typeof presentCorrections } }>;
export type DetailsRow = Prisma.CandidateGetPayload<{ select: typeof detailColumns }>;

/** Expected pay as the person said it; where only the monthly amount is known, that amount. */
export function payOf({
  expectedPay,
  expectedSalaryMinor: minor,
  expectedCurrency: currency,
}: PayRow): ExpectedPay | null {
  if (minor === null || currency === null) return null;
  const said = expectedPaySchema.safeParse(expectedPay).data;
  // An older version of the product may have stored another amount without knowing how it was said.
  if (said && said.currency === currency && monthlyMinor(said) === minor) return said;
  return { minor, currency, unit: 'MONTH', tax: null };
}

/** The details that are shown for a candidate. */
export function detailsOf(row: DetailsRow): Details {
  return detailsSchema.parse({ ...row, expectedPay: payOf(row) });
}

/** The part of details that a field has. */
export function partOf(field: DetailField, details: Partial<Details>): Partial<Details> {
  const keys: readonly (keyof Details)[] = detailKeys[field];
  return Object.fromEntries(keys.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])));
}

/** A part of details as it is stored. */
export function parsePart(value: Prisma.JsonValue): Partial<Details> {
  return detailsSchema.partial().parse(value);
}

/** The details as read from the CV or the ATS, without corrections. */
export function readDetails(row: DetailsRow): Details {
  const read = row.detailCorrections.map(({ readValue }) => parsePart(readValue));
  return Object.assign(detailsOf(row), ...read) as Details;
}

/** A candidate's columns for these details. */
export function columnsOf({ expectedPay, ...details }: Details) {
  return {
    ...details,
    phoneE164: phoneE164(details.phone, details.country),
    expectedPay: expectedPay ? { ...expectedPay } : Prisma.DbNull,
    expectedSalaryMinor: expectedPay && monthlyMinor(expectedPay),
    expectedCurrency: expectedPay && expectedPay.currency,
  };
}

/**
 * The columns that newly read details may overwrite: all but those that a person corrected, for which the new value
 * is stored beside the correction, in case it is undone. Analyses and synchronisations write details only through
 * this.
 *
 * @param row the candidate, locked by the caller's transaction
 * @returns the columns to write
 */
export async function keepCorrected(db: Db, row: DetailsRow, read: Details) {
  // The correction's own value, because an older version of the product may have overwritten the candidate's.
  const kept = row.detailCorrections.map(({ value }) => parsePart(value));
  for (const { id, field, readValue } of row.detailCorrections) {
    const part = partOf(field, read);
    if (JSON.stringify(partOf(field, parsePart(readValue))) === JSON.stringify(part)) continue;
    await db.detailCorrection.update({ where: { id }, data: { readValue: part } });
  }
  return columnsOf(Object.assign({ ...read }, ...kept) as Details);
}

/** The names to mask before a model is asked: the present one and the one that was read. */
export function namesToMask({
  firstName,
  lastName,
  detailCorrections,
}: CorrectedRow & { firstName: string | null; lastName: string | null }) {
  const name = detailCorrections.find(({ field }) => field === 'NAME');
  const read = name ? parsePart(name.readValue) : {};
  const joined = (...names: (string | null | undefined)[]): string | null => names.filter(Boolean).join(' ') || null;
  return { firstName: joined(firstName, read.firstName), lastName: joined(lastName, read.lastName) };
}

/** The town to mask as residence: the one that the CV was read to name, even if it was corrected. */
export function townToMask({ city, detailCorrections }: CorrectedRow & { city: string | null }): string | null {
  const place = detailCorrections.find(({ field }) => field === 'PLACE');
  return (place && parsePart(place.readValue).city) ?? city;
}

/** The monthly pay by which verdicts and scores go: what the CV says, even if it was corrected. */
export function readSalary(row: PayRow & CorrectedRow): { minor: number; currency: string } | null {
  const corrected = row.detailCorrections.find(({ field }) => field === 'SALARY');
  const pay = corrected ? parsePart(corrected.readValue).expectedPay : payOf(row);
  return pay ? { minor: monthlyMinor(pay), currency: pay.currency } : null;
}
