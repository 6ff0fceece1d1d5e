import { useFormatter, useTranslations } from 'next-intl';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { CopyField } from '@/components/ui/copy-field';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import type { ApplicationFormDto, ApplicationLinkDto } from '@/lib/application-form/form-schemas';
import { formLimits } from '@/lib/domain/application-enums';
import { useFormCall } from './use-form-call';

interface FormLinksProps {
  processId: string;
  form: ApplicationFormDto;
  mayEdit: boolean;
}

/** The links to the form, one for each place where it is published, with how many came by it. */
export function FormLinks({ processId, form, mayEdit }: FormLinksProps) {
  const t = useTranslations('applicationForm.links');
  return (
    <div>
      <h3 className="text-sm font-medium">{t('title')}</h3>
      <p className="text-ink-muted max-w-prose text-sm text-pretty">{t('lead')}</p>
      {form.links.length === 0 && <p className="mt-1">{t('none')}</p>}
      <ul className="mt-1">
        {form.links.map((link) => (
          <LinkItem key={link.id} processId={processId} link={link} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && <AddLink processId={processId} />}
    </div>
  );
}

function LinkItem({ processId, link, mayEdit }: { processId: string; link: ApplicationLinkDto; mayEdit: boolean }) {
  const t = useTranslations('applicationForm.links');
  const format = useFormatter();
  const { id, source, url, revokedAt, applications } = link;
  const revoke = useFormCall(processId, t('revoked', { source }));
  const came = t('came', { count: applications });
  const end = revokedAt && t('revokedOn', { date: format.dateTime(new Date(revokedAt), { dateStyle: 'medium' }) });
  return (
    <li className="border-t py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{source}</span>{' '}
          <span className="text-ink-muted text-sm">{[came, end].filter(Boolean).join(' · ')}</span>
        </p>
        {mayEdit && !revokedAt && (
          <ConfirmButton
            size="sm"
            variant="ghost"
            aria-label={t('revokeOf', { source })}
            title={t('revokeTitle', { source })}
            text={t('revokeLead')}
            confirmLabel={t('revokeAct')}
            danger
            loading={revoke.isPending}
            onConfirm={(close) =>
              revoke.mutate({ path: `application-links/${id}`, method: 'DELETE' }, { onSuccess: close })
            }
          >
            {t('revoke')}
          </ConfirmButton>
        )}
      </div>
      {!revokedAt && <CopyField label={t('address', { source })} value={url} />}
    </li>
  );
}

function AddLink({ processId }: { processId: string }) {
  const t = useTranslations('applicationForm.links');
  const { text, setText, forget } = useKeptText(`application-link.${processId}`);
  const add = useFormCall(processId, t('added', { source: text.trim() }), () => {
    forget();
    setText('');
  });
  return (
    <form
      noValidate
      className="mt-2 flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const source = text.trim();
        if (source !== '' && !add.isPending)
          add.mutate({ path: 'application-links', method: 'POST', body: { source } });
      }}
    >
      <FormField label={t('source')} hint={t('sourceHint')} className="min-w-0 flex-1 basis-60">
        <Input
          value={text}
          maxLength={formLimits.source}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <Button type="submit" className="sm:mt-6" loading={add.isPending} disabled={text.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
