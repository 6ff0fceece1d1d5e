'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { CandidateInAts } from '@/lib/ats/picks/pick-schemas';
import { useStageNames } from './use-stage-names';

/**
 * The candidate's stage in the ATS, as it was last read, or that the candidate is not there any more; nothing where the
 * stage's name is not known.
 */
export function CandidateStage({ processId, inAts }: { processId: string; inAts: CandidateInAts | undefined }) {
  const t = useTranslations('ats.stage');
  const format = useFormatter();
  const application = inAts?.application;
  const stageName = useStageNames(processId, Boolean(application?.stageId));
  if (!application) return null;
  const { gone, departure, departedAt, stageId } = application;
  const name = stageName(stageId);
  const textOf = (): string | null => {
    if (gone) return t('gone');
    if (!departure || !departedAt) return name && t('now', { name });
    return t(`departure.${departure}`, { at: format.dateTime(new Date(departedAt), { dateStyle: 'medium' }) });
  };
  const text = textOf();
  return text && <span className="text-ink-muted text-sm">{text}</span>;
}
