import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { scrollRegionTabIndex } from '@/components/cv/scroll-region';

interface GuideTableProps {
  header: ReactNode[];
  rows: ReactNode[][];
}

/** A table that scrolls inside itself where the window is narrower; its first column names the row. */
export function GuideTable({ header, rows }: GuideTableProps) {
  const t = useTranslations('guide');
  return (
    <div
      className="mt-4 overflow-x-auto rounded-lg border print:overflow-visible"
      tabIndex={scrollRegionTabIndex}
      role="region"
      aria-label={t('table')}
    >
      <table className="w-full">
        <thead>
          <tr className="bg-sunken border-b text-left">
            {header.map((cell, index) => (
              <th key={index} scope="col" className="px-3 py-2 align-bottom font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b align-top last:border-b-0 print:break-inside-avoid">
              {row.map((cell, column) => {
                const Tag = column === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={column}
                    {...(column === 0 ? { scope: 'row' } : {})}
                    className="min-w-20 px-3 py-2 text-left font-normal text-pretty first:min-w-36"
                  >
                    {cell}
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
