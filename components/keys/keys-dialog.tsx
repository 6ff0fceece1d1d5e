'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/class-names';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { useCharacterKeys } from './character-keys';
import { isCharacterKey, keyGroups, listKeys, type ScreenKey } from './key-groups';
import { KeyNames } from './key-names';

/** The shortcuts of the screen, and the switch for single characters (WCAG 2.1.4). */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('keys');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent title={t('title')} size="lg">
        <KeysBody />
      </DialogContent>
    </Dialog>
  );
}

function KeysBody() {
  const t = useTranslations('keys');
  const id = useId();
  const [characters, turnCharacters] = useCharacterKeys();
  // The screen's own keys first.
  const groups = listKeys(useTabStore(keyGroups)).toSorted(
    (one, other) => Number(one.title === t('everywhere')) - Number(other.title === t('everywhere')),
  );
  return (
    <DialogBody className="pb-5">
      <div className={cn('gap-x-10', groups.length > 1 && 'sm:columns-2')}>
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="mb-4 break-inside-avoid">
            <h3 className="text-ink-muted mb-1 text-sm">{title}</h3>
            <dl className="divide-y">
              {keys.map((key) => (
                <KeyLine key={key.keys.join()} entry={key} characters={characters} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex items-start gap-3 border-t pt-4">
        <Checkbox
          id={id}
          className="mt-0.75"
          checked={characters}
          onCheckedChange={(checked) => turnCharacters(checked === true)}
          aria-describedby={`${id}-hint`}
        />
        <div>
          <label htmlFor={id}>{t('characters')}</label>
          <p id={`${id}-hint`} className="text-ink-muted text-sm text-pretty">
            {t('charactersHint')}
          </p>
        </div>
      </div>
    </DialogBody>
  );
}

function KeyLine({ entry, characters }: { entry: ScreenKey; characters: boolean }) {
  const t = useTranslations('keys');
  const off = (key: string) => !characters && isCharacterKey(key);
  const keys = entry.keys.filter((key) => !off(key));
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0 text-pretty">{entry.label}</dt>
      <dd className="shrink-0">
        {keys.length > 0 ? <KeyNames keys={keys} /> : <span className="text-ink-muted text-sm">{t('turnedOff')}</span>}
      </dd>
    </div>
  );
}
