import { Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Says that a model wrote a message, whatever a person has changed since. */
export function ModelMark() {
  const t = useTranslations('messages.model');
  return (
    <Badge tone="accent">
      <Sparkles aria-hidden="true" />
      {t('mark')}
    </Badge>
  );
}
