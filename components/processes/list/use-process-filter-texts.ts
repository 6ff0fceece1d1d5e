'use client';

import { useTranslations } from 'next-intl';
import type { FilterTexts } from '@/components/data-table/filter-display';

/** The words of the process list's filters. */
export function useProcessFilterTexts(): FilterTexts {
  const t = useTranslations('processes');
  return {
    label: (key) => t(`filter.${key}`),
    chip: (key, values) => t(`filter.${key}Chip`, values),
    option: (labels, value) => t(`${labels}.${value}`),
  };
}
