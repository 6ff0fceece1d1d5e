import { useTranslations } from 'next-intl';
import { wholeNumberProblem } from '@/lib/validation/whole-number-text';

/** The error text for a whole number; undefined when valid or empty. */
export function useWholeNumberError(): (text: string, bounds: { min: number; max: number }) => string | undefined {
  const t = useTranslations('validation');
  return (text, bounds) => {
    switch (wholeNumberProblem(text, bounds)) {
      case 'integer':
        return t('integer');
      case 'min-value':
        return t('min-value', { n: bounds.min });
      case 'max-value':
        return t('max-value', { n: bounds.max });
      default:
        return undefined;
    }
  };
}
