import type { PdfDocument } from './open-pdf';

/** Programs that know no time write the beginning of their calendar. */
const firstYear = 1995;

const whole = /^(?:D:)?(\d{4})-?(\d\d)-?(\d\d)/u;

/** The day of a date as PDF ("D:20240512093000Z") or XML ("2024-05-12T09:30:00Z") writes it; undefined: it is none. */
function dayOf(text: unknown): Date | undefined {
  const [, year = '', month = '', day = ''] = (typeof text === 'string' && whole.exec(text.trim())) || [];
  const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
  return Number.isNaN(date.getTime()) || Number(year) < firstYear ? undefined : date;
}

/** The later of two days that a file says of itself; undefined: it says neither. */
export function laterOf(created: unknown, modified: unknown): Date | undefined {
  const days = [created, modified].flatMap((text) => dayOf(text) ?? []);
  return days.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

/** The day on which a PDF was made or last changed, as its information says; undefined: it does not. */
export async function findFileDate(file: PdfDocument): Promise<string | undefined> {
  const metadata = await file.getMetadata().catch(() => null);
  const info = metadata?.info as { CreationDate?: unknown; ModDate?: unknown } | undefined;
  return laterOf(info?.CreationDate, info?.ModDate)?.toISOString().slice(0, 10);
}
