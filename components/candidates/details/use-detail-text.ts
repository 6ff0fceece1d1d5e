import { useLocale, useTranslations } from 'next-intl';
import { countryName, languageName } from '@/components/analysis/display-names';
import type { DetailField } from '@/lib/domain/detail-enums';
import type { Details } from '@/lib/domain/detail-schemas';
import { usePayText } from '@/components/fields/candidates/use-pay-text';

/** What a field of a candidate says, in words; null: nothing. */
export function useDetailText(): (field: DetailField, details: Partial<Details>) => string | null {
  const levels = useTranslations('candidates.languageLevel');
  const locale = useLocale();
  const payText = usePayText();
  return (field, details) => {
    switch (field) {
      case 'NAME':
        return [details.firstName, details.lastName].filter(Boolean).join(' ') || null;
      case 'EMAIL':
        return details.email ?? null;
      case 'PHONE':
        return details.phone ?? null;
      case 'PLACE': {
        const country = details.country && countryName(details.country, locale);
        return [details.city, details.voivodeship, country].filter(Boolean).join(', ') || null;
      }
      case 'POSITION':
        return details.currentPosition ?? null;
      case 'LANGUAGES': {
        const spoken = details.languages ?? [];
        return spoken.map((one) => `${languageName(one.language, locale)}: ${levels(one.level)}`).join(', ') || null;
      }
      case 'SALARY':
        return payText(details.expectedPay ?? null);
      case 'AVAILABILITY':
        return details.availability ?? null;
    }
  };
}
