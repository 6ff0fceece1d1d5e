import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { fullName } from '@/components/users/full-name';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { TemplateDto } from '@/lib/processes/templates/template-schemas';
import { RenameTemplate } from './rename-template';
import { useTemplateCall } from './use-template-call';

interface TemplateItemProps {
  template: TemplateDto;
  /** A process was made from it. */
  onMade: (process: ProcessDto) => void;
}

/** A template: what it has, and what may be done with it. */
export function TemplateItem({ template, onMade }: TemplateItemProps) {
  const t = useTranslations('processTemplates');
  const format = useFormatter();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { id, name, createdBy } = template;
  const make = useMutation({
    mutationFn: () => apiAnswer<ProcessDto>({ method: 'POST', path: `/process-templates/${id}/processes` }),
    meta: { successBanner: t('made', { name }) },
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: processQueries.all }),
  });
  const close = () => setDialog(null);
  const remove = useTemplateCall(id, t('delete.done', { name }), close);
  const date = format.dateTime(new Date(template.createdAt), { dateStyle: 'medium' });
  const has = [
    t('has.requirements', { count: template.requirements }),
    template.redFlags > 0 && t('has.redFlags', { count: template.redFlags }),
    template.languages > 0 && t('has.languages', { count: template.languages }),
    template.form && t('has.form'),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-muted text-sm text-pretty">
          {has.join(' · ')}
          <br />
          {createdBy ? t('savedBy', { name: fullName(createdBy), date }) : date}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button loading={make.isPending} aria-label={t('useNamed', { name })} onClick={() => make.mutate()}>
          {t('use')}
        </Button>
        <IconButton size="sm" label={t('rename.of', { name })} onClick={() => setDialog('rename')}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('delete.of', { name })} onClick={() => setDialog('delete')}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {dialog === 'rename' && <RenameTemplate template={template} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={t('delete.title', { name })}
        confirmLabel={t('delete.act')}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ method: 'DELETE' })}
      >
        {t('delete.lead')}
      </ConfirmDialog>
    </li>
  );
}
