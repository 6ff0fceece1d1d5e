'use client';
import { Columns3, Send, X, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId, useState, type ComponentProps } from 'react';
import { PickObstacle } from '@/components/ats/picks/pick-obstacle';
import { ShareShortlist } from '@/components/shortlists/share-shortlist';
import { FollowUpSelection } from '@/components/candidates/stages/follow-up-selection';
import { StageSelection } from '@/components/candidates/stages/stage-selection';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tooltip } from '@/components/ui/tooltip';
import type { PickReason } from '@/lib/ats/picks/pick-schemas';
import { compareLimits } from '@/lib/domain/candidate-enums';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { AnalyseSelection } from './analyse-selection';
import { DecideSelection } from './decide-selection';
import { EraseSelection } from './erase-selection';
import type { ExportedList } from './export-form';
import { OfferTimes } from './offer-times';
import { TellPayRange } from './tell-pay-range';
import type { CandidateSelection } from './use-candidate-selection';
import { WriteSelection } from './write-selection';

interface SelectionBarProps extends ComponentProps<typeof AnalyseSelection> {
  process: Pick<ProcessDto, 'id' | 'name' | 'status' | 'blindMode' | 'restricted'>;
  mayDecide: boolean;
  mayExport: boolean;
  mayAnalyse: boolean;
  mayErase: boolean;
  /** The columns that the list shows. */
  shown: readonly string[];
  /** Opens the preview of sending them to the ATS. Null: this process has no ATS, or the user may not. */
  onPick: (() => void) | null;
  /** Why none of them can be sent. */
  pickObstacle: PickReason | null;
}

/** The actions on selected candidates; replaces the filters while something is selected. */
export function SelectionBar({ mayDecide, mayExport, mayAnalyse, mayErase, onPick, ...props }: SelectionBarProps) {
  const { process, selection, pickObstacle } = props;
  const obstacle = onPick && startsAnalyses(process.status) ? pickObstacle : null;
  const obstacleId = useId();
  const t = useTranslations('candidates.selection');
  const { count, selectAll, clear } = selection;
  return (
    <div role="toolbar" aria-label={t('actions')} className="flex min-h-8 flex-wrap items-center gap-1.5">
      <IconButton size="sm" label={t('clear')} onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
      <p className="mr-1 font-medium tabular-nums" aria-live="polite">
        {t('count', { count })}
      </p>
      {selectAll && (
        <Button size="sm" variant="ghost" onClick={selectAll.onSelect}>
          {t('all', { count: selectAll.total })}
        </Button>
      )}
      {mayDecide && <DecideSelection process={process} selection={selection} />}
      {mayDecide && (
        <StageSelection
          processId={process.id}
          choice={selection.choice}
          onDone={selection.clear}
          describe={props.describe}
        />
      )}
      {mayDecide && (
        <FollowUpSelection
          processId={process.id}
          choice={selection.choice}
          count={count}
          onDone={clear}
          describe={props.describe}
        />
      )}
      <CompareLink processId={process.id} selection={selection} />
      {mayAnalyse && <AnalyseSelection {...props} />}
      {mayDecide && <WriteSelection processId={process.id} selection={selection} describe={props.describe} />}
      {mayDecide && <OfferTimes processId={process.id} selection={selection} />}
      {mayDecide && <TellPayRange processId={process.id} selection={selection} />}
      {mayExport && process.status !== 'ARCHIVED' && (
        <ShareShortlist process={process} candidateIds={idsOf(selection)} onDone={clear} />
      )}
      {mayExport && <ExportSelection process={process} choice={selection.choice} shown={props.shown} />}
      {onPick && <PickButton process={process} onPick={onPick} obstacleId={obstacle && obstacleId} />}
      {mayErase && <EraseSelection processId={process.id} selection={selection} describe={props.describe} />}
      {obstacle && <PickObstacle id={obstacleId} reason={obstacle} className="basis-full" />}
    </div>
  );
}

/** The candidates that were chosen one by one; none where all of a search are. */
const idsOf = ({ choice }: CandidateSelection): string[] => ('candidateIds' in choice ? choice.candidateIds : []);

/** Shown for as many candidates as stand side by side. */
function CompareLink({ processId, selection }: { processId: string; selection: CandidateSelection }) {
  const t = useTranslations('candidates.selection');
  const ids = idsOf(selection);
  if (ids.length < compareLimits.min || ids.length > compareLimits.max) return null;
  return (
    <Button size="sm" asChild>
      <Link href={`/processes/${processId}/candidates/compare?${new URLSearchParams({ ids: ids.join(',') })}`}>
        <Columns3 aria-hidden="true" />
        {t('compare')}
      </Link>
    </Button>
  );
}

interface PickButtonProps {
  process: Pick<ProcessDto, 'status'>;
  onPick: () => void;
  /** Of the text that says why none can be sent; null: some can. */
  obstacleId: string | null;
}

/** Disabled, with the reason, in a process that is not active, and where none can be sent. */
function PickButton({ process, onPick, obstacleId }: PickButtonProps) {
  const t = useTranslations('ats.pick');
  const isActive = startsAnalyses(process.status);
  const enabled = isActive && obstacleId === null;
  const button = (
    <Button
      size="sm"
      aria-disabled={!enabled || undefined}
      aria-describedby={obstacleId ?? undefined}
      onClick={enabled ? onPick : undefined}
    >
      <Send aria-hidden="true" />
      {t('one')}
    </Button>
  );
  return isActive ? button : <Tooltip content={t('notActive')}>{button}</Tooltip>;
}

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

/** Saves the selected candidates as a table. */
function ExportSelection(props: ExportedList) {
  const t = useTranslations('candidates.selection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('export')}</span>
      </Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
