'use client';

import { Check, ChevronDown, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { usePersonName } from '@/components/users/use-person-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { DueDay } from './next-step-text';
import { StageLabel } from './stage-label';
import { StageMenu } from './stage-menu';
import { useSetFollowUps } from './use-set-follow-ups';
import { useSetStage } from './use-set-stage';
import { useStageName } from './use-stage-name';

const FollowUpDialog = lazyPart(() => import('./follow-up-dialog').then((module) => module.FollowUpDialog));

interface FollowUpBarProps {
  candidate: Pick<CandidateDto, 'id' | 'processId' | 'decision' | 'followUp'>;
  name: string;
  mayDecide: boolean;
}

/** Stage, owner and next step of a candidate who is advanced, or has some of them. */
export function FollowUpBar({ candidate, name, mayDecide }: FollowUpBarProps) {
  const t = useTranslations('stages.followUp');
  const personName = usePersonName();
  const [isChanging, setIsChanging] = useState(false);
  const { id, processId, decision, followUp } = candidate;
  const choice = { candidateIds: [id] };
  const change = useSetFollowUps(processId);
  const isAdvanced = decision?.decision === 'ADVANCE';
  const hasSome = followUp.owner !== null || followUp.nextStep !== '';
  if (!isChanging && !hasSome && !(isAdvanced && (mayDecide || followUp.stage || followUp.inAts))) return null;
  return (
    <section
      aria-label={t('title')}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5"
    >
      {isAdvanced && <StageChoice candidate={candidate} name={name} mayDecide={mayDecide} />}
      {followUp.nextStep && (
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 break-words">
          {followUp.nextStep}
          {followUp.dueOn && <DueDay day={followUp.dueOn} />}
        </p>
      )}
      {followUp.nextStep && mayDecide && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('doneNamed', { step: followUp.nextStep })}
          loading={change.isPending}
          onClick={() => {
            const replaces = { text: followUp.nextStep, dueOn: followUp.dueOn };
            change.mutate({ choice, nextStep: null, replaces, name, done: followUp.nextStep });
          }}
        >
          <Check aria-hidden="true" />
          {t('done')}
        </Button>
      )}
      {followUp.owner && <p className="text-ink-muted text-sm">{t('ownerOf', { name: personName(followUp.owner) })}</p>}
      {mayDecide &&
        (hasSome ? (
          <IconButton size="sm" label={t('change')} onClick={() => setIsChanging(true)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        ) : (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
            {t('act')}
          </Button>
        ))}
      {isChanging && (
        <FollowUpDialog
          processId={processId}
          choice={choice}
          followUp={followUp}
          keepAs={id}
          name={name}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}

/** The stage with its menu; only read where an ATS has the candidate, or the person may not decide. */
function StageChoice({ candidate, name, mayDecide }: FollowUpBarProps) {
  const t = useTranslations('stages');
  const stageName = useStageName();
  const { id, processId, followUp } = candidate;
  const set = useSetStage(processId);
  if (followUp.inAts || !mayDecide) return <StageLabel processId={processId} followUp={followUp} />;
  const present = followUp.stage?.stageId ?? null;
  return (
    <StageMenu
      processId={processId}
      present={present}
      onChoose={(stage) => set.mutate({ choice: { candidateIds: [id] }, stage, replaces: present, name })}
    >
      <Button size="sm" loading={set.isPending}>
        {t('choose', { stage: stageName(followUp.stage) })}
        <ChevronDown aria-hidden="true" />
      </Button>
    </StageMenu>
  );
}
