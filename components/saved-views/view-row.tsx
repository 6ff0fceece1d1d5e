'use client';

import { Pencil, Star, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import type { SavedView } from './view-address';

export const viewLinkClasses =
  'hover:bg-hover flex min-h-8 min-w-0 flex-1 items-center rounded-md px-2 aria-[current=true]:font-medium';

/** All that a view sets. */
export function ViewContents({ sets }: { sets: readonly string[] }) {
  return sets.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

interface ViewRowProps {
  view: SavedView;
  href: string;
  current: boolean;
  /** All that it sets, a line each. */
  sets: readonly string[];
  onOpen: () => void;
  /** Null: this list has no default view. */
  onDefault: (() => void) | null;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved view: a link that opens it, and its actions. */
export function ViewRow({ view, href, current, onOpen, onDefault, onRename, onDelete, ...props }: ViewRowProps) {
  const t = useTranslations('savedViews');
  const { name, isDefault } = view;
  const { sets } = props;
  return (
    <li className={cn('flex items-center rounded-md', current && 'bg-selected')}>
      <Tooltip content={<ViewContents sets={sets} />} side="left">
        <Link
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={current}
          onClick={onOpen}
          className={viewLinkClasses}
        >
          <span className="min-w-0 py-1">
            <span className="block truncate">{name}</span>
            <span className="text-ink-muted block truncate text-xs font-normal">{sets.join(' · ')}</span>
          </span>
        </Link>
      </Tooltip>
      {onDefault && (
        <IconButton
          size="sm"
          label={isDefault ? t('unmakeDefault', { name }) : t('makeDefault', { name })}
          aria-pressed={isDefault}
          onClick={onDefault}
        >
          <Star aria-hidden="true" className={isDefault ? 'text-accent-ink fill-current' : undefined} />
        </IconButton>
      )}
      <IconButton size="sm" label={t('rename', { name })} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('delete', { name })} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
