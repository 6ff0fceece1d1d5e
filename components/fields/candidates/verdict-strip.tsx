'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip';
import { verdictVariant } from '@/components/ui/verdict-mark';
import { translateX } from '@/components/ui/verdict-shape';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';

/** Width of a mark in px. */
export const markWidth = 18;
/** A longer strip says how many more there are. */
export const mostMarks = 22;

type Mark = CandidateListItem['verdicts'][number];

interface MarkProps {
  mark: Mark;
  /** The criterion's text. */
  label: string | undefined;
}

function MarkTooltip({ mark, label }: MarkProps) {
  const t = useTranslations('candidates');
  const ui = useTranslations('ui');
  const word = ui(`${mark.kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict'}.${mark.verdict}`);
  return (
    <span className="block space-y-0.5">
      <span className="block font-medium">{label}</span>
      <span className="block">{word}</span>
      {mark.quote && <q className="line-clamp-4 block italic">{mark.quote}</q>}
      {!mark.quote && mark.verdict === 'NO_INFORMATION' && <span className="block">{t('noEvidence')}</span>}
    </span>
  );
}

/** One SVG path per colour; a mark is 27 units wide. */
function drawMarks(verdicts: readonly Mark[], order: readonly string[]): [colour: string, path: string][] {
  const paths = new Map<string, string>();
  for (const { verdict, kind, criterionId } of verdicts) {
    const { shape, text } = verdictVariant(verdict, kind === 'RED_FLAG');
    paths.set(text, (paths.get(text) ?? '') + translateX(shape, order.indexOf(criterionId) * 27 + 1.5));
  }
  return [...paths];
}

interface VerdictStripProps {
  verdicts: readonly Mark[];
  /** Texts of the criteria by id. */
  criteria: CandidateSearchAnswer['criteria'];
  /** Ids of the criteria, each mark's place. */
  order: readonly string[];
  /** Must be stable. */
  onVerdict: (criterionId: string, verdict: Mark['verdict']) => void;
}

/**
 * One mark per criterion, below its name; a click filters by it. A table has hundreds, so each row is one SVG, tooltips
 * mount on hover, and the component is memoised against live updates.
 */
export const VerdictStrip = memo(function VerdictStrip(props: VerdictStripProps) {
  const { verdicts, criteria, onVerdict } = props;
  const order = props.order.slice(0, mostMarks);
  const shown = verdicts.filter(({ criterionId }) => order.includes(criterionId));
  const more = verdicts.length - shown.length;
  const t = useTranslations('candidates');
  const ui = useTranslations('ui');
  const [near, setNear] = useState(false);
  if (verdicts.length === 0) return null;
  const getLabel = (mark: Mark) => mark.label ?? criteria[mark.criterionId];
  const summary = verdicts
    .map((mark) => {
      const word = ui(`${mark.kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict'}.${mark.verdict}`);
      return `${getLabel(mark)}: ${word}`;
    })
    .join('; ');
  const onNear = () => setNear(true);
  return (
    <span className="relative flex h-8 w-max items-center" onPointerEnter={onNear} onTouchStart={onNear}>
      <svg
        role="img"
        aria-label={summary}
        width={order.length * markWidth}
        height={16}
        viewBox={`0 0 ${order.length * 27} 24`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawMarks(shown, order).map(([colour, path]) => (
          <path key={colour} d={path} className={colour} />
        ))}
      </svg>
      {near && (
        <span className="absolute inset-0">
          {shown.map((mark) => (
            <Tooltip key={mark.criterionId} content={<MarkTooltip mark={mark} label={getLabel(mark)} />}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={getLabel(mark)}
                className="hover:bg-hover absolute h-8 w-4.5 rounded-sm"
                style={{ left: order.indexOf(mark.criterionId) * markWidth }}
                onClick={() => onVerdict(mark.criterionId, mark.verdict)}
              />
            </Tooltip>
          ))}
        </span>
      )}
      {more > 0 && (
        <Tooltip content={t('moreVerdicts', { count: more })}>
          <span aria-hidden="true" className="text-ink-muted relative pl-1 text-xs">
            +{more}
          </span>
        </Tooltip>
      )}
    </span>
  );
});
