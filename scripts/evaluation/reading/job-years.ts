import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import type { CvDocument } from '@/lib/domain/cv-document';
import { criterion } from '../../../tests/analysis/criterion';
import type { Truth } from './truth';

/** As many whole years as a job lasted, asked for under its own title: the CV meets that. */
export interface AskedYears {
  text: string;
  isMet: boolean;
}

/** Longer ones, and those with commas or brackets, are no titles that a position asks for. */
const plainTitle = /^[^,;:()/|]{2,40}$/;

function monthOf(written: string | null | undefined, asOf: string): number | null {
  const date = written === 'now' || written === 'present' ? asOf : (written ?? '');
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  return year && month ? Number(year) * 12 + Number(month) : null;
}

function yearsInPolish(years: number): string {
  return years === 1 ? '1 rok' : new Intl.PluralRules('pl').select(years) === 'few' ? `${years} lata` : `${years} lat`;
}

function requirementsOf({ language, asOf, jobs }: Truth): string[] {
  return jobs.flatMap(({ title, from, to }) => {
    const [first, last] = [monthOf(from, asOf), monthOf(to, asOf)];
    if (title === null || !plainTitle.test(title) || first === null || last === null) return [];
    // A month less than it lasted, so that no rounding matters.
    const years = Math.floor((last - first - 1) / 12);
    if (years < 1) return [];
    if (language === 'pl') return [`Co najmniej ${yearsInPolish(years)} doświadczenia jako ${title}`];
    return [`At least ${years} ${years === 1 ? 'year' : 'years'} as ${title}`];
  });
}

/** Asks a CV for the years of each of its jobs of a year or more; it shows whether titles are read with their dates. */
export function askJobYears(document: CvDocument, truth: Truth): AskedYears[] {
  const texts = requirementsOf(truth);
  const criteria = texts.map((text, index) => criterion(index + 1, { text }));
  const judgements = judgeOffline({ document, criteria, locale: 'en', referenceDate: `${truth.asOf}-15` });
  return judgements.map(({ verdict }, index) => ({ text: texts[index] ?? '', isMet: verdict === 'MET' }));
}
