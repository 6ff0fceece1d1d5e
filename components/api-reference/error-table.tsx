import { useTranslations } from 'next-intl';
import { GuideTable } from '@/components/guide/guide-table';

/** Every error code with its status and message. */
export function ErrorTable({ errors }: { errors: { code: string; status: number; words: string }[] }) {
  const t = useTranslations('apiReference');
  return (
    <GuideTable
      header={[t('code'), t('status'), t('words')]}
      rows={errors.map(({ code, status, words }) => [
        <code key="code" className="whitespace-nowrap">
          {code}
        </code>,
        status,
        words,
      ])}
    />
  );
}
