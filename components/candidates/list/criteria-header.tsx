import { List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import { markWidth, mostMarks } from '@/components/fields/candidates/verdict-strip';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { Tooltip } from '@/components/ui/tooltip';
import { rowHeight, stem, type CriteriaFan } from './criteria-fan';

export interface NamedCriterion {
  id: string;
  shortName: string;
  /** The whole text. */
  label: string;
}

/** Which short name stands for which criterion. */
function Legend({ criteria }: { criteria: readonly NamedCriterion[] }) {
  return (
    <dl className="divide-y text-sm">
      {criteria.map(({ id, shortName, label }, index) => (
        <div key={id} className="flex gap-3 px-2 py-1.5">
          <dt className="flex w-40 shrink-0 gap-2 font-medium">
            <span className="text-ink-muted w-5 shrink-0 text-right tabular-nums">{index + 1}.</span>
            <span className="min-w-0 break-words">{shortName}</span>
          </dt>
          <dd className="min-w-0 flex-1 text-pretty break-words">{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The names over their marks. A phone has no room for them: it has the legend. */
function Names({
  criteria,
  fan,
  onOpen,
}: {
  criteria: readonly NamedCriterion[];
  fan: CriteriaFan;
  onOpen: () => void;
}) {
  const t = useTranslations('candidates.criteria');
  const shown = criteria.slice(0, mostMarks);
  const width = shown.length * markWidth;
  return (
    <Toolbar.Root
      aria-label={t('names')}
      className="relative z-1 max-md:hidden"
      style={{ width, height: fan.height, marginLeft: fan.indent }}
    >
      {shown.map(({ id, shortName, label }, index) => {
        const { name, isLeft, row } = fan.names[index] ?? { name: '', isLeft: false, row: 0 };
        const line = index * markWidth + markWidth / 2;
        const bottom = stem + row * rowHeight;
        return (
          <span key={id}>
            <span
              aria-hidden="true"
              className="bg-line-strong absolute bottom-0 w-px"
              style={{ left: line, height: bottom }}
            />
            <Tooltip content={label}>
              <Toolbar.Button
                aria-label={name === shortName ? undefined : `${index + 1}. ${shortName}`}
                className="hover:text-ink focus-visible:text-ink absolute rounded-xs text-xs leading-none font-normal whitespace-nowrap hover:underline"
                style={{ bottom, height: rowHeight, ...(isLeft ? { right: width - line - 3 } : { left: line - 3 }) }}
                onClick={onOpen}
              >
                {name}
              </Toolbar.Button>
            </Tooltip>
          </span>
        );
      })}
    </Toolbar.Root>
  );
}

interface CriteriaHeaderProps {
  label: string;
  criteria: readonly NamedCriterion[];
  fan: CriteriaFan;
}

/** The criteria's short names over their marks, and a legend with the whole texts. */
export function CriteriaHeader({ label, criteria, fan }: CriteriaHeaderProps) {
  const t = useTranslations('candidates.criteria');
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor asChild>
        <div>
          <PopoverTrigger className="hover:bg-hover hover:text-ink -mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1">
            {label}
            <List className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="sr-only">{t('openLegend')}</span>
          </PopoverTrigger>
          {criteria.length > 0 && <Names {...{ criteria, fan }} onOpen={() => setOpen(true)} />}
        </div>
      </PopoverAnchor>
      <PopoverContent className="w-112 p-1" tabIndex={scrollRegionTabIndex} aria-label={t('legend')}>
        <Legend criteria={criteria} />
      </PopoverContent>
    </Popover>
  );
}
