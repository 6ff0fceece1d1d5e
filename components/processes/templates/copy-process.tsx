import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { openProcessWizard } from '@/components/fields/processes/wizard-url';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { processQueries } from '@/components/queries/processes/process-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ProcessDto, ProcessListItem } from '@/lib/domain/process-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { CopiedParts, useTakenOver } from './copied-parts';

interface CopyProcessProps {
  process: Pick<ProcessListItem, 'id' | 'name' | 'restricted'>;
  onClose: () => void;
}

/** Characters of the name that are kept: with the addition it stays within 200. */
const longestName = 180;

/** Says what a copy takes over, makes it and opens it, still in creation. On a page with a wizard. */
export function CopyProcess({ process, onClose }: CopyProcessProps) {
  const t = useTranslations('processTemplates');
  const client = useQueryClient();
  const { id, restricted } = process;
  const { text, setText, forget } = useKeptText(
    `copy.${id}`,
    t('copy.proposed', { name: process.name.slice(0, longestName) }),
  );
  const [members, setMembers] = useState(false);
  const name = text.trim();
  const isNamed = name.length >= 2;
  const copy = useMutation({
    mutationFn: () =>
      apiAnswer<ProcessDto>({ method: 'POST', path: `/processes/${id}/copies`, body: { name, members } }),
    meta: { successBanner: t('copy.done', { name }) },
    onSuccess: (made) => {
      forget();
      onClose();
      openProcessWizard(made.id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: processQueries.all }),
  });
  const taken = useTakenOver();
  const left = [t('parts.candidates'), t('parts.ids'), t('parts.history'), t('parts.links')];
  return (
    <DialogForm
      title={t('copy.title', { name: process.name })}
      description={t('copy.lead')}
      submitLabel={t('copy.act')}
      loading={copy.isPending}
      onSubmit={() => isNamed && copy.mutate()}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('name')} error={isNamed ? undefined : t('tooShort')}>
        <Input value={text} maxLength={200} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </FormField>
      <CopiedParts title={t('copied')} icon="yes">
        {restricted ? [...taken, t('parts.restricted')] : taken}
      </CopiedParts>
      {!restricted && (
        <ToggleField label={t('copy.members')} hint={t('copy.membersHint')} value={members} onChange={setMembers} />
      )}
      <CopiedParts title={t('notCopied')} icon="no">
        {left}
      </CopiedParts>
    </DialogForm>
  );
}
