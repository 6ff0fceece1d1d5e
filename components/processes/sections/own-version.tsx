'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { isSame } from './section-draft';

/** Formats a field, to compare two versions. */
export interface FieldText<Values> {
  name: keyof Values & string;
  label: string;
  /** Empty string: no value. */
  show: (values: Values) => string;
}

interface OwnVersionProps<Values> {
  fieldTexts: readonly FieldText<Values>[];
  ownVersion: Values;
  /** Current field values. */
  present: Values;
  onUse: (name: keyof Values & string) => void;
  onDiscard: () => void;
}

/** The user's input from before the server's version was taken, to copy back field by field. */
export function OwnVersion<Values>({ fieldTexts, ownVersion, present, onUse, onDiscard }: OwnVersionProps<Values>) {
  const t = useTranslations('processSections.own');
  const different = fieldTexts.filter(({ name }) => !isSame(ownVersion[name], present[name]));
  return (
    <section aria-label={t('title')} className="bg-surface mb-4 rounded-lg border text-sm">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b px-3 py-1.5">
        <h4 className="font-medium">{t('title')}</h4>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </header>
      {different.length > 0 && <p className="text-ink-muted px-3 pt-2">{t('shown')}</p>}
      {different.length === 0 && <p className="text-ink-muted px-3 py-2">{t('same')}</p>}
      <ul className="divide-y">
        {different.map(({ name, label, show }) => (
          <li key={name} className="flex items-start gap-3 px-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-ink-muted">{label}</p>
              <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line select-text">
                {show(ownVersion) || t('empty')}
              </p>
            </div>
            <Button size="sm" onClick={() => onUse(name)} aria-label={t('useField', { field: label })}>
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
