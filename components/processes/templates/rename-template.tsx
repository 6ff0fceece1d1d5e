import { useTranslations } from 'next-intl';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import type { TemplateDto } from '@/lib/processes/templates/template-schemas';
import { useTemplateCall } from './use-template-call';

interface RenameTemplateProps {
  template: TemplateDto;
  onClose: () => void;
}

/** Gives a template another name. */
export function RenameTemplate({ template, onClose }: RenameTemplateProps) {
  const t = useTranslations('processTemplates');
  const { text, setText, forget } = useKeptText(`template-name.${template.id}`, template.name);
  const name = text.trim();
  const isNamed = name.length >= 2;
  const rename = useTemplateCall(template.id, t('rename.done', { name }), () => {
    forget();
    onClose();
  });
  return (
    <DialogForm
      title={t('rename.title')}
      description={template.name}
      submitLabel={t('rename.act')}
      loading={rename.isPending}
      onSubmit={() => isNamed && rename.mutate({ method: 'PATCH', body: { name } })}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('templateName')} error={isNamed ? undefined : t('tooShort')}>
        <Input value={text} maxLength={200} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </FormField>
    </DialogForm>
  );
}
