'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { Textarea } from '@/components/ui/textarea';
import type { LetterBlock } from '@/lib/domain/explanation-schemas';

interface LetterPartProps {
  part: LetterBlock;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const isNamed = (key: string): key is 'opening' | 'closing' | 'signature' =>
  key === 'opening' || key === 'closing' || key === 'signature';

function Quotes({ quotes }: Pick<LetterBlock, 'quotes'>) {
  const t = useTranslations('analysis');
  if (quotes.length === 0) return null;
  return (
    <ul aria-label={t('quotes')} className="flex flex-col gap-1 border-l-2 pl-3 text-sm">
      {quotes.map(({ page, text }, index) => (
        <li key={index} className="text-pretty wrap-anywhere whitespace-pre-line">
          {text} <span className="text-ink-muted">{t('page', { page })}</span>
        </li>
      ))}
    </ul>
  );
}

/** A part of the letter: its text to be edited, and the quotes that stand below it as they are. */
export function LetterPart({ part, value, error, onChange }: LetterPartProps) {
  const t = useTranslations('explanation');
  const { key, heading, quotes, isByModel, isFixed } = part;
  const label = isNamed(key) ? t(`part.${key}`) : heading;
  if (isFixed) {
    return (
      <section className="flex flex-col gap-1">
        <h3 className="font-medium">{label}</h3>
        <p className="text-pretty whitespace-pre-line">{value}</p>
        <p className="text-ink-muted text-sm text-pretty">{t('fixed')}</p>
      </section>
    );
  }
  const hints = [...(isByModel ? [t('byModel')] : []), ...(value.trim() === '' ? [t('leaveOut')] : [])];
  return (
    <div className="flex flex-col gap-2">
      <FormField label={label} hint={hints.join(' ') || undefined} error={error}>
        <Textarea rows={2} className="min-h-14" value={value} onChange={(event) => onChange(event.target.value)} />
      </FormField>
      <Quotes quotes={quotes} />
    </div>
  );
}
