import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Says that the candidate was rejected in the ATS. */
export function RejectedInAts() {
  const t = useTranslations('candidates');
  return (
    <Badge tone="caution">
      <Ban aria-hidden="true" />
      {t('rejectedInAts')}
    </Badge>
  );
}
