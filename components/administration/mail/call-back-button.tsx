'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Calls a message to a candidate back that waits to be sent; `mailId` null: all of them. */
export function CallBackButton({ mailId }: { mailId: string | null }) {
  const t = useTranslations('administrationMail.callBack');
  const router = useRouter();
  const banner = useBanner();
  const callBack = useMutation({
    meta: { successBanner: false },
    mutationFn: () =>
      apiAnswer<{ count: number }>({
        path: '/administration/mail/call-back',
        method: 'POST',
        body: { mailIds: mailId === null ? null : [mailId] },
      }),
    onSuccess: ({ count }) => {
      if (count === 0) banner.showError(t('tooLate'));
      else banner.showSuccess(t('done', { count }));
      router.refresh();
    },
  });
  return (
    <Button size="sm" loading={callBack.isPending} onClick={() => callBack.mutate()}>
      {t(mailId === null ? 'all' : 'one')}
    </Button>
  );
}
