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

/** Pay as it was said; where only a month's is known, that. */
export function payOf({
  expectedPay,
  expectedSalaryMinor: minor,
  expectedCurrency: currency,
}: PayRow): ExpectedPay | null {
  if (minor === null || currency === null) return null;
  const said = expectedPaySchema.safeParse(expectedPay).data;
  // A version that does not know how it was said may have written another amount.
  if (said && said.currency === currency && monthlyMinor(said) === minor) return said;
  return { minor, currency, unit: 'MONTH', tax: null };
}

/** What stands at a candidate. */
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

/** What was read of a candidate, whatever was corrected. */
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
 * What may be overwritten with what was read anew: all but what a person corrected. There the new value is kept beside the
 * correction, for whoever undoes it. An analysis and a synchronisation write details in no other way.
 *
 * @param row the candidate, locked by the caller's transaction
 * @returns the columns to write
 */
export async function keepCorrected(db: Db, row: DetailsRow, read: Details) {
  // Its own value: a version that knows no corrections may have written over the candidate's.
  const kept = row.detailCorrections.map(({ value }) => parsePart(value));
  for (const { id, field, readValue } of row.detailCorrections) {
    const part = partOf(field, read);
    if (JSON.stringify(partOf(field, parsePart(readValue))) === JSON.stringify(part)) continue;
    await db.detailCorrection.update({ where: { id }, data: { readValue: part } });
  }
  return columnsOf(Object.assign({ ...read }, ...kept) as Details);
}

/** The name as it stands at the candidate and as it was read before a correction: no model sees either. */
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

/** The town that the CV itself may name as the place of residence: the one that was read, corrected or not. */
export function townToMask({ city, detailCorrections }: CorrectedRow & { city: string | null }): string | null {
  const place = detailCorrections.find(({ field }) => field === 'PLACE');
  return (place && parsePart(place.readValue).city) ?? city;
}

/** The pay that verdicts and scores go by: what the CV says, corrected or not; for a month. */
export function readSalary(row: PayRow & CorrectedRow): { minor: number; currency: string } | null {
  const corrected = row.detailCorrections.find(({ field }) => field === 'SALARY');
  const pay = corrected ? parsePart(corrected.readValue).expectedPay : payOf(row);
  return pay ? { minor: monthlyMinor(pay), currency: pay.currency } : null;
}
