import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useStageNames } from '@/components/ats/picks/use-stage-names';
import { Badge } from '@/components/ui/badge';
import { Tooltip } from '@/components/ui/tooltip';
import type { FollowUp } from '@/lib/domain/stage-schemas';
import { useStageName } from './use-stage-name';

interface StageLabelProps {
  processId: string;
  followUp: Pick<FollowUp, 'stage' | 'inAts'>;
}

/** A candidate's stage; the ATS's, which is only read, where the candidate is in one. */
export function StageLabel({ processId, followUp: { stage, inAts } }: StageLabelProps) {
  const stageName = useStageName();
  if (inAts) return <AtsStage processId={processId} stageId={inAts.stageId} />;
  return stage && <Badge tone="accent">{stageName(stage)}</Badge>;
}

/** The stage in the ATS, by its name where the ATS tells it. */
export function AtsStage({ processId, stageId }: { processId: string; stageId: string | null }) {
  const t = useTranslations('stages');
  const nameOf = useStageNames(processId, stageId !== null);
  const name = nameOf(stageId);
  return (
    <Tooltip content={t('atsHint')}>
      <Badge>
        <Lock aria-hidden="true" />
        <span className="truncate">{name ? t('inAtsStage', { stage: name }) : t('inAts')}</span>
      </Badge>
    </Tooltip>
  );
}
