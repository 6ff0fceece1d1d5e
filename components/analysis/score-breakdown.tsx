'use client';

import { ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { ScoreBreakdown as Breakdown } from '@/lib/domain/analysis-schemas';

/** Highest score while a required criterion is not met (docs/specification.md, Analysis). */
const cappedMax = 59;

function useNumber() {
  const format = useFormatter();
  return (value: number, digits = 1) => format.number(value, { maximumFractionDigits: digits });
}

const sumOfWeights = ({ lines }: Breakdown) => lines.reduce((sum, line) => sum + line.weight, 0);

const columns = [
  { id: 'criterion', className: 'pr-2' },
  { id: 'verdict', className: 'px-1.5' },
  { id: 'weight', className: 'px-1.5 text-right' },
  { id: 'value', className: 'px-1.5 text-right' },
  { id: 'points', className: 'pl-2 text-right' },
] as const;

function Lines({ breakdown }: { breakdown: Breakdown }) {
  const t = useTranslations('analysis.breakdown');
  const number = useNumber();
  return (
    <div className="overflow-x-auto" tabIndex={scrollRegionTabIndex} role="region" aria-label={t('title')}>
      <table className="w-full min-w-80 text-sm">
        <thead>
          <tr className="text-ink-muted border-b text-left">
            {columns.map(({ id, className }) => (
              <th key={id} scope="col" className={cn('py-1.5 font-normal', className)}>
                {t(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {breakdown.lines.map((line) => (
            <tr key={line.criterionId} className="border-b align-top">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal text-pretty">
                {line.label}
              </th>
              <td className="px-1.5 py-1.5">
                <VerdictMark verdict={line.verdict} redFlag={line.kind === 'RED_FLAG'} show="mark" />
              </td>
              <td className="px-1.5 py-1.5 text-right">{line.weight > 0 ? number(line.weight) : '–'}</td>
              <td className="px-1.5 py-1.5 text-right whitespace-nowrap">
                {line.weight > 0 ? `× ${number(line.value, 2)}` : '–'}
              </td>
              <td className={cn('py-1.5 pl-2 text-right', line.points < 0 && 'text-negative-ink')}>
                {number(line.points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal" colSpan={2}>
              {t('base')}
            </th>
            <td className="px-1.5 py-1.5 text-right">{number(sumOfWeights(breakdown))}</td>
            <td />
            <td className="py-1.5 pl-2 text-right">{number(breakdown.base)}</td>
          </tr>
          {breakdown.redFlagPenalty > 0 && (
            <tr className="text-negative-ink border-b">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal" colSpan={4}>
                {t('penalty')}
              </th>
              <td className="py-1.5 pl-2 text-right">{number(-breakdown.redFlagPenalty)}</td>
            </tr>
          )}
          {breakdown.capped && (
            <tr className="text-caution-ink border-b">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal text-pretty" colSpan={4}>
                {t('capped')}
              </th>
              <td className="py-1.5 pl-2 text-right">{`≤ ${cappedMax}`}</td>
            </tr>
          )}
          <tr>
            <th scope="row" className="py-1.5 pr-2 text-left font-medium" colSpan={4}>
              {t('score')}
            </th>
            <td className="py-1.5 pl-2 text-right font-medium">{breakdown.score}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The score's calculation, line by line. */
export function ScoreBreakdown({ breakdown }: { breakdown: Breakdown }) {
  const t = useTranslations('analysis.breakdown');
  return (
    <details className="group border-b px-4 py-2">
      <summary className="text-ink-muted hover:text-ink flex cursor-pointer list-none items-center gap-1 rounded-sm text-sm">
        <ChevronRight className="size-4 transition-transform duration-100 group-open:rotate-90" aria-hidden="true" />
        {t('open')}
      </summary>
      <div className="pt-2 pb-1">
        <Lines breakdown={breakdown} />
        <p className="text-ink-muted mt-2 max-w-prose text-sm text-pretty">{t('explained')}</p>
        <p className="text-ink-muted mt-1 max-w-prose text-sm text-pretty">
          {t('formula', { weights: sumOfWeights(breakdown) })}
        </p>
      </div>
    </details>
  );
}
