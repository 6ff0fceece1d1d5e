import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** No row has what the filters ask for. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useTranslations('dataTable.filter');
  return (
    <EmptyState icon={SearchX} title={title} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      {t('nothingFoundHint')}
    </EmptyState>
  );
}
