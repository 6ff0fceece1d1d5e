import { useFormatter, useTranslations } from 'next-intl';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/** The expected salary in words; null: unknown. */
export function useSalaryText(): (salary: CandidateDto['expectedSalary']) => string | null {
  const t = useTranslations('candidateDetails');
  const format = useFormatter();
  return (salary) =>
    salary &&
    t('perMonth', {
      amount: format.number(salary.minor / 100, {
        style: 'currency',
        currency: salary.currency,
        maximumFractionDigits: 0,
      }),
    });
}
