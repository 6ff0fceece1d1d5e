import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { CompareCell } from './compare-cell';
import { compareClasses } from './compare-classes';
import type { CompareRow as Row } from './compare-rows';

interface CompareRowProps {
  row: Row;
  /** Of the candidates, in order. */
  ids: readonly string[];
}

/** A criterion with each candidate's verdict and first quote; its button unfolds the words, reasons and other quotes. */
export function CompareRow({ row, ids }: CompareRowProps) {
  const t = useTranslations('compare');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tr>
      <th scope="row" className={cn(compareClasses.head, compareClasses.first)}>
        <button
          type="button"
          aria-expanded={isOpen}
          title={isOpen ? t('fold') : t('unfold')}
          onClick={() => setIsOpen(!isOpen)}
          className="hover:bg-hover -mx-1.5 flex w-[calc(100%+0.75rem)] items-start gap-1 rounded-sm px-1 py-0.5 text-left"
        >
          <ChevronRight
            className={cn('text-ink-muted mt-0.5 size-4 shrink-0 transition-transform', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <span className={cn('min-w-0 text-pretty break-words', !isOpen && 'line-clamp-3')}>{row.label}</span>
        </button>
      </th>
      {row.verdicts.map((verdict, index) => (
        <td key={ids[index]} className={compareClasses.cell}>
          <CompareCell verdict={verdict} isOpen={isOpen} />
        </td>
      ))}
    </tr>
  );
}
