import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { templatesQuery } from '@/components/queries/processes/template-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { CopiedParts, useTakenOver } from './copied-parts';

interface SaveTemplateProps {
  process: Pick<ProcessListItem, 'id' | 'name' | 'restricted'>;
  onClose: () => void;
}

/** Says what a template takes over and who sees it, and saves it. */
export function SaveTemplate({ process, onClose }: SaveTemplateProps) {
  const t = useTranslations('processTemplates');
  const client = useQueryClient();
  const { text, setText, forget } = useKeptText(`template.${process.id}`, process.name);
  const name = text.trim();
  const isNamed = name.length >= 2;
  const save = useMutation({
    mutationFn: () => apiRequest({ method: 'POST', path: `/processes/${process.id}/templates`, body: { name } }),
    meta: { successBanner: t('save.done', { name }) },
    onSuccess: () => {
      forget();
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
  return (
    <DialogForm
      title={t('save.title', { name: process.name })}
      description={t('save.lead')}
      submitLabel={t('save.act')}
      loading={save.isPending}
      onSubmit={() => isNamed && save.mutate()}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('templateName')} error={isNamed ? undefined : t('tooShort')}>
        <Input value={text} maxLength={200} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </FormField>
      {process.restricted && (
        <p className="bg-caution-soft text-caution-ink rounded-md px-3 py-2 text-pretty">{t('save.restricted')}</p>
      )}
      <CopiedParts title={t('copied')} icon="yes">
        {useTakenOver()}
      </CopiedParts>
      <CopiedParts title={t('notCopied')} icon="no">
        {[t('parts.candidates'), t('parts.ids'), t('parts.history'), t('parts.links'), t('parts.members')]}
      </CopiedParts>
    </DialogForm>
  );
}
