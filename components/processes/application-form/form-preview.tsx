import { useTranslations } from 'next-intl';
import { ApplicationForm } from '@/components/application-page/application-form';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';

/** The form as applicants see it; nothing can be sent. */
export function FormPreview({ form, onClose }: { form: ApplicationFormDto; onClose: () => void }) {
  const t = useTranslations('applicationForm.preview');
  const payRange = form.showsPay && form.payRange !== '' ? form.payRange : null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('lead')} size="lg">
        <DialogBody className="pb-5">
          <ApplicationForm code={null} form={{ ...form, payRange, stamp: '' }} onSent={onClose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
