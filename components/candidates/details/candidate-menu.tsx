'use client';

import {
  CalendarCheck,
  EllipsisVertical,
  FileDown,
  FileText,
  FileUp,
  Mail,
  RotateCw,
  Send,
  Split,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { MessageKind } from '@/lib/domain/message-enums';
import { maySplit } from '@/lib/domain/candidate-status';
import { useFileChoice } from './use-file-choice';

const FollowUpDialog = lazyPart(() =>
  import('@/components/candidates/stages/follow-up-dialog').then((module) => module.FollowUpDialog),
);
const SplitDialog = lazyPart(() => import('./split-dialog').then((module) => module.SplitDialog));
const ExplanationDialog = lazyPart(() =>
  import('../explanation/explanation-dialog').then((module) => module.ExplanationDialog),
);
const MessageDialog = lazyPart(() => import('../messages/message-dialog').then((module) => module.MessageDialog));
const EraseDialog = lazyPart(() => import('./erase-dialog').then((module) => module.EraseDialog));

interface CandidateMenuProps {
  candidate: CandidateDto;
  name: string;
  /** Null: not available in this status or to this user. */
  onReplaceCv: ((files: readonly File[]) => void) | null;
  replacing: boolean;
  /** A phone has no room for their buttons; null: as `onReplaceCv`. */
  onReprocess: (() => void) | null;
  onPick: (() => void) | null;
  onErased: () => void;
  mayDecide: boolean;
}

/** The message that most likely follows a decision. */
function kindAfter(decision: DecisionKind | undefined): MessageKind {
  if (decision === 'REJECT') return 'rejection';
  return decision === 'ADVANCE' ? 'invitation' : 'received';
}

/** What is seldom done with a candidate: replace the CV, explain, delete; on a phone also what else has a button. */
export function CandidateMenu({
  candidate,
  name,
  onReplaceCv,
  replacing,
  onErased,
  mayDecide,
  ...acts
}: CandidateMenuProps) {
  const t = useTranslations('candidatePage');
  const details = useTranslations('candidateDetails');
  const picks = useTranslations('ats.pick');
  const mayErase = useCan('administration');
  // Of a hidden candidate there is none.
  const mayCopy = useCan('candidate:export') && !candidate.isBlind;
  const file = useFileChoice(t('replace.act'), (files) => onReplaceCv?.(files));
  const explanation = useTranslations('explanation');
  const followUp = useTranslations('stages.followUp');
  const [isFollowing, setIsFollowing] = useState(false);
  const mayExplain = useCan('candidate:export') && candidate.analysis !== null;
  const messages = useTranslations('messages');
  const mayWrite = useCan('candidate:decide');
  const [isWriting, setIsWriting] = useState(false);
  const [isExplaining, setIsExplaining] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [isSplitting, setIsSplitting] = useState(false);
  const { onReprocess, onPick } = acts;
  const hasSeldom = onReplaceCv !== null || mayErase || mayCopy || mayExplain || mayWrite || mayDecide;
  if (!hasSeldom && !onReprocess && !onPick) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('more')} loading={replacing} className={hasSeldom ? undefined : 'sm:hidden'}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" aria-label={t('more')}>
          {onReprocess && (
            <DropdownMenuItem className="sm:hidden" onSelect={onReprocess}>
              <RotateCw aria-hidden="true" />
              {details('reprocess')}
            </DropdownMenuItem>
          )}
          {onPick && (
            <DropdownMenuItem className="sm:hidden" onSelect={onPick}>
              <Send aria-hidden="true" />
              {picks('one')}
            </DropdownMenuItem>
          )}
          {mayDecide && (
            <DropdownMenuItem onSelect={() => setIsFollowing(true)}>
              <CalendarCheck aria-hidden="true" />
              {followUp('act')}
            </DropdownMenuItem>
          )}
          {mayWrite && (
            <DropdownMenuItem onSelect={() => setIsWriting(true)}>
              <Mail aria-hidden="true" />
              {messages('act')}
            </DropdownMenuItem>
          )}
          {onReplaceCv && (
            <DropdownMenuItem onSelect={file.choose}>
              <FileUp aria-hidden="true" />
              {t('replace.act')}
            </DropdownMenuItem>
          )}
          {onReplaceCv && maySplit(candidate) && (
            <DropdownMenuItem onSelect={() => setIsSplitting(true)}>
              <Split aria-hidden="true" />
              {t('split.offer')}
            </DropdownMenuItem>
          )}
          {mayCopy && (
            <DropdownMenuItem asChild>
              <a href={`/api/v1${candidatePath(candidate.processId, candidate.id)}/data-copy`} download>
                <FileDown aria-hidden="true" />
                {t('copyData')}
              </a>
            </DropdownMenuItem>
          )}
          {mayExplain && (
            <DropdownMenuItem onSelect={() => setIsExplaining(true)}>
              <FileText aria-hidden="true" />
              {explanation('act')}
            </DropdownMenuItem>
          )}
          {mayErase && (
            <DropdownMenuItem onSelect={() => setIsErasing(true)}>
              <Trash2 aria-hidden="true" />
              {t('erase.act')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {file.input}
      {isFollowing && (
        <FollowUpDialog
          processId={candidate.processId}
          choice={{ candidateIds: [candidate.id] }}
          followUp={candidate.followUp}
          keepAs={candidate.id}
          name={name}
          onClose={() => setIsFollowing(false)}
        />
      )}
      {isSplitting && <SplitDialog candidate={candidate} onClose={() => setIsSplitting(false)} />}
      {isWriting && (
        <MessageDialog
          processId={candidate.processId}
          choice={{ candidateIds: [candidate.id] }}
          keepAs={candidate.id}
          initialKind={kindAfter(candidate.decision?.decision)}
          describe={() => ({ name, ordinalNumber: candidate.ordinalNumber })}
          onClose={() => setIsWriting(false)}
        />
      )}
      {isExplaining && <ExplanationDialog candidate={candidate} name={name} onClose={() => setIsExplaining(false)} />}
      {isErasing && (
        <EraseDialog candidate={candidate} name={name} onErased={onErased} onClose={() => setIsErasing(false)} />
      )}
    </>
  );
}
