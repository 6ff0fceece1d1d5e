'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { useCvFind } from './use-cv-find';

interface FindBarProps {
  find: ReturnType<typeof useCvFind>;
  /** Takes the focus back. */
  onClose: () => void;
}

/** The field of the search in a CV, and which of its hits is shown. Enter goes to the next, Shift+Enter back. */
export function FindBar({ find, onClose }: FindBarProps) {
  const t = useTranslations('cv.find');
  const group = useTranslations('cv')('title');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [find.asked]);
  useScreenKeys(group, [
    { keys: ['Enter'], label: t('next') },
    { keys: ['Shift+Enter'], label: t('previous') },
    { keys: ['Escape'], label: t('close'), onPress: onClose },
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.shiftKey) find.previous();
    else if (event.key === 'Enter') find.next();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  const hasHits = find.hits.length > 0;
  return (
    <div role="search" className="bg-surface flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1.5">
      <Input
        ref={field}
        aria-label={t('field')}
        placeholder={t('field')}
        className="min-w-40 flex-1"
        maxLength={100}
        value={find.phrase}
        onChange={({ target }) => find.search(target.value)}
        onKeyDown={onKeyDown}
      />
      <FindStatus find={find} />
      <div className="flex items-center">
        <IconButton size="sm" label={t('previous')} disabled={!hasHits} onClick={find.previous}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('next')} disabled={!hasHits} onClick={find.next}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

function FindStatus({ find }: Pick<FindBarProps, 'find'>) {
  const t = useTranslations('cv.find');
  const format = useFormatter();
  const { state, phrase, hits, at, leftOut } = find;
  const count = hits.length > 0 ? t('count', { at: at + 1, count: hits.length }) : t('none');
  const isReady = state === 'ready';
  return (
    <>
      <output className={cn('text-ink-muted text-sm text-pretty', !isReady && 'order-last basis-full')}>
        {isReady ? phrase.trim() && count : t(`state.${state}`)}
      </output>
      {state === 'ready' && leftOut.length > 0 && (
        <p className="text-caution-ink order-last basis-full text-sm text-pretty">
          {t('leftOut', { count: leftOut.length, pages: format.list(leftOut.map(String)) })}
        </p>
      )}
    </>
  );
}
