'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/analysis/schemas';
import { useCvFocus } from './cv-focus';
import type { Highlight } from './highlight-map';

/** Paper is white in both themes, so these lie over it like a marker. */
const marker: Record<Verdict, string> = {
  MET: 'bg-positive/20 outline-positive',
  PARTIALLY_MET: 'bg-caution/20 outline-caution',
  NOT_MET: 'bg-negative/20 outline-negative',
  NO_INFORMATION: 'bg-unknown/20 outline-unknown',
};
const turned: Record<Verdict, Verdict> = {
  MET: 'NOT_MET',
  PARTIALLY_MET: 'PARTIALLY_MET',
  NOT_MET: 'MET',
  NO_INFORMATION: 'NO_INFORMATION',
};

const percent = (fraction: number) => `${fraction * 100}%`;

interface CvHighlightsProps {
  highlights: readonly Highlight[];
  /** What each criterion is called, by its id. */
  labels: ReadonlyMap<string, string>;
}

/** The quotes on one page. The first box of a quote is its button; further lines only repeat it for the pointer. */
export function CvHighlights({ highlights, labels }: CvHighlightsProps) {
  const t = useTranslations('cv');
  const { shown, litCriterionId, light, chooseCriterion } = useCvFocus();
  return highlights.map(({ evidenceId, criterionId, kind, verdict, quote, boxes }) => {
    const strong = shown?.evidenceId === evidenceId;
    const lit = litCriterionId === criterionId;
    return boxes.map((box, index) => (
      <button
        key={`${evidenceId}-${index}`}
        type="button"
        tabIndex={index === 0 ? 0 : -1}
        aria-hidden={index > 0 || undefined}
        aria-label={t('quoteFor', { quote, criterion: labels.get(criterionId) ?? '' })}
        aria-pressed={strong}
        data-evidence-id={evidenceId}
        data-lit={lit || strong || undefined}
        onPointerEnter={() => light(criterionId)}
        onPointerLeave={() => light(null)}
        onFocus={() => light(criterionId)}
        onBlur={() => light(null)}
        onClick={() => chooseCriterion(criterionId, evidenceId)}
        className={cn(
          'absolute z-10 rounded-sm mix-blend-multiply transition-shadow duration-100',
          marker[kind === 'RED_FLAG' ? turned[verdict] : verdict],
          (lit || strong) && 'mix-blend-normal outline-2 outline-offset-1',
        )}
        style={{
          left: percent(box.left),
          top: percent(box.top),
          width: percent(box.width),
          height: percent(box.height),
        }}
      />
    ));
  });
}
