import { useTranslations } from 'next-intl';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useTypedText } from '@/components/ui/use-typed-text';

interface SkipDialogProps {
  questionId: string;
  onClose: () => void;
  onSkip: (reason: string) => void;
}

/** Asks why a question is skipped. */
export function SkipDialog({ questionId, onClose, onSkip }: SkipDialogProps) {
  const t = useTranslations('interviewSimulation.skip');
  const common = useTranslations('common');
  const { text: reason, setText: setReason, forget } = useKeptText(`skip.${questionId}`);
  const typed = useTypedText(onClose, forget);
  return (
    <Dialog open onOpenChange={(open) => !open && typed.close()}>
      <DialogContent title={t('title')} description={t('lead')} size="sm">
        <form
          onFocus={typed.onFocus}
          onSubmit={(event) => {
            // React bubbles events through portals.
            event.stopPropagation();
            event.preventDefault();
            forget();
            onSkip(reason);
          }}
        >
          <DialogBody>
            <FormField label={t('reason')} optionalLabel={common('optional')}>
              <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
            </FormField>
          </DialogBody>
          <DialogFooter>
            <Button onClick={typed.close}>{t('cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('skip')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
      {typed.question}
    </Dialog>
  );
}
