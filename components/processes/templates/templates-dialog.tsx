import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { openProcessWizard } from '@/components/fields/processes/wizard-url';
import { templatesQuery } from '@/components/queries/processes/template-queries';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TemplateItem } from './template-item';

/** The templates of processes: make a process from one, rename it, delete it. On a page with a wizard. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('processTemplates');
  const { data, error, refetch } = useQuery(templatesQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('lead')}>
        <DialogBody className="pb-5">
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton className="h-32" />}
          {data?.items.length === 0 && <p className="text-ink-muted text-pretty">{t('none')}</p>}
          {data && data.items.length > 0 && (
            <ul>
              {data.items.map((template) => (
                <TemplateItem
                  key={template.id}
                  template={template}
                  onMade={({ id }) => {
                    onClose();
                    openProcessWizard(id);
                  }}
                />
              ))}
            </ul>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
