'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The modifier of shortcuts: `Ctrl`, or `⌘` on a Mac. */
export function useModifierName(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

interface KeyNamesProps {
  /** As in `ScreenKey`. */
  keys: readonly string[];
  className?: string;
}

/** Alternative keys, labelled as on the keyboard. */
export function KeyNames({ keys, className }: KeyNamesProps) {
  const t = useTranslations('keys');
  const modifier = useModifierName();
  const getName = (key: string) => {
    if (key === 'mod') return modifier;
    if (key === ' ') return t('space');
    return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  };
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-1', className)}>
      {keys.map((key) => {
        const sequence = /^\S \S$/.test(key);
        const parts = sequence ? key.split(' ') : key.length > 1 ? key.split('+') : [key];
        return (
          <Fragment key={key}>
            {parts.map((part, index) => (
              <Fragment key={part}>
                {sequence && index > 0 && <span className="text-ink-muted text-xs">{t('then')}</span>}
                <Kbd>{getName(part)}</Kbd>
              </Fragment>
            ))}
          </Fragment>
        );
      })}
    </span>
  );
}
