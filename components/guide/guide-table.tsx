import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';

interface GuideTableProps {
  header: ReactNode[];
  rows: ReactNode[][];
}

/** Written once here, not at each cell: a long table would be most of its page's HTML. */
const bodyClasses = [
  'max-sm:block [&>tr]:border-b [&>tr]:align-top [&>tr]:last:border-b-0 [&>tr]:print:break-inside-avoid',
  '[&>tr]:max-sm:block [&>tr]:max-sm:px-3 [&>tr]:max-sm:py-2',
  '[&>tr>*]:min-w-20 [&>tr>*]:text-left [&>tr>*]:text-pretty [&>tr>*]:break-words [&>tr>*]:sm:px-3 [&>tr>*]:sm:py-2',
  '[&_th]:sm:min-w-36 [&_th]:sm:font-normal [&_th]:max-sm:block [&_th]:max-sm:font-medium',
  '[&_td]:max-sm:mt-1 [&_td]:max-sm:flex [&_td]:max-sm:gap-3 [&_td]:max-sm:has-[>:last-child:empty]:hidden',
  '[&_td>span]:min-w-0 [&_td>span[aria-hidden]]:text-ink-muted [&_td>span[aria-hidden]]:w-24',
  '[&_td>span[aria-hidden]]:shrink-0 [&_td>span[aria-hidden]]:sm:hidden',
].join(' ');

/**
 * A scrolling table with row headers, in a group, since landmarks of one name are hard to tell apart. On a phone each row is
 * a block; `display: block` removes the implicit ARIA roles.
 */
export function GuideTable({ header, rows }: GuideTableProps) {
  const t = useTranslations('guide');
  return (
    <div
      className="mt-4 overflow-x-auto rounded-lg border print:overflow-visible"
      tabIndex={scrollRegionTabIndex}
      role="group"
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
        <tbody className={bodyClasses}>
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {row.map((cell, column) => {
                const names = column === 0;
                const Tag = names ? 'th' : 'td';
                return (
                  <Tag key={column} role={names ? 'rowheader' : 'cell'} {...(names ? { scope: 'row' } : {})}>
                    {!names && header.length > 2 && <span aria-hidden="true">{header[column]}</span>}
                    <span>{cell}</span>
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
