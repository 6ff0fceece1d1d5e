'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { AnalysisDto, TextField } from '@/lib/domain/analysis-schemas';
import { toLocale } from '@/lib/i18n/locale';

interface WrittenInNoteProps {
  analysis: Pick<AnalysisDto, 'textsBy' | 'locale'>;
  field: TextField;
}

/** In which language the rules composed a text, where it is not the reader's; a model writes in both. */
export function WrittenInNote({ analysis, field }: WrittenInNoteProps) {
  const t = useTranslations('analysis.engine.writtenIn');
  const locale = useLocale();
  if (analysis.locale === toLocale(locale) || analysis.textsBy[field] === 'MODEL') return null;
  return <p className="text-ink-muted mt-1 text-sm">{t(analysis.locale)}</p>;
}
