'use client';

import { useTranslations } from 'next-intl';
import type { CandidateInAts } from '@/lib/ats/pick-schemas';
import { useStageNames } from './use-stage-names';

/** The candidate's stage in the ATS, as it was last read; nothing where its name is not known. */
export function CandidateStage({ processId, inAts }: { processId: string; inAts: CandidateInAts | undefined }) {
  const t = useTranslations('ats.stage');
  const application = inAts?.application;
  const stageName = useStageNames(processId, Boolean(application?.stageId));
  if (!application) return null;
  const name = application.gone ? null : stageName(application.stageId);
  if (!application.gone && !name) return null;
  return (
    <span className="text-ink-muted text-sm">{application.gone ? t('gone') : t('now', { name: name ?? '' })}</span>
  );
}
