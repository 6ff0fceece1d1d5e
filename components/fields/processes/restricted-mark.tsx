import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Tooltip } from '@/components/ui/tooltip';

/** A lock beside the name of a restricted process. */
export function RestrictedMark() {
  const text = useTranslations('processAccess')('lock');
  return (
    <Tooltip content={text}>
      <LockKeyhole className="text-ink-muted size-4 shrink-0" role="img" aria-label={text} />
    </Tooltip>
  );
}
