import { BookOpenText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Says that the candidate asked that no program judges them: there is no score, and a person reads the CV. */
export function ReadByPerson() {
  const t = useTranslations('candidates');
  return (
    <Badge tone="accent">
      <BookOpenText aria-hidden="true" />
      {t('readByPerson')}
    </Badge>
  );
}
