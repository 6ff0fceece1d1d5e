import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';

/** "Waits for the connection", beside what was changed; an icon alone where there is no room. */
export function UnsentMark({ iconOnly = false, className }: { iconOnly?: boolean; className?: string }) {
  const t = useTranslations('unsent');
  return (
    <span className={cn('text-caution-ink inline-flex items-center gap-1 text-sm', className)}>
      <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
      <span className={iconOnly ? 'sr-only' : undefined}>{t('waits')}</span>
    </span>
  );
}
