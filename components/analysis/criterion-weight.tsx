import { useTranslations } from 'next-intl';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';

/** What the criterion weighs, in words: required or not and its importance, or of which kind it is. */
export function CriterionWeight({ criterion }: Pick<CriterionVerdictDto, 'criterion'>) {
  const t = useTranslations('analysis');
  if (criterion.kind !== 'REQUIREMENT') return t(`kind.${criterion.kind}`);
  const { necessity, importance } = criterion;
  return (
    <>
      <span className={necessity === 'REQUIRED' ? 'text-ink' : undefined}>{t(`necessity.${necessity}`)}</span>
      <span aria-hidden="true"> · {importance}/5</span>
      <span className="sr-only">, {t('importance', { importance })}</span>
    </>
  );
}
