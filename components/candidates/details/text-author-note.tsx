'use client';

import { useTranslations } from 'next-intl';
import type { AnalysisDto, TextField } from '@/lib/domain/analysis-schemas';

interface TextAuthorNoteProps {
  analysis: Pick<AnalysisDto, 'textsBy' | 'textsModel' | 'textsReason'>;
  field: TextField;
}

/** Who wrote a text of the analysis: a model, whose sentences are checked one by one, or the rules, and why they did. */
export function TextAuthorNote({ analysis, field }: TextAuthorNoteProps) {
  const t = useTranslations('candidateDetails.writtenBy');
  const { textsBy, textsModel, textsReason } = analysis;
  const author = textsBy[field];
  // Of a text that is the rules' although the model has written others.
  const reason = textsReason ?? (textsModel === null ? null : 'partly');
  return (
    <p className="text-ink-muted mt-1.5 max-w-prose text-sm text-pretty">
      {author === 'RULES' ? t('RULES') : t(author, { model: textsModel ?? '' })}
      {author === 'RULES' && reason !== null && ` ${t(`reason.${reason}`)}`}
    </p>
  );
}
