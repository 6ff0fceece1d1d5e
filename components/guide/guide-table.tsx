import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { cn } from '@/components/ui/class-names';

interface GuideTableProps {
  header: ReactNode[];
  rows: ReactNode[][];
}

/**
 * A horizontally scrolling table with row headers; on a phone each row is a block. The ARIA roles are explicit because
 * `display: block` removes the implicit ones.
 */
export function GuideTable({ header, rows }: GuideTableProps) {
  const t = useTranslations('guide');
  return (
    <div
      className="mt-4 overflow-x-auto rounded-lg border print:overflow-visible"
      tabIndex={scrollRegionTabIndex}
      role="region"
      aria-label={t('table')}
    >
      <table role="table" className="w-full max-sm:block">
        <thead className="max-sm:sr-only">
          <tr role="row" className="bg-sunken border-b text-left">
            {header.map((cell, index) => (
              <th key={index} role="columnheader" scope="col" className="px-3 py-2 align-bottom font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row, index) => (
            <tr
              key={index}
              role="row"
              className="border-b align-top last:border-b-0 max-sm:block max-sm:px-3 max-sm:py-2 print:break-inside-avoid"
            >
              {row.map((cell, column) => {
                const names = column === 0;
                const Tag = names ? 'th' : 'td';
                return (
                  <Tag
                    key={column}
                    role={names ? 'rowheader' : 'cell'}
                    {...(names ? { scope: 'row' } : {})}
                    className={cn(
                      'min-w-20 text-left font-normal text-pretty break-words sm:px-3 sm:py-2 sm:first:min-w-36',
                      names
                        ? 'max-sm:block max-sm:font-medium'
                        : 'max-sm:mt-1 max-sm:flex max-sm:gap-3 max-sm:has-[>:last-child:empty]:hidden',
                    )}
                  >
                    {!names && header.length > 2 && (
                      <span aria-hidden="true" className="text-ink-muted w-24 shrink-0 sm:hidden">
                        {header[column]}
                      </span>
                    )}
                    <span className="min-w-0">{cell}</span>
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
