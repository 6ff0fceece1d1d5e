import { Info } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';

interface UnjudgedNoteProps {
  /** Requirements, red flags or a description that no CV can be judged by. */
  texts: readonly string[];
  className?: string;
}

/** A description may be long. */
const longest = 160;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trim()}…` : text);

/** Names what is not judged because it says nothing a CV could be judged by; nothing where all is judged. */
export function UnjudgedNote({ texts, className }: UnjudgedNoteProps) {
  const t = useTranslations('analysis.unjudged');
  const locale = useLocale();
  if (texts.length === 0) return null;
  const quoted = texts.map((text) => t('quoted', { text: shortened(text) }));
  return (
    <p className={cn('bg-caution-soft text-caution-ink flex items-start gap-2 rounded-lg px-3 py-2', className)}>
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 text-pretty break-words">
        {t('note', { count: texts.length, texts: new Intl.ListFormat(locale, { type: 'unit' }).format(quoted) })}
      </span>
    </p>
  );
}
